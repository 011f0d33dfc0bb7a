// SPDX-License-Identifier: GPL-3.0-or-later

/// Layout puzzles that people of SwiftUI know, each with the reason that an expert gives: written before anything was run.
/// The window is 200 × 200 without safe area, unless the scene says otherwise.
enum ExplainPuzzles {
    static let cases: [ExplainTests.Case] = stacks + frames + containers + grids + scrolling + more

    // MARK: stacks (L8)

    private static let stacks = [
        // A Spacer never gets below its minimum: the stack overflows, and the root centres what is too large.
        ExplainTests.Case(
            "HStack(spacing: 0) { Color.red.frame(width: 150); Spacer(minLength: 20); Color.blue.frame(width: 60) }", "spacer1 width",
            "Nothing is left for it: it is offered 0", "less than its minimum length of 20", "the stack overflows"),
        ExplainTests.Case(
            "HStack(spacing: 0) { Color.red.frame(width: 150); Spacer(minLength: 20); Color.blue.frame(width: 60) }", "root",
            "150 + 20 + 60", "30 more than it was offered", "larger than that, and sticks out evenly", "(-15, 0)"),
        // A negative priority: asked last, its minimum was kept, nothing else is left.
        ExplainTests.Case(
            "HStack(spacing: 0) { Color.red.layoutPriority(-1); Color.blue }", "color1 width", "color2 goes first",
            "comes later, by its layoutPriority of -1", "Nothing is left for it"),
        // Two texts: the less flexible is asked first, the other wraps in what is left.
        ExplainTests.Case(
            "HStack { Text(\"a long text that does not fit into it\"); Text(\"b\") }", "text1 width", "text2 is flexible", "asked first",
            "text1 is the last", "it wraps into 2 lines"),
        // fixedSize neither wraps nor is cut; the frame around does not clip.
        ExplainTests.Case(
            "Text(\"a text far too long for its frame\").fixedSize().frame(width: 100)", "root width", "frame(width: 100)",
            "more than the frame, which neither shrinks nor clips it", "though only 100 was offered"),
        // One line, too little room: truncation.
        ExplainTests.Case(
            "Text(\"a text far too long for its frame\").lineLimit(1).frame(width: 100)", "root width", "it has one line to fit into",
            "cut off with “…”"),
        // A Divider in an HStack is vertical, and as greedy as a Color: the stack gets as high as it is offered.
        ExplainTests.Case(
            "HStack { Text(\"a\"); Divider(); Text(\"b\") }", "root height", "its highest child: divider1, 200"),
        ExplainTests.Case(
            "HStack { Text(\"a\"); Divider(); Text(\"b\") }", "divider1", "one pixel thick", "takes all the height that it is offered"),
        // Default spacing belongs to the pair: text asks for more below it.
        ExplainTests.Case(
            "VStack { HStack { Text(\"a\") }; Color.red.frame(height: 10) }", "color1 position", "10.642 of spacing",
            "the default that text asks for above or below it"),
        ExplainTests.Case("VStack { Color.red; Color.blue }", "color2 position", "with 8 of spacing, the default"),
        // alignmentGuide moves the guides, so the views and the stack's width.
        ExplainTests.Case(
            "VStack(alignment: .leading, spacing: 0) { Color.red.frame(width: 50, height: 9).alignmentGuide(.leading) { d in 20 }; Color.blue.frame(width: 50, height: 9) }",
            "root width", "The .leading guides of its children are on one line", "color1 from 0 to 50, color2 from 20 to 70"),
        ExplainTests.Case(
            "VStack(alignment: .leading, spacing: 0) { Color.red.frame(width: 50, height: 9).alignmentGuide(.leading) { d in 20 }; Color.blue.frame(width: 50, height: 9) }",
            "color1 position", "its own .leading guide is at 20 in it"),
    ]

    // MARK: frames and modifiers (L4)

