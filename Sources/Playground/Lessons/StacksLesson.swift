// SPDX-License-Identifier: GPL-3.0-or-later

extension Lesson {
    static let stacks = Lesson(
        "stacks", title: "Stacks, spacers and who gets the room",
        summary: "how an HStack divides its width, and how a Spacer takes the rest",
        """
        # A stack asks its least flexible views first and divides what is left among the others. Two colours share 300 points equally.
        viewport 300x100
        safearea off
        root row = HStack(spacing: 0) { Color.red; Color.blue }
        expect color1.size.width == 150
        expect color2.frame.minX == 150
        # A view of a fixed width is served first; the flexible one takes the rest.
        root row = HStack(spacing: 0) { Color.red.frame(width: 80); Color.blue }
        expect color2.size.width == 220
        # Spacing stands between the views and is taken off before anything is divided: 300 − 2 · 15 = 270, a third each.
        root row = HStack(spacing: 15) { Color.red; Color.green; Color.blue }
        expect color1.size.width == 90
        expect color3.frame.minX == 210
        # A Spacer is as flexible as can be: it pushes its neighbours to the ends, but asks for at least 8 points.
        root row = HStack(spacing: 0) { Text("Left"); Spacer(); Text("Right") }
        expect text1.frame.minX == 0
        expect text2.frame.maxX == 300
        # When there is not enough room, layoutPriority says who is asked first. The other one gets what is left.
        root row = HStack(spacing: 0) { Color.red.frame(idealWidth: 250, maxWidth: 250); Color.blue.frame(maxWidth: 200).layoutPriority(1) }
        expect color2.size.width == 200
        expect color1.size.width == 100
        explain color1 width
        # A VStack does the same downwards, and is as wide as its widest view.
        root column = VStack(alignment: .leading, spacing: 10) { Color.red.frame(width: 120, height: 30); Color.blue.frame(width: 60, height: 20) }
        expect column.size == CGSize(width: 120, height: 60)
        expect color2.frame.minX == color1.frame.minX
        show
        """)
}
