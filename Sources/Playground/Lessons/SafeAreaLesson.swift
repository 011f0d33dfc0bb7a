// SPDX-License-Identifier: GPL-3.0-or-later

extension Lesson {
    static let safeArea = Lesson(
        "safe-area", title: "Safe area, padding and margins",
        summary: "padding narrows a scroll view, safeAreaPadding and contentMargins inset its content",
        """
        # The window of an iPhone 15 Pro is 393 × 852, but 59 points at the top and 34 at the bottom are not safe. The root is laid out in between.
        root Color.mint
        expect root.frame == CGRect(x: 0, y: 59, width: 393, height: 759)
        # ignoresSafeArea lets a view grow under the bars. Its reported size stays that of the safe region.
        root Color.mint.ignoresSafeArea()
        expect root.layers[0].frame == CGRect(x: 0, y: 0, width: 393, height: 852)
        # A scroll view turns the safe area into insets of its content: it rests 59 points down, and rows pass under the bar.
        root list = ScrollView { VStack(spacing: 0) { ForEach(0..<40) { i in Text("Row \\(i)").frame(height: 50).id(i) } } }
        print list.contentInsets
        expect list.contentOffset.y == -59
        expect view(0).frame.minY == 59
        # Padding around a scroll view makes it narrower: its content is cut off at the padding.
        root cards = ScrollView(.horizontal) { HStack(spacing: 10) { ForEach(0..<8) { i in Color.pink.frame(width: 300, height: 200).id(i) } } }.padding(.horizontal, 20)
        expect cards.containerSize.width == 353
        # safeAreaPadding insets the content and leaves the scroll view as wide as the screen: the next card peeks in.
        root cards = ScrollView(.horizontal) { HStack(spacing: 10) { ForEach(0..<8) { i in Color.pink.frame(width: 300, height: 200).id(i) } } }.safeAreaPadding(.horizontal, 20)
        expect view(0).frame.minX == 20
        expect cards.visibleRect.width == 393
        scroll by 100
        expect view(0).frame.minX == -80
        # contentMargins does it for content or indicators alone.
        root shelf = ScrollView(.horizontal) { HStack(spacing: 10) { ForEach(0..<8) { i in Color.pink.frame(width: 300, height: 200).id(i) } } }.contentMargins(.horizontal, 24, for: .scrollContent)
        expect view(0).frame.minX == 24
        geometry shelf
        # Another device, another safe area. What moved?
        device iphone-15-pro landscape
        diff
        """)
}
