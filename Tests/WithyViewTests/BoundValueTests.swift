// What a user types, the stubs do.
#if (WITHY_UIKIT || WITHY_APPKIT) && !canImport(ObjectiveC)
  import Foundation
  import Observation
  import TestSupport
  import Testing

  #if WITHY_UIKIT
    @testable import WithyUIKit

    private typealias Field = UITextField
    private typealias TextView = UITextView
  #else
    @testable import WithyAppKit

    private typealias Field = NSTextField
    private typealias TextView = NSTextView
  #endif

  /// A search, whose query is in lower case, without digits, and short.
  @MainActor @Observable
  private final class Search {
    var sets = 0
    var volume: Slider.Number = 0
    var isExact = false
    private var stored = ""
    var query: String {
      get { stored }
      set {
        sets += 1
        if newValue.count <= 6 { stored = newValue.lowercased().filter { !$0.isNumber } }
      }
    }
  }

  #if WITHY_UIKIT
    private enum Slider {
      typealias Number = Float
    }
  #else
    private enum Slider {
      typealias Number = Double
    }
  #endif

  /// A field with an optional value, which is nil while it is empty.
  private final class NicknameField: Field {
    var nickname: String? {
      get { shown.isEmpty ? nil : shown }
      set { setText(newValue ?? "") }
    }

    func clear() { setText("") }

    private func setText(_ text: String) {
      #if WITHY_UIKIT
        self.text = text
      #else
        stringValue = text
      #endif
    }
  }

  @MainActor
  @Suite("Two-way values of controls")
  struct BoundValueTests {
    private let field = Field()
    private let search = Search()

    init() { prepare() }

    /// A builder of a field, or of this one, whose text is bound.
    private func bound(_ builder: Builder<Field>) -> Builder<Field> {
      #if WITHY_UIKIT
        builder.text.bound(to: search, \.query)
      #else
        builder.stringValue.bound(to: search, \.query)
      #endif
    }

    /// Types into a field, and waits for the main queue.
    private func type(_ text: String, isComposing: Bool = false, in other: Field? = nil) async {
      (other ?? field).type(text, isComposing: isComposing)
      await drainMainQueue()
    }

    @Test("Typed text reaches the model, and the field shows what the model makes of it")
    func typing() async {
      search.query = "ab"
      bound(field.with).build()
      #expect(field.shown == "ab")
      field.cursor = 1
      await type("x")
      #expect([search.query, field.shown] == ["axb", "axb"])
      #expect(field.cursor == 2)
      // Written in lower case, the text has its length.
      await type("YZ")
      #expect([search.query, field.shown] == ["axyzb", "axyzb"])
      #expect(field.cursor == 4)
      // Refused, the text is the former one, with the cursor where it was.
      await type("123")
      #expect([search.query, field.shown] == ["axyzb", "axyzb"])
      #expect(field.cursor == 4)
      #expect(search.sets == 4)
    }

    @Test(
      "If a text becomes shorter than what was behind the cursor, the cursor moves to its start"
    )
    func shorter() async {
      bound(field.with).build()
      await type("12")
      #expect([search.query, field.shown] == ["", ""])
      #expect(field.cursor == 0)
    }

    @Test("An optional value of a field of one's own is bound, and the model does not get nil")
    func optional() async {
      let field = NicknameField()
      search.query = "ab"
      field.with.nickname.bound(to: search, \.query).build()
      #expect(field.shown == "ab")
      await type("C", in: field)
      #expect([search.query, field.shown] == ["abc", "abc"])
      field.clear()
      await type("", in: field)
      #expect([search.query, field.shown] == ["abc", ""])
    }

    @Test("A text is not corrected while a character is composed")
    func composing() async {
      bound(field.with).build()
      await type("A", isComposing: true)
      #expect([search.query, field.shown] == ["a", "A"])
      await type("B")
      #expect([search.query, field.shown] == ["ab", "ab"])
    }

    @Test("Nor does a pass of live write over what is composed")
    func liveComposing() async {
      let (root, view) = (PlatformView(), TextView())
      let live = root.live {
        bound(field.with)
        #if WITHY_UIKIT
          view.with.text.bound(to: search, \.query)
        #else
          view.with.string.bound(to: search, \.query)
        #endif
      }
      await type("A", isComposing: true)
      live.update()
      #expect([search.query, field.shown] == ["a", "A"])
      await type("B")
      live.update()
      #expect([search.query, field.shown] == ["ab", "ab"])
      view.type("C", isComposing: true)
      await turn(while: search.query == "ab")
      live.update()
      #expect([search.query, field.shown, view.shown] == ["abc", "abc", "abC"])
    }

    @Test("The text of a text view is bound as that of a field")
    func textView() async {
      let view = TextView()
      func type(_ text: String, isComposing: Bool = false) async {
        view.type(text, isComposing: isComposing)
        await drainMainQueue()
      }
      search.query = "ab"
      #if WITHY_UIKIT
        view.with.text.bound(to: search, \.query).build()
      #else
        view.with.string.bound(to: search, \.query).build()
      #endif
      #expect(view.shown == "ab")
      view.cursor = 1
      await type("X")
      #expect([search.query, view.shown, "\(view.cursor)"] == ["axb", "axb", "2"])
      await type("1")
      #expect([search.query, view.shown, "\(view.cursor)"] == ["axb", "axb", "2"])
      await type("Y", isComposing: true)
      #expect([search.query, view.shown] == ["axyb", "axYb"])
      #expect(search.sets == 4)
    }

    @Test("In live, the model reaches the field, and what is typed is not written again")
    func live() async {
      let root = PlatformView()
      var isBound = true
      let live = root.live { if isBound { bound(field.with) } else { field } }
      await type("abc")
      field.cursor = 1
      await turn()
      #expect([field.shown, "\(field.cursor)"] == ["abc", "1"])
      #expect(live.update().isEmpty)
      search.query = "Clear"
      await turn(while: field.shown == "abc")
      #expect(field.shown == "clear")
      isBound = false
      live.update()
      #expect(field.shown == "")
      await type("x")
      #expect(search.query == "clear")
    }

    @Test("Other controls are bound, too, and keep their other handlers")
    func slider() {
      let log = CallLog()
      search.volume = 0.5
      #if WITHY_UIKIT
        let slider = UISlider()
        slider.with.value.bound(to: search, \.volume)
          .on(.valueChanged, log) { log, _ in log.calls.append("changed") }.build()
        #expect(slider.value == 0.5)
        slider.value = 0.25
        slider.sendActions(for: .valueChanged)
      #else
        let slider = NSSlider()
        slider.with.doubleValue.bound(to: search, \.volume)
          .on(.action, log) { log, _ in log.calls.append("changed") }.build()
        #expect(slider.doubleValue == 0.5)
        slider.doubleValue = 0.25
        slider.act()
      #endif
      #expect(search.volume == 0.25)
      #expect(log.calls == ["changed"])
    }

    #if WITHY_UIKIT
      @Test("The selection of a button that is switched by tapping it is bound")
      func toggle() {
        let button = UIButton(type: .system)
        button.with.changesSelectionAsPrimaryAction(true).isSelected.bound(to: search, \.isExact)
          .build()
        button.tap()
        #expect(search.isExact)
        button.tap()
        #expect(!search.isExact)
      }
    #else
      @Test("What is typed into a combo box reaches the model, and so does an item that is chosen")
      func comboBox() async {
        let (box, log) = (NSComboBox(), CallLog())
        box.addItems(withObjectValues: ["tea", "milk"])
        box.with.stringValue.bound(to: search, \.query)
          .on(.action, log) { log, box in log.calls.append(box.stringValue) }.build()
        await type("Co", in: box)
        #expect([search.query, box.shown] == ["co", "co"])
        box.choose(1)
        #expect(search.query == "milk")
        #expect(log.calls == ["milk"])
      }

      @Test("What is typed into a search field reaches the model, and so does a recent search")
      func searchField() async {
        let field = NSSearchField()
        field.with.stringValue.bound(to: search, \.query).build()
        await type("Tea", in: field)
        #expect([search.query, field.shown] == ["tea", "tea"])
        field.chooseRecent("Milk")
        #expect([search.query, field.shown] == ["milk", "milk"])
        field.clear()
        #expect([search.query, field.shown] == ["", ""])
      }
    #endif

    @Test("Neither the model nor the control is retained, and a control without its model remains")
    func lifetimes() async {
      weak var gone: Field?
      weak var goneModel: Search?
      let alone = Field()
      do {
        let (field, model) = (Field(), Search())
        for field in [field, alone] {
          #if WITHY_UIKIT
            field.with.text.bound(to: model, \.query).build()
          #else
            field.with.stringValue.bound(to: model, \.query).build()
          #endif
        }
        (gone, goneModel) = (field, model)
      }
      #expect(gone == nil)
      #expect(goneModel == nil)
      await type("A1", in: alone)
      #expect(alone.shown == "A1")
    }
  }

  extension TextView {
    fileprivate var shown: String {
      #if WITHY_UIKIT
        text
      #else
        string
      #endif
    }
  }

  extension Field {
    fileprivate var shown: String {
      #if WITHY_UIKIT
        text ?? ""
      #else
        stringValue
      #endif
    }
  }
#endif
