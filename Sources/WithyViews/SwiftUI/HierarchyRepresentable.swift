#if (WITHY_UIKIT || WITHY_APPKIT) && canImport(SwiftUI)
  public import SwiftUI

  /// A block of views as a view of SwiftUI.
  ///
  /// ```swift
  /// struct Player: View {
  ///   let model: PlayerModel
  ///
  ///   var body: some View {
  ///     HierarchyRepresentable {
  ///       WaveformView.make(.init(frame: .zero)).samples(model.samples)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The block is evaluated when SwiftUI updates the view, and when observed state that it has read
  /// changes; only the differences are applied. If it is, or contains, a layout, that answers
  /// SwiftUI's proposals. Otherwise its views all fill the view, unless constraints place them.
  ///
  /// Names such as `HStack` belong to both: in a file that imports both, name the module,
  /// `SwiftUI.HStack`.
  @MainActor
  public struct HierarchyRepresentable {
    private let block: () -> ViewHierarchy

    /// Creates a view of SwiftUI.
    ///
    /// - Parameter block: A block of views. It is retained until SwiftUI updates the view.
    public init(@ViewHierarchyBuilder _ block: @escaping () -> ViewHierarchy) { self.block = block }

    private func makeView() -> LiveView {
      let view = LiveView()
      view.content.fillsView = true
      return view
    }
  }

  #if WITHY_UIKIT
    extension HierarchyRepresentable: UIViewRepresentable {
      /// Creates the view that shows the block.
      public func makeUIView(context: Context) -> LiveView { makeView() }

      /// Shows the block, and reuses the views that are there.
      public func updateUIView(_ uiView: LiveView, context: Context) { uiView.show(0, block) }

      /// Returns the size of the layout or, without one, the greatest lengths of the views that fill
      /// the view; `nil` if constraints place them.
      public func sizeThatFits(
        _ proposal: SwiftUI.ProposedViewSize,
        uiView: LiveView,
        context: Context
      ) -> CGSize? {
        uiView.content.layoutSize(for: ProposedSize(width: proposal.width, height: proposal.height))
      }
    }
  #else
    extension HierarchyRepresentable: NSViewRepresentable {
      /// Creates the view that shows the block.
      public func makeNSView(context: Context) -> LiveView { makeView() }

      /// Shows the block, and reuses the views that are there.
      public func updateNSView(_ nsView: LiveView, context: Context) { nsView.show(0, block) }

      /// Returns the size of the layout or, without one, the greatest lengths of the views that fill
      /// the view; `nil` if constraints place them.
      public func sizeThatFits(
        _ proposal: SwiftUI.ProposedViewSize,
        nsView: LiveView,
        context: Context
      ) -> CGSize? {
        nsView.content.layoutSize(for: ProposedSize(width: proposal.width, height: proposal.height))
      }
    }
  #endif
#endif
