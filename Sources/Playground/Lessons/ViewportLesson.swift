// SPDX-License-Identifier: GPL-3.0-or-later

extension Lesson {
    static let viewport = Lesson(
        "viewport", title: "The size of the place where you are",
        summary: "why scroll content does not know its container, and what tells it",
        """
        # A GeometryReader in scroll content is offered nothing along the scroll axis. It does not see the container: it is 10 points high.
        root ScrollView { GeometryReader { proxy in Color.brown } }
        expect geometryReader1.size == CGSize(width: 393, height: 10)
        # containerRelativeFrame asks the nearest container, however deep: here the scroll view.
        root ScrollView { VStack(spacing: 0) { Color.brown.containerRelativeFrame(.vertical, count: 3, span: 1, spacing: 0) } }
        expect color1.size.height == 253
        # ScrollViewport measures its container once and hands it down by the environment: 393 × 759 in portrait.
        root ScrollViewport { LazyVStack(alignment: .leading) { ForEach(0..<100) { i in Text("Message \\(i)").padding().frame(maxWidth: viewport.size.width * 0.9) } } }
        expect forEach1[0].text1.frame.width == 353.7 within 0.34
        # Any depth reads the same value, also a scroll view inside: the cards are as wide as the screen allows, not the row.
        root ScrollViewport { VStack { ScrollView(.horizontal) { HStack { ForEach(0..<6) { i in Color.teal.frame(width: viewport.size.width * 0.8, height: 100) } } } } }
        expect forEach1[0].color1.size.width == 314.4 within 0.34
        # It stays the same while you scroll and changes with the device.
        rotate
        expect forEach1[0].color1.size.width > 500
        env forEach1[0].color1 viewport
        """)
}
