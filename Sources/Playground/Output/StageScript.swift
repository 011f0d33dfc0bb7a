// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The commands that set a stage: the device first, then what differs from it.
struct StageScript {
    let stage: Stage

    var lines: [String] {
        var lines: [String] = []
        if stage.os != .v26 { lines.append("os \(stage.os.word)") }
        lines.append(device)
        if let size = stage.window {
            lines.append("window \(text(size)) anchor: UnitPoint(x: \(text(stage.windowAnchor.x)), y: \(text(stage.windowAnchor.y)))")
        }
        if let size = stage.viewport { lines.append("viewport \(text(size))") }
        if let scale = stage.scale { lines.append("scale \(text(scale))") }
        if let insets = stage.safeArea {
            lines.append("safearea " + Edge.allCases.map { "\($0.word) \(text(insets[$0]))" }.joined(separator: " "))
        }
        if stage.hidesSafeArea { lines.append("safearea off") }
        if let value = stage.horizontalClass { lines.append("sizeclass horizontal \(value.rawValue)") }
        if let value = stage.verticalClass { lines.append("sizeclass vertical \(value.rawValue)") }
        return lines + traits
    }

    private var device: String {
        var line = "device \(stage.device.id)"
        if stage.orientation == .landscape { line += " landscape" }
        switch stage.split {
        case .full: break
        case .oneThird: line += " split 1/3"
        case .half: line += " split 1/2"
        case .twoThirds: line += " split 2/3"
        case .slideOver: line += " slideover"
        }
        return line
    }

    private var traits: [String] {
        var lines: [String] = []
        if let value = stage.typeSize { lines.append("type \(value.word)") }
        if let value = stage.direction { lines.append("direction \(value.word)") }
        if let value = stage.platform { lines.append("platform \(value.rawValue)") }
        if let value = stage.hasMouse { lines.append("mouse \(value ? "on" : "off")") }
        if let value = stage.keyboard { lines.append("keyboard \(text(value))") }
        if stage.scenePhase != .active { lines.append("scene \(stage.scenePhase.rawValue)") }
        if stage.colorScheme != .light { lines.append("colorscheme \(stage.colorScheme.rawValue)") }
        return lines
    }

    private func text(_ value: Double) -> String { SwiftLiteral.number(value) }
    private func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }
}