    private static let frames = [
        // The order of padding and background: a background has the size of what is inside it.
        ExplainTests.Case(
            "Text(\"a\").background { Color.red }.padding(10)", "color1 width",
            "the final size of the view that it is attached to, text1: 9.333"),
        ExplainTests.Case(
            "Text(\"a\").padding(10).background { Color.red }", "color1 width",
            "the final size of the view that it is attached to, the .padding of text1: 29.333"),
        // An overlay larger than its view counts for nothing.
        ExplainTests.Case(
            "Color.red.frame(width: 50, height: 50).overlay { Circle().frame(width: 80, height: 80) }", "root width",
            "Its .overlay is 80 wide and sticks out, but changes nothing", "frame(width: 50) is 50"),
        ExplainTests.Case(
            "Color.red.frame(width: 50, height: 50).overlay { Circle().frame(width: 80, height: 80) }", "circle1 position", "at (-15, -15)",
            "is not clipped"),
        // A frame smaller than its content changes the answer, not the content.
        ExplainTests.Case(
            "Color.red.frame(width: 100, height: 20).frame(width: 50)", "root width", "frame(width: 50) is 50",
            "offered 50 and is 100 wide",
            "50 more than the frame"),
        // minWidth above the offer, maxWidth below it, and the frame that cannot be narrower than its content.
        ExplainTests.Case("Color.red.frame(minWidth: 300)", "root width", "raises the 200 it is offered to its minimum, 300"),
        ExplainTests.Case("Color.red.frame(maxWidth: 90)", "root width", "clamps the 200 it is offered to its maximum, 90"),
        ExplainTests.Case(
            "Color.red.frame(width: 250).frame(maxWidth: .infinity)", "root width",
            "has no minimum and is never shorter than its content, 250"),
        // offset moves what is drawn only; position is greedy.
        ExplainTests.Case(
            "ZStack { Color.red.frame(width: 50, height: 50); Color.blue.frame(width: 20, height: 20).offset(x: 100) }", "color2 position",
            "moves the drawing by (100, 0)", "its place among its neighbours does not change"),
        ExplainTests.Case(
            "ZStack { Color.red.frame(width: 50, height: 50); Color.blue.frame(width: 20, height: 20).offset(x: 100) }", "root width",
            "its widest child: color1, 50"),
        ExplainTests.Case(
            "VStack(spacing: 0) { Text(\"a\").position(x: 10, y: 10); Color.red.frame(height: 30) }", "text1 height",
            "position takes the whole offer, 170"),
        // scaledToFill covers, and sticks out.
        ExplainTests.Case(
            "Color.red.aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100)", "root width",
            "the smallest size of a ratio of 2 that covers 100 × 100: 200 × 100"),
        ExplainTests.Case(
            "Color.red.frame(width: 30, height: 30).aspectRatio(2, contentMode: .fit)", "root width",
            "chooses 30 all the same, and that counts"),
    ]

    // MARK: containers

