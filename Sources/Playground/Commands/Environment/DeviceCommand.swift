// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage

extension Command {
    static let device = Command(
        "device", .environment, .edit, syntax: ["device NAME [portrait/landscape] [split FRACTION] [slideover]", "device"],
        meanings: ["NAME": .device, "FRACTION": .words(["1/3", "1/2", "2/3"])],
        summary: "Shows the scene on a device: its size, scale, safe areas and size classes.",
        examples: ["device iphone-16-pro", "device \"iPad Pro 11-inch (M4/M5)\" landscape split 1/2", "device"],
        details: """
            NAME is the full name, with or without quotes, or the id. The orientation is portrait unless you name one. Split \
            View gives the app a share of an iPad's screen; Slide Over gives it a narrow window, 40 points shorter than the \
            screen. The command ends viewport, window, scale, safearea and split, and leaves the other traits alone. Without \
            NAME it lists the devices.
            """,
        related: ["iphone", "ipad", "screen", "preset"]
    ) { (context) throws(Diagnostic) in
        if context.arguments.isAtEnd { return .show(deviceList) }
        let device = try context.deviceName()
        var orientation = Device.Orientation.portrait
        var split = Device.Split.full
        var splitSpan: SourceSpan?
        while let word = context.arguments.word() {
            switch word.text {
            case "portrait": orientation = .portrait
            case "landscape": orientation = .landscape
            case "split":
                splitSpan = context.arguments.peekWord()?.span
                split = try context.choice("split", [("1/3", .oneThird), ("1/2", .half), ("2/3", .twoThirds)])
            case "slideover":
                splitSpan = word.span
                split = .slideOver
            default: throw CommandContext.notExpected(word)
            }
        }
        guard device.splits(orientation: orientation).contains(split) else {
            let part = split == .slideOver ? "Slide Over" : "such split in \(orientation.rawValue)"
            let isOfLandscape = device.splits(orientation: .landscape).contains(split)
            throw Diagnostic(
                .unknownValue, "\(device.name) has no \(part)", at: splitSpan,
                hint: isOfLandscape ? "it has one in landscape" : "iPads have Split View and Slide Over: 'device' lists them")
        }
        var scene = context.scene
        scene.stage.show(on: device, orientation, split)
        return .edit(scene)
    }

    private static var deviceList: Output {
        var table = Table("id", "name", "size", "scale")
        for device in Device.all {
            table.rows.append([
                .text(device.id), .text(device.name),
                .text("\(NumberText.of(device.portraitSize.width)) × \(NumberText.of(device.portraitSize.height))"),
                .number(device.scale),
            ])
        }
        let json = Device.all.map { device in
            JSON.object([
                "id": .string(device.id), "name": .string(device.name), "width": .number(device.portraitSize.width),
                "height": .number(device.portraitSize.height), "scale": .number(device.scale),
            ])
        }
        return Output(json: .object(["devices": .array(json)]), parts: [.table(table)])
    }
}

extension Stage {
    /// A device ends what was overridden of the screen, and leaves the other traits.
    mutating func show(on device: Device, _ orientation: Device.Orientation, _ split: Device.Split) {
        keepingKeyboard {
            $0.device = device
            $0.orientation = device.canRotate ? orientation : .portrait
        }
        self.split = split
        viewport = nil
        window = nil
        scale = nil
        safeArea = nil
        hidesSafeArea = false
    }
}

extension CommandContext {
    /// A device's name: quoted, or bare up to a word that cannot belong to it.
    fileprivate func deviceName() throws(Diagnostic) -> Device {
        if arguments.peekWord()?.text.first == "\"" {
            let (expression, word) = try arguments.shortExpression("a device")
            guard case .string(let name) = try evaluate(expression) else {
                throw Diagnostic(.typeMismatch, "a device's name must be a string", at: word.span)
            }
            return try Device.named(name, at: word.span)
        }
        var words: [ArgumentCursor.Word] = []
        while let next = arguments.peekWord(), !Self.wordsAfterDevice.contains(next.text) {
            words.append(next)
            _ = arguments.word()
        }
        guard let first = words.first, let last = words.last else { throw arguments.missing("a device") }
        // `iphone-15 landscap`: the name is right, the word after it is not.
        if words.count > 1, Device.named(Self.name(words)) == nil, Device.named(Self.name(words.dropLast())) != nil,
            ClosestWord.of(last.text, in: Self.wordsAfterDevice) != nil
        {
            throw Self.notExpected(last)
        }
        return try Device.named(Self.name(words), at: first.span.joined(to: last.span))
    }

    private static func name(_ words: some Sequence<ArgumentCursor.Word>) -> String { words.map(\.text).joined(separator: " ") }

    private static let wordsAfterDevice = ["portrait", "landscape", "split", "slideover"]

    fileprivate static func notExpected(_ word: ArgumentCursor.Word) -> Diagnostic {
        Diagnostic(
            .unknownArgument, "'\(word.text)' is not expected here", at: word.span,
            suggestion: ClosestWord.of(word.text, in: wordsAfterDevice), hint: "portrait, landscape, split 1/3 or slideover")
    }
}
