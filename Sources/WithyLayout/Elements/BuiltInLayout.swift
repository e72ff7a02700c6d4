/// A container of Withy that a type lays out, and whose guides are those of its elements.
protocol BuiltInLayout: Layout {}
