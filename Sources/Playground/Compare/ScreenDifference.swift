// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// What is different of two screens, the most telling first.
struct ScreenDifference {
    struct Row {
        let subject: String
        let before: String
        let after: String

        var json: JSON { .object(["subject": .string(subject), "before": .string(before), "after": .string(after)]) }
    }

    let old: Stage
    let new: Stage

    /// What layout is offered, and whose rules it follows: the window, the safe area, the keyboard, the platform.
    var room: [Row] {
        rows([
            ("the window", LengthText.of(old.size), LengthText.of(new.size)), ("the safe area", old.insets.words, new.insets.words),
            ("the keyboard", old.keyboard.map(LengthText.of) ?? "hidden", new.keyboard.map(LengthText.of) ?? "hidden"),
            ("the platform", old.effectivePlatform.rawValue, new.effectivePlatform.rawValue),
            ("the OS generation", String(old.os.rawValue), String(new.os.rawValue)),
        ])
    }

    /// That, and what views are told of the device and its reader.
    var all: [Row] {
        room
            + rows([
                ("horizontal size class", old.horizontal, new.horizontal), ("vertical size class", old.vertical, new.vertical),
                ("the device", old.device.name, new.device.name),
                ("type size", (old.typeSize ?? .large).name, (new.typeSize ?? .large).name),
                ("direction", old.direction.words, new.direction.words),
                ("appearance", old.colorScheme.rawValue, new.colorScheme.rawValue),
            ])
    }

    private func rows(_ all: [(String, String, String)]) -> [Row] {
        all.filter { $0.1 != $0.2 }.map { Row(subject: $0.0, before: $0.1, after: $0.2) }
    }
}

extension Stage {
    fileprivate var horizontal: String { (horizontalClass ?? deviceClasses.horizontal) == .compact ? "compact" : "regular" }
    fileprivate var vertical: String { (verticalClass ?? deviceClasses.vertical) == .compact ? "compact" : "regular" }
}

extension LayoutDirection? {
    fileprivate var words: String { self == .rightToLeft ? "right to left" : "left to right" }
}
