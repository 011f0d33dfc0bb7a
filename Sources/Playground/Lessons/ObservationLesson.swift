// SPDX-License-Identifier: GPL-3.0-or-later

extension Lesson {
    static let observation = Lesson(
        "observation", title: "Transitions, phases and what an app is told",
        summary: "scroll transitions change drawing, never layout; observers hear of every step",
        """
        # A scroll transition tells a view how far it is on its way in or out. Only effects are allowed in it.
        viewport 300x200
        safearea off
        root ScrollView { VStack(spacing: 0) { ForEach(0..<12) { i in Color.purple.frame(height: 100).scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.8) }.id(i) } } }
        expect view(0).phase == .identity
        scroll by 50
        transitions
        # Frames stay as they are: the view is drawn smaller, in the same place.
        expect view(2).frame == CGRect(x: 0, y: 150, width: 300, height: 100)
        # What would change sizes is refused.
        expect error not-allowed-here: root ScrollView { Color.purple.scrollTransition { content, phase in content.padding(8) } }
        # Observers: the size of a view, when it changes.
        @State var width = 0.0
        root Color.purple.frame(maxWidth: .infinity).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        expect width == 300
        viewport 500x200
        expect width == 500
        # The geometry of a scroll view, on every step.
        @State var isAway = false
        root ScrollView { Color.purple.frame(height: 1000) }.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { old, new in isAway = new }
        scroll by 150
        expect isAway == true
        events
        """)
}
