// SPDX-License-Identifier: GPL-3.0-or-later

/// One change of whatever font is in force: `.bold()`, `.fontWeight(.light)`…
package enum FontModifier: Hashable, Sendable {
    case bold
    case italic
    case monospaced
    case monospacedDigit
    case weight(Font.Weight)
    case design(Font.Design)
    case width(Font.Width)
    /// `textScale`: a factor that takes the place of one around it.
    case textScale(Double)

    /// Which modifiers are of one kind: what `.bold(false)` and `.fontWeight(nil)` take away.
    package enum Kind: Sendable { case bold, italic, monospaced, monospacedDigit, weight, design, width, textScale }

    var kind: Kind {
        switch self {
        case .bold: .bold
        case .italic: .italic
        case .monospaced: .monospaced
        case .monospacedDigit: .monospacedDigit
        case .weight: .weight
        case .design: .design
        case .width: .width
        case .textScale: .textScale
        }
    }
}

/// The font modifiers around a place, kept apart from the font: an inner `.font` changes what they apply to and does not end them.
/// The innermost is applied last, so it wins.
package struct FontModifiers: Hashable, Sendable {
    /// Outermost first.
    private var list: [FontModifier] = []
    /// The kinds of which nothing from outside comes in.
    private var cleared: Set<FontModifier.Kind> = []

    package static let none = FontModifiers()

    private init() {}

    /// A modifier at work.
    package init(_ modifier: FontModifier) {
        list = [modifier]
        // Factors would multiply.
        if modifier.kind == .textScale { cleared = [.textScale] }
    }

    /// One that is turned off, `.bold(false)`: it ends those of its kind around it.
    package init(without kind: FontModifier.Kind) { cleared = [kind] }

    /// These, seen together with those around them.
    package func inside(_ outer: FontModifiers) -> FontModifiers {
        if outer.list.isEmpty, outer.cleared.isEmpty { return self }
        var result = outer
        result.list.removeAll { cleared.contains($0.kind) }
        result.list += list
        result.cleared.formUnion(cleared)
        return result
    }

    func apply(to font: Font) -> Font {
        list.reduce(font) { font, modifier in
            switch modifier {
            case .bold: font.bold()
            case .italic: font.italic()
            case .monospaced: font.monospaced()
            case .monospacedDigit: font.monospacedDigit()
            case .weight(let weight): font.weight(weight)
            case .design(let design): font.design(design)
            case .width(let width): font.width(width)
            case .textScale(let factor): font.scaled(by: factor)
            }
        }
    }
}
