// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import ViewCatalog

/// What the system draws over the edges of a phone's or tablet's screen: the time, signal and battery, and the home indicator. The glyphs
/// are our own, and the cut-outs of the glass are left out, as in a screenshot.
struct DrawnSystemBars {
    let stage: Stage
    let scheme: ColorScheme
    /// Seconds on the virtual clock, which begins at 9:41.
    let time: Double

    private var color: ColorValue.Components { scheme == .dark ? .white : .black }
    private var screen: CGSize { stage.size }
    private var insets: EdgeInsets { stage.insets }

    /// Only the whole screen of a device has them: no size or window that was set by hand.
    private var isScreen: Bool {
        stage.viewport == nil && stage.window == nil && stage.split == .full
            && (stage.device.kind == .phone || stage.device.kind == .tablet)
            && stage.effectivePlatform != .macOS
    }

    // MARK: status bar

    /// Empty on a phone on its side, where the system hides it, and where the safe area leaves no room.
    var statusBar: [DisplayList.Item] {
        let isSideways = stage.device.kind == .phone && stage.orientation == .landscape
        guard isScreen, !isSideways, insets.top >= 20 else { return [] }
        switch stage.device.cutout {
        case .homeButton, .none: return thinStatusBar
        case .notch, .dynamicIsland: return earedStatusBar
        }
    }

    /// Beside the cut-out: the time in the middle of the left ear, the signs in that of the right one.
    private var earedStatusBar: [DisplayList.Item] {
        let isIsland = stage.device.cutout == .dynamicIsland
        let cutout = isIsland ? 126.0 : min(210, screen.width * 0.54)
        let ear = (screen.width - cutout) / 2
        let middle = isIsland ? insets.top * 0.55 : insets.top * 0.53
        let time = label(size: isIsland ? 17 : 16, weight: .semibold) { width in CGPoint(x: ear / 2 + 4 - width / 2, y: middle) }
        let left = screen.width - ear / 2 - 4 - (18 + 5 + 17 + 5 + 27) / 2
        return [time] + signal(at: CGPoint(x: left, y: middle)) + waves(at: CGPoint(x: left + 23, y: middle))
            + battery(at: CGPoint(x: left + 45, y: middle))
    }

    /// Where the top of the screen is whole: the time in the middle on a phone, at the left on a tablet.
    private var thinStatusBar: [DisplayList.Item] {
        let isTablet = stage.device.kind == .tablet
        let middle = isTablet ? insets.top / 2 : 10
        let time = label(size: 12, weight: .semibold) { width in
            CGPoint(x: isTablet ? 14 : (screen.width - width) / 2, y: middle)
        }
        let signs = battery(at: CGPoint(x: screen.width - 6 - 27, y: middle))
        return isTablet
            ? [time] + waves(at: CGPoint(x: screen.width - 6 - 27 - 22, y: middle)) + signs
            : [time] + signal(at: CGPoint(x: 6, y: middle)) + waves(at: CGPoint(x: 29, y: middle)) + signs
    }

    /// - Parameter place: of the label's left end and its middle, by its width.
    private func label(size: Double, weight: Font.Weight, _ place: (Double) -> CGPoint) -> DisplayList.Item {
        let minutes = 9 * 60 + 41 + Int(min(max(time, 0), 1e9)) / 60
        let text = "\(minutes / 60 % 24):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
        let origin = place(DrawnText.width(of: text, size: size, weight: weight))
        return .text(DrawnText(label: text, at: CGPoint(x: origin.x, y: origin.y - size * 0.6), size: size, weight: weight, color: color))
    }

    private func signal(at place: CGPoint) -> [DisplayList.Item] {
        (0..<4).map { bar in
            let height = 4 + Double(bar) * 2.5
            return .fill(
                .rounded(CGRect(x: place.x + Double(bar) * 5, y: place.y + 6 - height, width: 3, height: height), radius: 1), .color(color))
        }
    }

    /// Three arcs over a point: how well the network is heard.
    private func waves(at place: CGPoint) -> [DisplayList.Item] {
        let foot = CGPoint(x: place.x + 8.5, y: place.y + 5.5)
        return [
            .fill(.ellipse(CGRect(x: foot.x - 1.5, y: foot.y - 1.5, width: 3, height: 3)), .color(color))
        ]
            + [4.5, 8.0, 11.5].map { radius in
                let (x, y) = (radius * 0.71, radius * 0.71)
                // A quarter of a circle as one curve.
                let reach = radius * 0.39
                let segments: [DrawnShape.Segment] = [
                    .move(CGPoint(x: foot.x - x, y: foot.y - y)),
                    .curve(
                        CGPoint(x: foot.x - x + reach * 0.71, y: foot.y - y - reach * 0.71),
                        CGPoint(x: foot.x + x - reach * 0.71, y: foot.y - y - reach * 0.71), CGPoint(x: foot.x + x, y: foot.y - y)),
                ]
                return .stroke(.path(segments), StrokeLine(width: 2), .color(color))
            }
    }

    private func battery(at place: CGPoint) -> [DisplayList.Item] {
        let body = CGRect(x: place.x, y: place.y - 6, width: 24, height: 12)
        return [
            .stroke(.rounded(body.insetBy(0.5), radius: 3.5), StrokeLine(width: 1), .color(color.faded(0.4))),
            .fill(.rounded(body.insetBy(2), radius: 2), .color(color)),
            .fill(.rounded(CGRect(x: body.maxX + 1, y: place.y - 2, width: 1.5, height: 4), radius: 0.75), .color(color.faded(0.4))),
        ]
    }

    // MARK: home indicator

    /// Empty where a home button is, and where the safe area leaves no room.
    var homeIndicator: [DisplayList.Item] {
        guard isScreen, stage.device.cutout != .homeButton, insets.bottom >= 20 else { return [] }
        let width = stage.device.kind == .phone && stage.orientation == .portrait ? screen.width * 0.355 : screen.width * 0.27
        let bar = CGRect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
        return [.fill(.capsule(bar), .color(color))]
    }
}
