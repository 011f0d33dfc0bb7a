// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let show = Command(
        "show", .inspect, .question, syntax: ["show [TARGET] [STYLE] [fit] [Nx]", "show MARK [MARK]"],
        meanings: ["STYLE": .words(PictureStyle.allCases.map(\.rawValue))],
        summary: "Draws the screen, or one view: boxes to scale, or what a device would show.",
        examples: ["show", "show vStack1", "show preview", "show vStack1 2x"],
        details: """
            At a terminal the drawing fits the window; elsewhere, 'fit' asks for that, and '2x' draws twice as large. A preview \
            is drawn in the terminal's own pixels if it has any, otherwise with two in each cell. In a blueprint ░ is safe area \
            and ▒ a background or an overlay given as a style. ≈ and ≀ are edges at which a scroll view clips its content; ▲ 141 \
            says how many points lie beyond. ┈ and ┊ mark where content rests: insets and margins. █ and ▬ are scroll \
            indicators, drawn during motion or while a finger is down. A box that is too small for its name has a symbol, which is \
            explained below the picture; › joins views that share a box, – marks a view that has no place in the picture. Dashed \
            boxes are containers and frames, solid ones draw something. 'option style' sets the style. MARK is a marked \
            scene, or 'now': two are drawn side by side, with ≠ before what differs.
            """, related: ["draw", "boxes", "picture", "preview", "blueprint", "overlay", "image"]
    ) { (context) throws(Diagnostic) in
        if let first = try context.takeMark() {
            guard !context.arguments.isAtEnd else {
                let style = first.context.scene.options.pictureStyle ?? .blueprint
                let drawing = TerminalDrawing(drawing: try first.context.drawing(), style: style, fit: .automatic)
                return .show(Output(json: SceneSnapshot.frames(first.context.index, nil), parts: [.drawing(drawing)]))
            }
            let second = try context.mark(orFailAs: .unknownArgument)
            try context.arguments.expectEnd()
            return .show(try context.comparison(of: first, and: second))
        }
        var form = try ShownForm(context)
        if form.target == nil, !context.arguments.isAtEnd {
            let target = try context.target()
            form.target = try context.layer(target)
            try form.takeWords(context)
        }
        try context.arguments.expectEnd()
        let style = form.style ?? context.scene.options.pictureStyle ?? .blueprint
        let drawing = TerminalDrawing(drawing: try context.drawing(layer: form.target), style: style, fit: form.fit)
        return .show(Output(json: SceneSnapshot.frames(context.index, form.target), parts: [.drawing(drawing)]))
    }
}

/// The words of `show` that say how.
private struct ShownForm {
    var target: Int?
    var style: PictureStyle?
    var fit = PictureFit.automatic

    init(_ context: CommandContext) throws(Diagnostic) { try takeWords(context) }

    /// A view may have a name that is one of these words: then the view is meant.
    mutating func takeWords(_ context: CommandContext) throws(Diagnostic) {
        while true {
            var ahead = context.arguments
            guard let word = ahead.word(), context.index.viewsByText[word.text] == nil else { return }
            if let style = PictureStyle(rawValue: word.text) {
                self.style = style
            } else if word.text == "fit" {
                fit = .window
            } else if word.text.hasSuffix("x"), let factor = Double(word.text.dropLast()) {
                guard factor > 0, factor <= 20 else {
                    throw Diagnostic(.outOfRange, "a drawing may be up to 20 times as large", at: word.span)
                }
                fit = .times(factor)
            } else {
                return
            }
            context.arguments = ahead
        }
    }
}
