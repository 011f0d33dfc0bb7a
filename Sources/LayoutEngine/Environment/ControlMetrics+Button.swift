// SPDX-License-Identifier: GPL-3.0-or-later

extension ControlMetrics {
    /// What a bordered button adds around its label. Regular is Apple's number, the others are recalled; plain buttons add nothing.
    public func borderedButtonPadding(_ size: ControlSize = .regular) -> EdgeInsets {
        if isMacControl { return padding(horizontal: size == .mini || size == .small ? 7 : 12, vertical: 3) }
        switch size {
        case .mini, .small: return padding(horizontal: 10, vertical: 5)
        case .regular: return padding(horizontal: 12, vertical: 7)
        case .large, .extraLarge: return padding(horizontal: 20, vertical: 15)
        }
    }

    /// The font of a button's label where none is set; nil: that of the environment.
    public func buttonFont(_ size: ControlSize = .regular) -> Font? {
        !isMacControl && (size == .mini || size == .small) ? .style(.subheadline) : nil
    }

    /// The height of a push button on macOS; nil on other platforms, where label and padding decide. Recalled.
    public func pushButtonHeight(_ size: ControlSize = .regular) -> Double? {
        guard isMacControl else { return nil }
        let isCurrent = os >= .v26
        switch size {
        case .mini: return 16
        case .small: return 19
        case .regular: return isCurrent ? 24 : 22
        case .large: return isCurrent ? 28 : 32
        case .extraLarge: return 36
        }
    }

    private var isMacControl: Bool { platform == .macOS }

    private func padding(horizontal: Double, vertical: Double) -> EdgeInsets {
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}
