// SPDX-License-Identifier: GPL-3.0-or-later

import ViewCatalog

/// The colours of an asset catalogue's color set, in light and in dark appearance.
enum AssetColors {
    /// Nil where the set holds no colour, such as that of an accent colour that was never chosen.
    static func color(_ contents: JSON) -> AppResources.ColorAsset? {
        guard case .array(let entries)? = contents[key: "colors"] else { return nil }
        var light: ColorValue?
        var dark: ColorValue?
        for entry in entries {
            guard let color = entry[key: "color"].flatMap(value) else { continue }
            if isDark(entry) { dark = color } else if entry[key: "appearances"] == nil { light = light ?? color }
        }
        return (light ?? dark).map { AppResources.ColorAsset(light: $0, dark: dark) }
    }

    private static func isDark(_ entry: JSON) -> Bool {
        guard case .array(let appearances)? = entry[key: "appearances"] else { return false }
        return appearances.contains { $0[key: "value"] == .string("dark") }
    }

    private static func value(_ color: JSON) -> ColorValue? {
        guard let components = color[key: "components"] else { return nil }
        let opacity = component("alpha", components) ?? 1
        if let white = component("white", components) { return ColorValue(red: white, green: white, blue: white, opacity: opacity) }
        guard let red = component("red", components), let green = component("green", components), let blue = component("blue", components)
        else { return nil }
        return ColorValue(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// `"0.5"` is a part of one; `"128"` and `"0x80"` are parts of 255.
    private static func component(_ name: String, _ components: JSON) -> Double? {
        guard case .string(let text)? = components[key: name] else { return nil }
        let part: Double? =
            if text.hasPrefix("0x") { Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } } else if text.contains(".") {
                Double(text)
            } else {
                Double(text).map { $0 / 255 }
            }
        return part.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    }
}
