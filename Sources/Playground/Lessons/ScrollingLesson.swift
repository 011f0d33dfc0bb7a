// SPDX-License-Identifier: GPL-3.0-or-later

extension Lesson {
    static let scrolling = Lesson(
        "scrolling", title: "Scroll views and lazy stacks", summary: "offsets, content sizes, and rows that exist only while they are seen",
        """
        # Along its axis a scroll view offers its content nothing at all: it may be as long as it likes. Forty rows of 50 points make 2000.
        viewport 300x400
        safearea off
        root list = ScrollView { VStack(spacing: 0) { ForEach(0..<40) { i in Text("Row \\(i)").frame(maxWidth: .infinity).frame(height: 50).id(i) } } }
        expect list.contentSize == CGSize(width: 300, height: 2000)
        # The content offset says what lies at the top. Scrolling moves frames, not sizes.
        scroll by 120
        expect list.contentOffset == CGPoint(x: 0, y: 120)
        expect view(3).frame.minY == 30
        # It ends where the content ends: 2000 − 400.
        scroll by 99999
        expect list.contentOffset.y == 1600
        # To a view, by its id. Without an anchor it moves as little as needed; with one the view is put there.
        scroll to 10
        expect list.contentOffset.y == 500
        scroll to 20 anchor: .center
        expect view(20).frame.midY == 200
        # A lazy stack makes only the rows that are in sight, and estimates the rest.
        root list = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10000) { i in Text("Row \\(i)").frame(height: 50).id(i) } } }
        print list.realizedRange
        expect view(9000).isRealized == false
        scroll to 9000 anchor: .top
        expect view(9000).frame.minY == 0
        visible
        """)
}
