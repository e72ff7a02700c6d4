public import Withy

extension Part {
  /// Creates a part of a layout that is evaluated along with the block around it, and whenever
  /// state that it read changes.
  ///
  /// In a `live` block, a change of state that only the part reads evaluates the part alone; the
  /// leaves around it keep their cached sizes.
  ///
  /// ```swift
  /// VStack {
  ///   title
  ///   Part { Label.make.text("\(clock.seconds) s").layout.padding(4) }
  /// }
  /// ```
  ///
  /// - Parameter block: A block of leaves, builders of leaves and elements. It is retained, and
  ///   evaluated after the block around it.
  @inlinable
  @_disfavoredOverload
  public init<Node>(@LayoutBuilder<Node> _ block: @escaping () -> LayoutGroup<Node>)
  where Content == LayoutGroup<Node> {
    let elements = PartElements(block)
    self.init(_element: PartElement(output: elements) { elements.describe() })
  }

  /// Creates a part of a layout that is skipped while a value is equal.
  ///
  /// The part is evaluated when the value or any state that it read has changed. The newest block is
  /// retained.
  @inlinable
  @_disfavoredOverload
  public init<Value: Equatable, Node>(
    _ value: Value,
    @LayoutBuilder<Node> _ block: @escaping () -> LayoutGroup<Node>
  ) where Content == LayoutGroup<Node> {
    let elements = PartElements(block)
    self.init(_element: ValuePartElement(value: value, output: elements) { elements.describe() })
  }

  /// Creates a part of a layout that reads a value of the environment.
  ///
  /// ```swift
  /// Part(reading: \.theme) { theme in title.layout.padding(theme.margin) }
  /// ```
  @inlinable
  @_disfavoredOverload
  public init<Value, Node>(
    reading keyPath: KeyPath<EnvironmentValues, Value>,
    @LayoutBuilder<Node> _ block: @escaping (Value) -> LayoutGroup<Node>
  ) where Content == LayoutGroup<Node> {
    self.init { block(EnvironmentValues._current[keyPath: keyPath]) }
  }
}

extension Part: Arrangeable where Content: Arrangeable {
  /// Returns the description of the part, whose block is evaluated later.
  @inlinable
  public static func layoutContent(of element: Part) -> LayoutContent<Node> {
    let part = element._element
    return LayoutContent(
      .nested { walk, _ in
        (part.output as? PartElements)?.hierarchy(of: part, in: walk) ?? Hierarchy()
      }
    )
  }
}

extension ForEach where Element: Equatable {
  /// Skips elements that are equal to those of the previous pass, without calling their blocks.
  ///
  /// Each element is observed on its own, like a `Part`: it is evaluated when it has changed or
  /// state that its block read has changed.
  @inlinable
  public func equatable<Node>() -> ForEach where Content == LayoutGroup<Node> {
    _replacingContent { element, content in LayoutGroup { Part(element) { content(element) } } }
  }
}
