/// A layout type of Withy's own, whose guides are those of its elements.
///
/// Its cache does not rely on sizes of elements, so it stays valid when a measurement gives up.
protocol BuiltInLayout: Layout {}
