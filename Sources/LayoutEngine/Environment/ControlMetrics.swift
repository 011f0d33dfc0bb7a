// SPDX-License-Identifier: GPL-3.0-or-later

/// Sizes of the system's controls, in points. Heights that no source measured are the ones remembered: see the comments.
///
/// Controls without a width here take the width they are offered.
public struct ControlMetrics: Hashable, Sendable {
    public let platform: Platform
    public let os: OSGeneration

    public init(platform: Platform, os: OSGeneration) {
        self.platform = platform
        self.os = os
    }

    private var isMac: Bool { platform == .macOS }
    private var isCurrent: Bool { os >= .v26 }

    /// Between the icon and the title of a label.
    public var labelSpacing: Double { isMac ? 4 : 8 }

    /// The switch of a toggle, after its label.
    public var switchSize: CGSize {
        if isMac { return CGSize(width: 38, height: 22) }
        return isCurrent ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }

    /// The box of a toggle in the checkbox style.
    public var checkboxSize: CGSize { CGSize(width: 16, height: 16) }

    /// Recalled.
    public var sliderHeight: Double { isMac ? 21 : isCurrent ? 28 : 31 }

    /// The two buttons of a stepper, after its label. Recalled.
    public var stepperSize: CGSize { isMac ? CGSize(width: 19, height: 28) : CGSize(width: 94, height: 32) }

    /// Recalled. The label stands above, the current value below.
    public var linearProgressHeight: Double { isMac ? 6 : 4 }

    /// Both sides of the spinning indicator.
    public func circularProgressSide(_ size: ControlSize = .regular) -> Double {
        if isMac { return size == .small || size == .mini ? 16 : 32 }
        return size == .large || size == .extraLarge ? 37 : 20
    }

    /// Around the text of a field with a border.
    public var borderedTextFieldPadding: Double { 7 }
    /// Recalled; iOS 22 and 34.
    public func textFieldHeight(bordered: Bool) -> Double { isMac ? 22 : bordered ? 34 : 22 }

    /// Around the text of an editor.
    public var textEditorInsets: EdgeInsets { EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5) }

    /// Recalled.
    public var segmentedPickerHeight: Double { isMac ? 22 : 32 }

    public var wheelPickerSize: CGSize { CGSize(width: 320, height: 216) }

    /// The well of a colour picker, after its label. Recalled.
    public var colorWellSize: CGSize { isMac ? CGSize(width: 44, height: 23) : CGSize(width: 28, height: 28) }

    /// A month of a graphical date picker. Recalled.
    public var calendarSize: CGSize { isMac ? CGSize(width: 139, height: 148) : CGSize(width: .infinity, height: 330) }

    /// A gauge drawn as a ring. Recalled.
    public var ringGaugeSize: CGSize { CGSize(width: 58, height: 58) }

    /// The least distance that a finger needs.
    public var minimumTouchTarget: Double { 44 }
}
