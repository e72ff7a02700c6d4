/// A container of Withy that a type lays out, and whose guides are those of its elements.
///
/// Its cache holds no answers of elements that it relies on, so that it stays where measuring gives up.
protocol BuiltInLayout: Layout {}
