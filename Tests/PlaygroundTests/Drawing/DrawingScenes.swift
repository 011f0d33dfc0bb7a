// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Playground
import ViewCatalog

/// Windows as a user meets them, for the tests of pictures.
enum DrawingScenes {
    static let phone = CGSize(width: 393, height: 852)
    static let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    static let window = rect(0, 0, 393, 852)

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    static func view(
        _ name: String, _ frame: CGRect, _ depth: Int, _ style: DrawnStyle, label: String? = nil, kind: String = "",
        fill: DrawnPaint? = nil,
        clip: CGRect? = nil
    ) -> DrawnView {
        DrawnView(name: name, label: label, kind: kind, frame: frame, depth: depth, style: style, fill: fill, clip: clip)
    }

    static func scene(_ views: [DrawnView], scrolls: [DrawnScroll] = [], title: String = "iPhone 15 Pro") -> DrawnScene {
        DrawnScene(window: phone, safeArea: insets, views: views, scrolls: scrolls, title: title)
    }

    /// Rows 44 high with 16 between them, scrolled by 500.
    static func feed() -> DrawnScene {
        let top = 59.0 - 500
        var views = [view("scrollView1", window, 0, .scroll)]
        views.append(view("lazyVStack1", rect(0, top, 393, 59984), 1, .container, clip: window))
        for row in 7..<22 {
            let frame = rect(16, top + Double(row) * 60, 361, 44)
            views.append(view("forEach1[\(row)].text1", frame, 2, .text, label: "Row \(row)", clip: window))
        }
        let scroll = DrawnScroll(
            name: "scrollView1", frame: rect(0, 59, 393, 759), bounds: window, contentFrame: rect(0, top, 393, 59984), insets: insets,
            indicators: [rect(387, 70, 3, 60)], contentOffset: CGPoint(x: 0, y: 441))
        return scene(views, scrolls: [scroll])
    }

    /// Each row an HStack: a circle, a text, a Spacer, an image.
    static func rows() -> DrawnScene {
        var views = [view("vStack1", rect(16, 75, 361, 224), 0, .container)]
        for row in 0..<4 {
            let y = 75 + Double(row) * 60
            let name = "forEach1[\(row)]"
            views.append(view(name + ".hStack1", rect(16, y, 361, 44), 1, .container))
            views.append(
                view(
                    name + ".circle1", rect(16, y, 44, 44), 2, .shape, kind: "Circle",
                    fill: .color(ColorValue.system("red").components(isDark: false))))
            views.append(view(name + ".text1", rect(68, y + 11.833, 50, 20.333), 2, .text, label: "Row \(row)"))
            views.append(view(name + ".spacer1", rect(126, y + 22, 190, 0), 2, .spacer))
            views.append(view(name + ".image1", rect(357, y + 12, 20, 20), 2, .image))
        }
        return scene(views)
    }

    /// Views over views: a photo with texts below, a badge over its corner, an overlay across borders, dots smaller than a cell.
    static func overlaps() -> DrawnScene {
        var views = [view("zStack1", rect(0, 59, 393, 759), 0, .container)]
        views.append(view("vStack1", rect(46, 158, 300, 400), 1, .container))
        views.append(view("image1", rect(46, 158, 300, 200), 2, .image, label: "photo"))
        views.append(view("text1", rect(46, 358, 300, 100), 2, .text, label: "A title over it"))
        views.append(view("text2", rect(46, 458, 300, 100), 2, .text, label: "Another one that is a little longer, so it wraps in its box"))
        views.append(view("badge", rect(300, 130, 70, 70), 1, .shape, fill: .color(ColorValue.system("red").components(isDark: false))))
        views.append(view("overlay", rect(100, 300, 220, 120), 1, .shape))
        for dot in 0..<3 { views.append(view("dot\(dot)", rect(60 + Double(dot) * 30, 640, 6, 6), 1, .shape)) }
        return scene(views)
    }

