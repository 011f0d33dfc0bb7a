// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A title as it is shown: translated, with its markdown as runs.
struct StyledText: Sendable {
    var runs: [TextRun] = []
    /// What a run is drawn with, by run; shorter where later runs have nothing.
    var effects: [[DrawingEffect]] = []
    /// What it says at another place; nil: the same everywhere.
    var reading: TextReading?

    init() {}

    /// Words that are made for their reader.
    init(
        in context: EvaluationContext, at span: SourceSpan?,
        _ make: @escaping @Sendable (EvaluationContext) throws(Diagnostic) -> StyledText
    ) throws(Diagnostic) {
        self = try make(context)
        reading = TextReading(of: context, at: span, make)
    }

    init(_ string: String) { runs = [TextRun(string)] }

    init(_ image: InlineImage) { runs = [TextRun(image)] }

    /// Its characters, without the styles.
    var string: String { runs.map(\.string).joined() }

    var node: Node { node(tag: nil) }

    /// The same wherever it stands: in a bar, which is not where the view that gives it its title is.
    var fixed: StyledText {
        var fixed = self
        fixed.reading = nil
        return fixed
    }

    func node(tag: ViewTag?) -> Node {
        if let reading { return DeferredNode { [fixed] site in (reading.text(at: site) ?? fixed).node(tag: tag) } }
        let text = TextNode(runs, tag: tag)
        return effects.contains { !$0.isEmpty } ? AttachmentNode(text, TextRunEffects(effects: effects)) : text
    }

    mutating func append(_ run: TextRun, _ effects: [DrawingEffect]) {
        if !effects.isEmpty {
            while self.effects.count < runs.count { self.effects.append([]) }
            self.effects.append(effects)
        }
        runs.append(run)
    }
}

extension LocalizedText {
    /// The text as its place shows it: in the language there, with the styles of its markdown.
    func styled(in context: EvaluationContext, table: String = defaultTable) -> StyledText {
        if isVerbatim { return StyledText(string) }
        let shown = Localizer(context).shown(self, table: table)
        guard shown.contains(where: \.isStyled) else { return StyledText(LocalizedText(pieces: shown).string) }
        return LocalizedText(pieces: shown).marked
    }

    /// The same for a view, wherever that stands. Without translations a key is the same in every language.
    func title(_ call: NativeCall, table: String = defaultTable) throws(Diagnostic) -> StyledText {
        let host = call.machine.host as? any ResourceHost
        guard !isVerbatim, host?.resources.translations.isEmpty == false else { return styled(in: call.context, table: table) }
        return try StyledText(in: call.context, at: call.span) { (context) throws(Diagnostic) in styled(in: context, table: table) }
    }

    /// Its markdown as runs; what is put into it is not markdown, whatever it says.
    private var marked: StyledText {
        var units: [InlineMarkdown.Unit] = []
        for (index, piece) in pieces.enumerated() {
            if case .literal(let text) = piece { units += text.map { .character($0) } } else { units.append(.value(index)) }
        }
        var result = StyledText()
        for span in InlineMarkdown.spans(of: units) {
            var words = ""
            func finish() {
                if !words.isEmpty { result.append(span.style.styled(TextRun(words)), span.style.effects) }
                words = ""
            }
            for unit in span.units {
                switch unit {
                case .character(let character): words.append(character)
                case .value(let index):
                    switch pieces[index] {
                    case .literal(let text), .value(let text, _): words += text
                    case .runs(let runs, let effects):
                        finish()
                        for (index, run) in runs.enumerated() {
                            let own = index < effects.count ? effects[index] : []
                            result.append(span.style.styled(run), own + span.style.effects)
                        }
                    }
                }
            }
            finish()
        }
        if result.runs.isEmpty { result.append(TextRun(""), []) }
        return result
    }
}

extension LocalizedText.Piece {
    /// Could it have a style, or hold another text?
    fileprivate var isStyled: Bool {
        switch self {
        case .literal(let text): text.utf8.contains { "*_~`[\\<".utf8.contains($0) }
        case .value: false
        case .runs: true
        }
    }
}

extension InlineMarkdown.Style {
    /// A run inside the style: its own modifiers win.
    func styled(_ run: TextRun) -> TextRun {
        var run = run
        for (style, modifier) in [(Self.code, FontModifier.monospaced), (.emphasized, .italic), (.strong, .bold)] where contains(style) {
            run.modifiers = run.modifiers.inside(FontModifiers(modifier))
        }
        return run
    }

    var effects: [DrawingEffect] {
        var effects: [DrawingEffect] = []
        if contains(.strikethrough) { effects.append(.strikethrough(true)) }
        if contains(.link) { effects.append(.foreground([.native(StyleValue(kind: "TintShapeStyle", name: "tint"))])) }
        return effects
    }
}
