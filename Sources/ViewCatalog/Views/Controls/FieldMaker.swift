// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// Fields of text to edit: a line of what they hold, or of the title while that is empty, in the room that the style gives it (L3.9).
enum FieldMaker {
    /// The ways of writing a field.
    ///
    /// - Parameter shown: what the reader sees of a text.
    static func overloads(_ shown: @escaping @Sendable (String) -> String) -> [Overload] {
        [
            Overload(
                .title, .binding("text", String.self),
                .prompt,
                .any("axis", name: "axis", type: "Axis", defaultText: ".horizontal")
            ) { maker, title, text, prompt, axis in
                node(maker, Words(title.node, prompt: prompt), text, axis: axis) { String.decode($0).map(shown) ?? "" }
            },
            Overload(
                .title, .binding("text", String.self), .required("selection", BindingValue.self),
                .prompt,
                .any("axis", name: "axis", type: "Axis", defaultText: ".horizontal")
            ) { maker, title, text, _, prompt, axis in
                node(maker, Words(title.node, prompt: prompt), text, axis: axis) { String.decode($0).map(shown) ?? "" }
            },
            Overload(
                .title, .binding("text", String.self), .editingChanged, .commit, isDeprecated: true
            ) { maker, title, text, _, commit in
                node(maker, Words(title.node), text, commit: commit) { String.decode($0).map(shown) ?? "" }
            },
            Overload(
                .binding("text", String.self), .prompt,
                .any("axis", name: "axis", type: "Axis", defaultText: ".horizontal"), .builder("label")
            ) { maker, text, prompt, axis, label in
                node(maker, Words(label, prompt: prompt), text, axis: axis) { String.decode($0).map(shown) ?? "" }
            },
        ]
    }

    /// A field of a value that is written as a format says.
    static let formatted = Overload(
        .title, .required("value", BindingValue.self),
        .any("format", name: "format", type: "FormatStyle", defaultText: ".number"),
        .prompt
    ) { maker, title, value, format, prompt in
        let context = maker.context
        return node(maker, Words(title.node, prompt: prompt), value) {
            String.decode($0) ?? (try? FormattedValue.text($0, format, context)) ?? ""
        }
    }

    /// A field of a date.
    static let dated = Overload(
        .title, .required("value", BindingValue.self), .required("format", DateFormatStyleValue.self),
        .prompt
    ) { maker, title, value, format, prompt in
        let reader = LocaleValue.ofView(maker.context)
        return node(maker, Words(title.node, prompt: prompt), value) { DateValue.decode($0).map { format.text($0, for: reader) } ?? "" }
    }

    /// A field of a value whose label is a view.
    static let labelled = Overload(
        .required("value", BindingValue.self), .any("format", name: "format", type: "FormatStyle"),
        .prompt, .builder("label")
    ) { maker, value, format, prompt, label in
        let context = maker.context
        return node(maker, Words(label, prompt: prompt), value) {
            String.decode($0) ?? (try? FormattedValue.text($0, format, context)) ?? ""
        }
    }

    /// A field of a value that a formatter writes: the form that came before formats.
    static let formatter = Overload(
        .title, .required("value", BindingValue.self), .any("formatter", name: "formatter", type: "Formatter"),
        .editingChanged, .commit, isDeprecated: true
    ) { maker, title, value, formatter, _, commit in
        let context = maker.context
        return node(maker, Words(title.node), value, commit: commit) { (try? Formatters.text(of: $0, by: formatter, context)) ?? "" }
    }

    /// What a field says of itself: the title, and the prompt that an empty one shows in its place.
    private struct Words {
        let title: Node
        let prompt: Node?

        init(_ title: Node, prompt: Value = .nil) {
            self.title = title
            self.prompt = if case .native(let native) = prompt { (native as? ViewValue)?.node } else { nil }
        }

        /// What an empty field shows.
        func placeholder(hasLabel: Bool) -> Node {
            guard let shown = prompt ?? (hasLabel ? nil : title) else { return TextNode("") }
            let style = StyleValue(kind: "PlaceholderTextShapeStyle", name: "placeholder")
            return AttachmentNode(shown, DrawingAttachment(.foreground([.native(style)])))
        }
    }

    /// - Parameter axis: along which it grows with its text: a vertical one has as many lines as its text and the line limit want.
    private static func node(
        _ maker: Maker, _ words: Words, _ binding: BindingValue, axis: Value = .nil, commit: LateCall? = nil,
        _ written: @escaping (Value) -> String
    ) -> Node {
        let growsDown = Axis.decode(axis) == .vertical
        let field = DeferredNode { site in
            let text = ControlMaker.value(of: binding, at: site).map(written) ?? ""
            let metrics = metrics(at: site)
            let shown = text.isEmpty ? words.placeholder(hasLabel: hasLabel(at: site)) : TextNode(text)
            let field = FlexibleFrameNode(
                PaddingNode(growsDown ? shown : inOneLine(shown), insets: metrics.insets),
                horizontal: .init(min: 0, ideal: nil, max: .infinity),
                vertical: .init(min: metrics.minimumHeight(site.environment.traits), ideal: nil, max: nil), alignment: .leading)
            // As high as its lines however little room there is.
            return FixedSizeNode(hasBorder(at: site) ? bordered(field) : field, axes: .vertical)
        }
        let styled = UserStyle.field(maker, field)
        let labelled = DeferredNode { hasLabel(at: $0) ? FormColumnsLayout.row(ControlLabel.titled(words.title), styled) : styled }
        return AttachmentNode(labelled, FieldAttachment(binding, hasLines: growsDown, commit: commit), tag: maker.tag)
    }

    /// In the columns of a form, and in a grouped one of macOS, the title stands before the field, not in it.
    private static func hasLabel(at site: ViewSite) -> Bool {
        guard !site.environment[CatalogKeys.labelsHidden] else { return false }
        let isGrouped = site.environment[CatalogKeys.listKind] == .grouped && site.environment.traits.platform == .macOS
        return isGrouped || site.environment[CatalogKeys.isInFormColumns]
    }

    private static func inOneLine(_ text: Node) -> Node {
        EnvironmentNode(text) { environment, origin in
            environment.setting(EnvironmentKeys.lineLimit, to: 1, by: origin).setting(EnvironmentKeys.reservedLines, to: 1, by: origin)
        }
    }

    private static func bordered(_ field: Node) -> Node {
        let shape = ShapePayload(kind: "RoundedRectangle", cornerRadii: [5])
        let line = PaintAttachment(
            style: .native(StyleValue(kind: "SeparatorShapeStyle", name: "separator")), place: .before, outline: shape,
            line: StrokeLine(width: 0.5, isInside: true))
        return AttachmentNode(field, line)
    }

    private static func metrics(at site: ViewSite) -> ControlMetrics.Field {
        let fields = site.environment.traits.controls.textField
        return hasBorder(at: site) ? fields.bordered : fields.plain
    }

    private static func hasBorder(at site: ViewSite) -> Bool {
        switch site.environment[CatalogKeys.textFieldStyle].styleName ?? "automatic" {
        case "plain": false
        case "roundedBorder", "squareBorder": true
        default: site.environment.traits.controls.textField.hasBorder
        }
    }
}

extension Parameter where T == Value {
    fileprivate static var prompt: Parameter<Value> { .any("prompt", name: "prompt", type: "Text?", defaultText: "nil") }
}

extension Parameter where T == LateCall? {
    fileprivate static var commit: Parameter<LateCall?> { .optionalClosure("onCommit") }
}
