/// A layout type of Withy's own, whose guides are those of its elements.
protocol BuiltInLayout: Layout {}
