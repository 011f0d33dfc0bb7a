// SPDX-License-Identifier: GPL-3.0-or-later

import CairoPictures
import LayoutEngine
import Playground
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Pictures in the terminal's own pixels, where it says that it has them: it is asked, once, when the first such picture is to be shown.
final class TerminalGraphics: Sendable {
    /// What the terminal draws, and the size of its cells in pixels.
    struct Ability: Sendable {
        enum Form: Sendable { case kitty, sixel }
        let form: Form
        let cell: CGSize
        /// Did somebody say so? Else it is what cells usually are.
        let isCellKnown: Bool
    }

    private enum Knowledge {
        case unasked
        case known(Ability?)
    }

    private let knowledge = Mutex(Knowledge.unasked)
    private let ask: @Sendable () -> TerminalAnswers?

    /// - Parameter ask: gives the terminal's answers; nil where it cannot be asked.
    init(ask: @escaping @Sendable () -> TerminalAnswers? = { TerminalQuestion.ask() }) { self.ask = ask }

    /// nil where the terminal has no pixels, says nothing, or pictures cannot be made, as cairo is missing.
    var ability: Ability? {
        knowledge.withLock { knowledge in
            if case .known(let ability) = knowledge { return ability }
            let ability = CairoEncoder.isAvailable ? ask().flatMap(Self.ability) : nil
            knowledge = .known(ability)
            return ability
        }
    }

    private static func ability(_ answers: TerminalAnswers) -> Ability? {
        guard answers.isComplete else { return nil }
        let cell = answers.cell.map { CGSize(width: Double($0.width), height: Double($0.height)) } ?? cellOfWindow
        if answers.hasKittyGraphics { return Ability(form: .kitty, cell: cell ?? CGSize(width: 10, height: 20), isCellKnown: cell != nil) }
        // A picture by sixels is as large as its pixels: nobody knows how many lines it takes where a cell's size is not known.
        return answers.hasSixel ? cell.map { Ability(form: .sixel, cell: $0, isCellKnown: true) } : nil
    }

    /// By the window's pixels, where the kernel knows them.
    private static var cellOfWindow: CGSize? {
        var window = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0, window.ws_xpixel > 0, window.ws_ypixel > 0
        else { return nil }
        return CGSize(width: Double(window.ws_xpixel / window.ws_col), height: Double(window.ws_ypixel / window.ws_row))
    }

    /// nil where the image cannot be made, or is stopped on the way.
    func sequence(for image: TerminalImage, isStopped: () -> Bool) -> ImageSequence? {
        guard let ability else { return nil }
        let encoder = CairoEncoder()
        switch ability.form {
        case .kitty:
            return (try? encoder.encode(image.picture, as: .png, scale: image.scale, isStopped: isStopped)).map {
                KittyImage(png: $0, columns: ability.isCellKnown ? nil : image.columns).sequence
            }
        case .sixel:
            return (try? encoder.pixels(of: image.picture, scale: image.scale, isStopped: isStopped)).map { SixelImage($0).sequence }
        }
    }
}
