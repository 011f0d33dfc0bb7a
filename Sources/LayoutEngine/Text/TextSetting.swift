// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// How texts are set at a place: what the environment says about them, and the font that follows from it. One serves all texts of a place,
/// so that none looks up its metrics again.
final class TextSetting: Sendable {
    let attributes: TextAttributes
    let context: FontContext
    /// The font of runs that ask for nothing else.
    let font: TypesetFont
    let heights: LineHeights
    let grid: TextPixelGrid
    /// No other setting ever has this number, so remembering it keeps nothing alive. Above 0.
    let number: UInt32

    private static let count = Atomic<UInt32>(0)

    init(attributes: TextAttributes, context: FontContext) {
        self.attributes = attributes
        self.context = context
        font = TypesetFont(TextRun(""), attributes: attributes, in: context)
        heights = LineHeights(font.metrics, attributes)
        grid = TextPixelGrid(scale: context.displayScale)
        number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    }

    convenience init(_ traits: LayoutTraits) {
        var attributes = traits.text
        if attributes.font == nil { attributes.font = traits.font }
        self.init(attributes: attributes, context: traits.fontContext)
    }
}

/// A setting that is made when it is first asked for; by whichever thread comes first.
final class LazyTextSetting: Sendable {
    private let made = Atomic<Unmanaged<TextSetting>?>(nil)

    deinit { made.load(ordering: .acquiring)?.release() }

    func setting(_ traits: LayoutTraits) -> TextSetting {
        if let made = made.load(ordering: .acquiring) { return made.takeUnretainedValue() }
        let new = Unmanaged.passRetained(TextSetting(traits))
        let (isFirst, first) = made.compareExchange(expected: nil, desired: new, ordering: .acquiringAndReleasing)
        guard !isFirst, let first else { return new.takeUnretainedValue() }
        new.release()
        return first.takeUnretainedValue()
    }
}
