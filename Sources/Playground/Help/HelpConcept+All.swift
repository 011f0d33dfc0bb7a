// SPDX-License-Identifier: GPL-3.0-or-later

extension HelpConcept {
    /// By name.
    static let all: [HelpConcept] = [
        HelpConcept(
            "alignment", also: ["align", "aligned", "guide", "guides", "alignment guides", "baseline"],
            summary: "The line on which the children of a stack lie together.",
            text: """
                A stack puts one guide of each child on a common line: leading edges, centres, baselines. alignmentGuide moves a \
                child's guide, and an alignment of one's own is a type that conforms to AlignmentID. A frame has an alignment \
                too: where it puts content that is smaller.
                """,
            lesson: "alignment",
            inputs: ["root VStack(alignment: .leading) { Text(\"a\"); Text(\"longer\") }", "explain text1 width"]),
        HelpConcept(
            "animation", also: ["animations", "withAnimation", "motion"],
            summary: "A change that takes time.",
            text: """
                withAnimation and animated scrolls step a clock. With 'clock auto' they are over when an input ends; with 'clock \
                manual' you move the clock, and see each step.
                """,
            lesson: "positions",
            inputs: ["clock manual", "tick 100ms", "settle"]),
        HelpConcept(
            "content margins", also: ["margins", "margin", "contentMargins"],
            summary: "Space that a scroll view adds around its content.",
            text: """
                contentMargins adds to the safe area; both together are contentInsets. Along the scroll axis they lengthen the \
                range, across it they narrow the content.
                """,
            lesson: "margins",
            inputs: ["geometry", "modify scrollView1 .contentMargins(.vertical, 20)"]),
        HelpConcept(
            "dynamic type", also: ["type size", "text size", "larger text"],
            summary: "The reader's text size.",
            text: """
                'type' sets it for the whole scene, dynamicTypeSize(…) for a part. Texts and their line spacing grow with it, \
                and layouts have to bear that.
                """,
            lesson: "text",
            inputs: ["type accessibility3", "env root dynamicTypeSize"]),
        HelpConcept(
            "flexibility", also: ["flexible", "priority", "layout priority", "least flexible"],
            summary: "How far a view may bend: the difference between its largest and its smallest size.",
            text: """
                A stack asks its least flexible children first, each for an equal part of what is left. layoutPriority puts some \
                before all others.
                """,
            lesson: "stacks",
            inputs: ["root HStack { Text(\"a\"); Color.red }", "explain text1 width"]),
        HelpConcept(
            "identity", also: ["id", "ids", "structural identity"],
            summary: "Which view is which when the scene changes.",
            text: """
                A view is the same as before where the path that leads to it is: its place in the code, the branch that was \
                taken, the id in a ForEach, an explicit .id. State and scroll positions belong to that.
                """,
            lesson: "lazy-stacks",
            inputs: ["root Text(\"a\").id(7)", "tree"]),
        HelpConcept(
            "layers", also: ["layer"],
            summary: "A view with its modifiers: one layer each.",
            text: """
                Text("Hi").padding(8) is one authored view with two layers, innermost first. x.frame is the outermost layer's, \
                x.layers[0].frame the innermost's.
                """,
            lesson: "modifier-order",
            inputs: ["tree layers", "inspect text1"]),
        HelpConcept(
            "layout", also: ["layouts", "measure", "sizing", "size", "custom layout"],
            summary: "How views get their sizes and places.",
            text: """
                A parent proposes a size, the child answers with its own, and the parent places it: that is all of it, from the \
                window down to each Text. 'explain' tells what happened, 'measure' asks a view by hand. A Layout of one's own \
                answers the same two questions.
                """,
            lesson: "proposals",
            inputs: ["explain text1 width", "measure text1 100 nil", "help rules"]),
        HelpConcept(
            "lazy", also: ["laziness", "lazy stack", "lazy stacks", "realized", "estimate", "estimates"],
            summary: "Rows that are made only while they are near.",
            text: """
                LazyVStack, LazyHStack and the lazy grids in a scroll view make what is in sight and estimate the rest. A row \
                that is not made has no frame.
                """,
            lesson: "lazy-stacks",
            inputs: [
                "root ScrollView { LazyVStack { ForEach(0..<1000) { Text(\"Row \\($0)\") } } }", "print scrollView1.realizedRange",
                "scroll to 500",
            ]),
        HelpConcept(
            "lessons and sessions", also: ["teaching", "session", "sessions", "session file"],
            summary: "Files of inputs: examples, tests and lessons.",
            text: """
                A session file holds inputs and what they are to answer. 'source' runs it, 'play' steps through it, 'scrollscope \
                test' compares. With '#:' lines it is a lesson.
                """,
            lesson: "proposals",
            inputs: ["lesson", "history"]),
        HelpConcept(
            "modifier order", also: ["order of modifiers", "order", "modifiers", "modifier"],
            summary: "Why .padding().frame() is not .frame().padding().",
            text: """
                Each modifier is a view around all that stands before it in the chain. What comes later is further outside: it \
                is asked first, and it sees the size of all that is within.
                """,
            lesson: "modifier-order",
            inputs: ["root Color.teal.padding(20).frame(width: 100)", "tree layers"]),
        HelpConcept(
            "names", also: ["name", "paths"],
            summary: "How views are called.",
            text: """
                Every view gets its kind in lowerCamelCase and a number. NAME = VIEW gives another. Views of a ForEach are \
                addressed as forEach1[42].text1.
                """,
            lesson: nil,
            inputs: ["tree", "rename text1 title"]),
        HelpConcept(
            "proposal", also: ["proposals", "proposed size", "ideal size", "ideal"],
            summary: "What a parent offers a child.",
            text: """
                A number is an offer, nil asks for the ideal size, 0 for the smallest, inf for the largest. The child answers \
                with a size of its own choice.
                """,
            lesson: "proposals",
            inputs: ["measure root 200 nil", "inspect text1"]),
        HelpConcept(
            "safe area", also: ["safe areas", "insets", "notch"],
            summary: "The part of the window that nothing covers.",
            text: """
                The root is proposed the window less its insets, and is centred there. A scroll view extends under them and \
                insets its content.
                """,
            lesson: "safe-area",
            inputs: ["safearea off", "env root", "keyboard 336"]),
        HelpConcept(
            "scroll position", also: ["scrolling", "scroll view", "content offset", "offset", "offset tracking"],
            summary: "Where a scroll view stands.",
            text: """
                contentOffset is -contentInsets at rest and grows towards the end. Commands count from rest: 'scroll to x: 0 y: \
                0' is the start.
                """,
            lesson: "scroll-geometry",
            inputs: ["scroll by 100", "scroll to .bottom", "geometry"]),
        HelpConcept(
            "scroll targets", also: ["target behavior", "snapping", "paging", "view aligned"],
            summary: "Where a scroll comes to rest.",
            text: """
                scrollTargetBehavior(.paging) rests at multiples of the container, .viewAligned at the children of the layout \
                that scrollTargetLayout() marks, and a type of one's own anywhere.
                """,
            lesson: "targets",
            inputs: ["targets", "explain scrollView1 scroll"]),
        HelpConcept(
            "size class", also: ["size classes", "compact", "regular", "windows"],
            summary: "Much room or little: regular or compact, across and down.",
            text: """
                A layout asks the environment for horizontalSizeClass and verticalSizeClass rather than for a device. The device \
                decides them; 'sizeclass' sets them for a part of a screen.
                """,
            lesson: "size-classes",
            inputs: ["sizeclass horizontal regular", "env root horizontalSizeClass"]),
        HelpConcept(
            "spacing", also: ["gap", "distance", "space between"],
            summary: "The distance between the children of a stack.",
            text: """
                A number in the stack's spacing: is taken as it is. Without one, each pair of neighbours gives its own: 8 points \
                between most views, less or none between texts and some controls.
                """,
            lesson: "stacks",
            inputs: ["root VStack { Text(\"a\"); Text(\"b\") }", "help rules spacing"]),
        HelpConcept(
            "state", also: ["binding", "bindings", "@State", "observable"],
            summary: "What a scene remembers.",
            text: """
                @State var x = 1 is a variable of the scene, $x its binding; actions change it, and so does 'state x = 2'. What \
                reads it is laid out again.
                """,
            lesson: "positions",
            inputs: ["@State var count = 1", "state"]),
        HelpConcept(
            "targets", also: ["target"],
            summary: "Words that mean a view.",
            text: """
                A name, a path such as list[42].text1, view(ID), a quoted id, a number that is an id, root, or focus.
                """,
            lesson: nil,
            inputs: ["tree", "frames root"]),
        HelpConcept(
            "transitions and effects", also: ["transition", "effect", "effects", "visual effect"],
            summary: "Drawing that depends on where a view is.",
            text: """
                scrollTransition and visualEffect change how a view is drawn, never its layout: frames and offsets stay.
                """,
            lesson: "transitions",
            inputs: ["transitions", "help scrollTransition"]),
        HelpConcept(
            "truncation", also: ["truncated", "wrapping", "text wrapping", "line break", "cut"],
            summary: "What a Text does with too little room.",
            text: """
                It breaks lines, then shrinks where minimumScaleFactor allows, and cuts last. lineLimit bounds the lines; \
                fixedSize keeps it from being cut.
                """,
            lesson: "text",
            inputs: ["root Text(\"A long title\").lineLimit(1).frame(width: 50)", "explain text1 width"]),
        HelpConcept(
            "viewport", also: ["ScrollViewport size"],
            summary: "The environment value that ScrollViewport sets.",
            text: """
                The outermost ScrollViewport records its size and safe-area insets outside of its scroll view; everything inside \
                reads them as \\.viewport.
                """,
            lesson: "observation",
            inputs: ["help ScrollViewport", "print root.environment.viewport"]),
    ]
}