    private static let containers = [
        // ViewThatFits refuses by ideal size, and by how much.
        ExplainTests.Case(
            "ViewThatFits { Color.red.frame(width: 230, height: 10); Color.blue.frame(width: 90, height: 10) }", "root width",
            "color1 was rejected: its ideal width, 230, is 30 more than the 200 offered", "color2 fits", "90 × 10"),
        ExplainTests.Case(
            "ViewThatFits(in: .vertical) { Color.red.frame(height: 230); Color.blue.frame(height: 210) }", "root height",
            "color2 is the last, and is shown though its ideal height, 210, is 10 more"),
        // GeometryReader where nil is offered.
        ExplainTests.Case("ScrollView { GeometryReader { p in Color.red } }", "geometryReader1 height", "offered nil, so it is 10"),
        ExplainTests.Case(
            "padding", "color1 height", "The .safeAreaPadding of 30 at its bottom edge is added to its content: 170 + 30 = 200",
            scene: "root Color.red.safeAreaPadding(.bottom, 30)"),
        ExplainTests.Case(
            "Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }", "root height",
            "The .safeAreaInset of 30 and 8 of spacing at its bottom edge is added to its content: 162 + 30 + 8 = 200"),
        ExplainTests.Case(
            "Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }", "color2 position", "the bar at the bottom edge"),
        // A device's safe area, and ignoresSafeArea.
        ExplainTests.Case(
            "phone", "color1 height", "stays in the safe area", "93 further: 852", "852 − 59 − 34 = 759",
            scene: "device iPhone 15 Pro\nroot Color.red.ignoresSafeArea()"),
        ExplainTests.Case(
            "split", "text2 width", "the detail of the NavigationSplitView", "all but 320",
            scene:
                "device ipad-pro-13-m4 landscape\nroot NavigationSplitView { Text(\"a\") } detail: { Text(\"b\").frame(maxWidth: .infinity) }"
        ),
        ExplainTests.Case(
            "split", "text1 width", "a column of the NavigationSplitView", "always 320 wide",
            scene: "device ipad-pro-13-m4 landscape\nroot NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") }"),
        ExplainTests.Case("List { Text(\"a\") }", "text1 width", "The list's row takes its insets off: of 200"),
        // A custom layout decides by itself.
        ExplainTests.Case(
            "own", "root width", "Row decides that itself: its sizeThatFits returns 60 × 20 for",
            scene: """
                struct Row: Layout {
                    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 60, height: 20) }
                    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                        for view in subviews { view.place(at: bounds.origin, proposal: .zero) }
                    }
                }
                root Row { Color.red.frame(width: 10, height: 10) }
                """),
        ExplainTests.Case(
            "ScrollViewport { Color.red.frame(width: 30, height: 9) }", "root width", "unlike a ScrollView it does not hug its content"),
    ]

    // MARK: grids (L10)

    private static let grids = [
        // A column is as wide as its widest cell; an open one gets what is left.
        ExplainTests.Case(
            "Grid(horizontalSpacing: 5) { GridRow { Color.red.frame(width: 30, height: 9); Color.blue }; GridRow { Color.green.frame(width: 60, height: 9); Color.red } }",
            "color1 position", "its cell is 60 × 9", "column 1, row 1"),
        ExplainTests.Case(
            "Grid(horizontalSpacing: 5) { GridRow { Color.red.frame(width: 30, height: 9); Color.blue }; GridRow { Color.green.frame(width: 60, height: 9); Color.red } }",
            "root width", "60 + 135, and 5 of spacing", "Column 1 is 60, as its widest cell, color3", "color2 is flexible"),
        ExplainTests.Case(
            "Grid(horizontalSpacing: 5) { GridRow { Color.red.frame(width: 30, height: 9); Color.blue } }", "color2 width",
            "column 2, 165", "one of 2 equal parts of what 200 leaves after the spacing (5), 97.5",
            "the 67.5 that column 1 left of the share"),
        ExplainTests.Case(
            "LazyVGrid(columns: [GridItem(.fixed(60), spacing: 10), GridItem(.flexible())]) { Color.red.frame(height: 9); Color.blue.frame(height: 9) }",
            "color2 width", "the second of 2 is 130 long", "Its GridItem is .flexible", "leave of 200: 130"),
        ExplainTests.Case(
            "LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 10)]) { Color.red.frame(height: 9); Color.blue.frame(height: 9) }",
            "color2 width", "3 tracks of at least 60"),
    ]

    // MARK: scrolling

    private static let scrolling = [
        // A ScrollView hugs across and is greedy along.
        ExplainTests.Case(
            "HStack(spacing: 0) { Color.red.frame(width: 50); ScrollView { Color.blue.frame(width: 30, height: 500) } }", "scrollView1",
            "only as wide as its content: 30", "takes all it is offered along its axis, however long its content is (500 here)"),
        // A VStack in a scroll view is offered nil; a lazy one is as wide as it is offered.
        ExplainTests.Case(
            "ScrollView { LazyVStack { Color.red.frame(width: 30, height: 10) } }", "lazyVStack1 width", "takes all it is offered",
            "cannot know rows that it has not built"),
        ExplainTests.Case(
            "ScrollView { VStack { Color.red; Color.blue } }", "color1 height", "its ideal length", "offered nil, so it is 10"),
        ExplainTests.Case(
            "ScrollView(.horizontal) { HStack { Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10) } }",
            "color1 width",
            "asks its nearest container, scrollView1, which is 200 wide", "3 columns less 2 × 10 between them are 60 each",
            "spans 2 with the spacing between: 130"),
        ExplainTests.Case(
            "ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal) }.contentMargins(.horizontal, 20)", "color1 width",
            "which is 160 wide inside its insets"),
        ExplainTests.Case(
            "ScrollView { Color.red.frame(height: 500) }", "color1 position", "is scrolled by (0, 100)", then: "scroll by 100"),
    ]

    // MARK: more of them

    private static let more = [
        // A Spacer has the lowest priority: whatever is flexible beside it takes all but its least length.
        ExplainTests.Case(
            "VStack { Text(\"a\").frame(maxHeight: .infinity); Spacer() }", "text1 height", "text1 goes first",
            "Spacers wait until all others are served", "(8 is kept for later)"),
        ExplainTests.Case(
            "HStack(spacing: 0) { Color.red.frame(maxWidth: 50); Color.blue; Spacer() }", "color1 width",
            "the least of all but the Spacers, which wait, and asked first"),
        ExplainTests.Case(
            "HStack(spacing: 0) { Color.red; Color.blue.layoutPriority(-1) }", "color1 width",
            "color1 goes first: the others have a lower priority"),
        // An offset moves the drawing only, so a background behind it stays.
        ExplainTests.Case(
            "Color.red.frame(width: 100, height: 100).offset(x: 50).background { Color.blue }", "color2 position",
            "The offset inside moves only the drawing", "the .background stays where the view is without it"),
        // A position fills its offer, so a background behind it fills the window.
        ExplainTests.Case(
            "Color.red.frame(width: 50, height: 50).position(x: 10, y: 10).background { Color.blue }", "color2 width",
            "exactly the final size of the view that it is attached to", "A position takes all it is offered, however small its content"),
        // A Color in a ZStack of ideal size gets the size of the text beside it.
        ExplainTests.Case(
            "ZStack { Color.blue; Text(\"Hello\") }.fixedSize()", "color1 width", "was offered nil",
            "for its place, its own size: 39, that of text1"),
        // Padding inside a frame that is too narrow: the text gets what is left and wraps.
        ExplainTests.Case(
            "Text(\"Hello\").padding().frame(width: 60)", "text1 width", "Its padding offers its content 28", "wraps into 2 lines"),
        // Fill is larger than its frame, and nothing clips it.
        ExplainTests.Case(
            "Color.red.aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100)", "color1 width",
            "the smallest size of a ratio of 2 that covers 100 × 100: 200 × 100",
            "100 more than the frame, which neither shrinks nor clips it"),
        // What fills has only its ideal in a scroll view.
        ExplainTests.Case(
            "ScrollView { GeometryReader { g in Color.red } }", "geometryReader1 height", "Here it was offered nil, so it is 10",
            "scrollView1 offers nil along the axis it scrolls"),
        // A bar takes its height before the view under it gets the rest.
        ExplainTests.Case(
            "Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }", "color1 height",
            "The .safeAreaInset of 40", "160 + 40 = 200"),
    ]
}
