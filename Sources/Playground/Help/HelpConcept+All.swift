// SPDX-License-Identifier: GPL-3.0-or-later

extension HelpConcept {
    /// By name.
    static let all: [HelpConcept] = [
        HelpConcept(
            "alignment", also: ["align", "aligned", "guide", "guides", "alignment guides", "baseline"],
            summary: "The line on which a stack lines up its children.",
            text: """
                A stack puts one guide of each child on a common line: leading edges, centres, baselines. alignmentGuide moves a \
                child's guide, and a custom alignment is a type that conforms to AlignmentID. A frame has an alignment too: it \
                says where smaller content goes.
                """,
            lesson: "alignment",
            inputs: ["root VStack(alignment: .leading) { Text(\"a\"); Text(\"longer\") }", "explain text1 width"]),
        HelpConcept(
            "animation", also: ["animations", "withAnimation", "motion"],
            summary: "A change that takes time.",
            text: """
                withAnimation and animated scrolls follow a clock. With 'clock auto' they are over when an input ends; with \
                'clock manual' you advance the clock and see each step.
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
            summary: "The user's text size.",
            text: """
                'type' sets it for the whole scene, dynamicTypeSize(…) for a part. Text and line spacing grow with it, and a \
                layout has to cope.
                """,
            lesson: "text",
            inputs: ["type accessibility3", "env root dynamicTypeSize"]),
        HelpConcept(
            "flexibility", also: ["flexible", "priority", "layout priority", "least flexible"],
            summary: "How much a view can adapt: the difference between its largest and its smallest size.",
            text: """
                A stack asks its least flexible children first and offers each an equal share of what is left. layoutPriority \
                puts some before all others.
                """,
            lesson: "stacks",
            inputs: ["root HStack { Text(\"a\"); Color.red }", "explain text1 width"]),
        HelpConcept(
            "identity", also: ["id", "ids", "structural identity"],
            summary: "What makes a view the same one after the scene changes.",
            text: """
                A view is the same as before if the path that leads to it is: its place in the code, the branch that was taken, \
                the id in a ForEach, an explicit .id. State and scroll positions belong to that identity.
                """,
            lesson: "lazy-stacks",
            inputs: ["root Text(\"a\").id(7)", "tree"]),
        HelpConcept(
            "layers", also: ["layer"],
            summary: "A view with its modifiers: one layer each.",
            text: """
                Text("Hi").padding(8) is one view of the source with two layers, innermost first. x.frame is the frame of the \
                outermost layer, x.layers[0].frame that of the innermost.
                """,
            lesson: "modifier-order",
            inputs: ["tree layers", "inspect text1"]),
        HelpConcept(
            "layout", also: ["layouts", "measure", "sizing", "size", "custom layout"],
            summary: "How views get their size and position.",
            text: """
                A parent proposes a size, the child chooses its own, and the parent places it: that is all there is, from the \
                window down to each Text. 'explain' says what happened, 'measure' asks a view directly. A custom Layout answers \
                the same two questions.
                """,
            lesson: "proposals",
            inputs: ["explain text1 width", "measure text1 100 nil", "help rules"]),
        HelpConcept(
            "lazy", also: ["laziness", "lazy stack", "lazy stacks", "realized", "estimate", "estimates"],
            summary: "Rows that are built only when they come near.",
            text: """
                LazyVStack, LazyHStack and the lazy grids in a scroll view build what is in sight and estimate the rest. A row \
                that is not built has no frame.
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
                A session file contains inputs and the answers they should give. 'source' runs it, 'play' steps through it, \
                'scrollscope test' compares the answers. With '#:' lines it is a lesson.
                """,
            lesson: "proposals",
            inputs: ["lesson", "history"]),
        HelpConcept(
            "modifier order", also: ["order of modifiers", "order", "modifiers", "modifier"],
            summary: "Why .padding().frame() is not .frame().padding().",
            text: """
                Each modifier is a view around everything before it in the chain. A later modifier is further outside: it is \
                asked first, and it sees the size of everything inside.
                """,
            lesson: "modifier-order",
            inputs: ["root Color.teal.padding(20).frame(width: 100)", "tree layers"]),
        HelpConcept(
            "names", also: ["name", "paths"],
            summary: "How views are named.",
            text: """
                Every view is named after its kind, in lowerCamelCase, with a number. NAME = VIEW gives it another name. Views \
                in a ForEach are addressed as forEach1[42].text1.
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
                The root is proposed the window less its insets, and is centred there. A scroll view extends under the insets \
                and insets its content instead.
                """,
            lesson: "safe-area",
            inputs: ["safearea off", "env root", "keyboard 336"]),
        HelpConcept(
            "scroll position", also: ["scrolling", "scroll view", "content offset", "offset", "offset tracking"],
            summary: "How far a scroll view is scrolled.",
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
                marked with scrollTargetLayout(), and a custom behaviour anywhere.
                """,
            lesson: "targets",
            inputs: ["targets", "explain scrollView1 scroll"]),
        HelpConcept(
            "size class", also: ["size classes", "compact", "regular", "windows"],
            summary: "Whether there is much room or little, in width and in height: regular or compact.",
            text: """
                A layout asks the environment for horizontalSizeClass and verticalSizeClass rather than for a device. The device \
                decides them; 'sizeclass' overrides them.
                """,
            lesson: "size-classes",
            inputs: ["sizeclass horizontal regular", "env root horizontalSizeClass"]),
        HelpConcept(
            "spacing", also: ["gap", "distance", "space between"],
            summary: "The distance between the children of a stack.",
            text: """
                A number in the stack's 'spacing:' is used as it is. Without one, each pair of neighbours has its own distance: \
                8 points between most views, less or none between text and some controls.
                """,
            lesson: "stacks",
            inputs: ["root VStack { Text(\"a\"); Text(\"b\") }", "help rules spacing"]),
        HelpConcept(
            "state", also: ["binding", "bindings", "@State", "observable"],
            summary: "The values that a scene remembers.",
            text: """
                @State var x = 1 is a variable of the scene and $x its binding; actions change it, and so does 'state x = 2'. \
                Whatever reads it is laid out again.
                """,
            lesson: "positions",
            inputs: ["@State var count = 1", "state"]),
        HelpConcept(
            "targets", also: ["target"],
            summary: "How to name a view in a command.",
            text: """
                A name, a path such as list[42].text1, view(ID), an id in quotes, a number that is an id, root, or focus.
                Of feed1.body.list1, list1 is enough where no other view ends in that name.
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
            summary: "What a Text does when it has too little room.",
            text: """
                It breaks into lines, then shrinks if minimumScaleFactor allows, and is cut off last. lineLimit limits the \
                number of lines; fixedSize keeps it from being cut off.
                """,
            lesson: "text",
            inputs: ["root Text(\"A long title\").lineLimit(1).frame(width: 50)", "explain text1 width"]),
        HelpConcept(
            "viewport", also: ["ScrollViewport size"],
            summary: "The environment value that ScrollViewport sets.",
            text: """
                The outermost ScrollViewport records its size and safe-area insets from outside its scroll view; everything \
                inside reads them as \\.viewport.
                """,
            lesson: "observation",
            inputs: ["help ScrollViewport", "print root.environment.viewport"]),
    ]
}
