// SPDX-License-Identifier: GPL-3.0-or-later

extension Lesson {
    static let frames = Lesson(
        "frames", title: "Proposals, sizes and frames", summary: "a parent proposes, a view chooses its size, the parent places it",
        """
        # A view is offered a size and answers with its own. A Text takes what its words need: the window offers it 393 × 759 (the safe
        # area of an iPhone 15 Pro), and it stays small, in the middle.
        root hello = Text("Hello")
        print hello.proposal
        print hello.size
        # A colour has no size of its own. It takes whatever it is offered.
        root Color.orange
        expect root.size == CGSize(width: 393, height: 759)
        # A frame is a view around a view. This one answers 200 × 100 whatever it is offered, and offers that to the colour inside.
        root box = Color.orange.frame(width: 200, height: 100)
        tree box layers
        expect box.size == CGSize(width: 200, height: 100)
        # A frame does not resize what is in it. The Text keeps its own size, and the frame puts it in the middle, or where its alignment says.
        root label = Text("Hi").frame(width: 200, height: 100, alignment: .topLeading)
        expect label.frame == CGRect(x: 96.5, y: 388.5, width: 200, height: 100)
        expect label.layers[0].frame.origin == CGPoint(x: 96.5, y: 388.5)
        # With maxWidth: .infinity a frame takes all the width that it is offered; its content still does not grow.
        root wide = Text("Wide").frame(maxWidth: .infinity)
        expect wide.size.width == 393
        explain wide width
        # The order of modifiers is the order of nesting: padding inside a frame is not padding around one.
        root inside = Color.teal.padding(20).frame(width: 100, height: 100)
        expect inside.layers[0].size == CGSize(width: 60, height: 60)
        root outside = Color.teal.frame(width: 100, height: 100).padding(20)
        expect outside.size == CGSize(width: 140, height: 140)
        # Ask a view directly: what does it answer to a proposal? nil asks for the ideal size.
        measure outside nil nil
        measure outside inf 50
        """)
}