    /// A carousel with margins between two cards' edges, and texts that are wide in columns.
    static func carousel() -> DrawnScene {
        let clip = rect(0, 132, 393, 240)
        var views = [view("vStack1", rect(0, 59, 393, 759), 0, .container)]
        views.append(view("text1", rect(16, 75, 120, 41), 1, .text, label: "Featured"))
        views.append(view("carousel", clip, 1, .scroll))
        views.append(view("lazyHStack1", rect(-124, 142, 1040, 220), 2, .container, clip: clip))
        for card in 0..<6 {
            let frame = rect(-124 + Double(card) * 176, 142, 160, 220)
            views.append(
                view(
                    "forEach1[\(card)].card", frame, 3, .shape, fill: .color(ColorValue.system("blue").components(isDark: false)),
                    clip: clip))
        }
        views.append(view("button1", rect(120, 420, 153, 50), 1, .control, label: "Buy now"))
        views.append(view("divider1", rect(16, 500, 361, 0.333), 1, .leaf))
        views.append(view("spacer1", rect(196, 520, 0, 180), 1, .spacer))
        views.append(view("text2", rect(16, 720, 300, 20.333), 1, .text, label: "日本語のテキスト 👨‍👩‍👧"))
        let scroll = DrawnScroll(
            name: "carousel", frame: clip, bounds: clip, contentFrame: rect(-140, 132, 1072, 240),
            insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16), indicators: [rect(40, 366, 80, 3)])
        return scene(views, scrolls: [scroll])
    }

    /// Content larger than its scroll view both ways.
    static func bothAxes() -> DrawnScene {
        let clip = rect(46, 200, 300, 300)
        var views = [view("scrollView1", clip, 0, .scroll), view("grid1", rect(-54, 100, 1000, 1000), 1, .container, clip: clip)]
        for cell in 0..<100 {
            let frame = rect(-54 + Double(cell % 10) * 100, 100 + Double(cell / 10) * 100, 100, 100)
            views.append(view("cell\(cell)", frame, 2, .leaf, clip: clip))
        }
        let scroll = DrawnScroll(
            name: "scrollView1", frame: clip, bounds: clip, contentFrame: rect(-54, 100, 1000, 1000),
            indicators: [rect(340, 230, 3, 90), rect(76, 494, 90, 3)])
        return scene(views, scrolls: [scroll], title: "")
    }

    /// One view with a little of what is around it.
    static func focus() -> DrawnScene {
        let views = [
            view("hStack1", rect(16, 100, 361, 44), 0, .container), view("text1", rect(16, 112, 41, 20.333), 1, .text, label: "Hello"),
            view("spacer1", rect(65, 122, 200, 0), 1, .spacer), view("button1", rect(273, 100, 104, 44), 1, .control, label: "Follow"),
        ]
        return DrawnScene(window: phone, safeArea: insets, views: views, focusRect: rect(8, 92, 377, 60), title: "hStack1")
    }

    /// Views that share borders.
    static func tiles() -> DrawnScene {
        let views = (0..<12).map { tile in
            view("tile\(tile)", rect(Double(tile % 3) * 131, 59 + Double(tile / 3) * 150, 131, 150), 1, .leaf)
        }
        return scene(views)
    }

    static let all = [feed(), rows(), overlaps(), carousel(), bothAxes(), focus()]

    /// Numbers that nobody should type and somebody will.
    static func impossible() -> DrawnScene {
        let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5, 1e-300, 40]
        var views: [DrawnView] = []
        var scrolls: [DrawnScroll] = []
        for x in numbers {
            for width in numbers {
                let frame = rect(x, width, width, x)
                views.append(
                    view("v\(views.count)", frame, views.count % 7, DrawnStyle.allCases[views.count % 8], clip: rect(width, x, 300, x)))
                scrolls.append(
                    DrawnScroll(name: "s", frame: frame, bounds: frame, contentFrame: rect(width, x, x, width), indicators: [frame]))
            }
        }
        return scene(views, scrolls: scrolls)
    }
}
