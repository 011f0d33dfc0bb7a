// SPDX-License-Identifier: GPL-3.0-or-later

/// A thing that is neither command nor view: what it is, in a few sentences.
struct HelpConcept {
    let name: String
    let summary: String
    let text: String
    let commands: [String]

    static func named(_ name: String) -> HelpConcept? { all.first { $0.name.lowercased() == name.lowercased() } }

    static let all: [HelpConcept] = [
        HelpConcept(
            name: "content margins", summary: "Space that a scroll view adds around its content.",
            text:
                """
                contentMargins adds to the safe area; both together are contentInsets. Along the scroll axis they lengthen the \
                range, across it they narrow the content.
                """,
            commands: ["geometry", "modify list .contentMargins(.vertical, 20)"]),
        HelpConcept(
            name: "layers", summary: "A view with its modifiers: one layer each.",
            text:
                """
                Text("Hi").padding(8) is one authored view with two layers, innermost first. x.frame is the outermost layer's, \
                x.layers[0].frame the innermost's.
                """,
            commands: ["tree layers", "inspect text1"]),
        HelpConcept(
            name: "names", summary: "How views are called.",
            text:
                """
                Every view gets its kind in lowerCamelCase and a number. NAME = VIEW gives another. Views of a ForEach are \
                addressed as forEach1[42].text1.
                """,
            commands: ["tree", "rename vStack1 list"]),
        HelpConcept(
            name: "proposal", summary: "What a parent offers a child.",
            text:
                """
                A number is an offer, nil asks for the ideal size, 0 for the smallest, inf for the largest. The child answers \
                with a size of its own choice.
                """,
            commands: ["measure root 200 nil", "inspect text1"]),
        HelpConcept(
            name: "safe area", summary: "The part of the window that nothing covers.",
            text:
                """
                The root is proposed the window less its insets, and is centred there. A scroll view extends under them and \
                insets its content.
                """,
            commands: ["safearea off", "env root", "keyboard 336"]),
        HelpConcept(
            name: "scroll position", summary: "Where a scroll view stands.",
            text:
                """
                contentOffset is -contentInsets at rest and grows towards the end. Commands count from rest: 'scroll to x: 0 y: \
                0' is the start.
                """,
            commands: ["scroll by 100", "scroll to .bottom", "geometry"]),
        HelpConcept(
            name: "targets", summary: "Words that mean a view.",
            text: "A name, a path such as list[42].text1, view(ID), a quoted id, a number that is an id, root, or focus.",
            commands: ["tree", "frames root"]),
        HelpConcept(
            name: "viewport", summary: "The environment value that ScrollViewport sets.",
            text:
                """
                The outermost ScrollViewport records its size and safe-area insets outside of its scroll view; everything inside \
                reads them as \\.viewport.
                """,
            commands: ["help ScrollViewport", "print root.environment.viewport"]),
    ]

    var helpLines: [StyledText] {
        [StyledText(name, .strong), StyledText(summary), StyledText(text), StyledText("try", .faint)]
            + commands.map { StyledText("  " + $0) }
    }
}
