// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// How the system's controls look on one platform, in points: a row of data (`ControlMetrics+Rows.swift`).
///
/// Controls without a width here take the width they are offered.
package struct ControlMetrics: Hashable, Sendable {
    /// Between the icon and the title of a label.
    package var labelSpacing: Double
    /// The same in rows of lists; nil: no other.
    package var listLabelSpacing: Double?
    /// The room that a symbol has in a label, in whose middle it stands, where the font has 17 points; nil: its own width.
    package var symbolRoom: Double?
    /// Does a control with a label take the proposed width, with the control at its end? Otherwise the two stand side by side.
    package var spreadsLabels: Bool
    package var button: Buttons
    package var toggle: Toggles
    package var slider: Slider
    /// The two buttons of a stepper, after its label.
    package var stepperSize: CGSize
    package var textField: TextFields
    /// What an editor of text is on the axes that nothing is proposed on.
    package var idealTextEditorSize: CGSize
    package var picker: Pickers
    package var linearProgress: LinearProgress
    /// Both sides of the spinning indicator.
    package var circularProgressSide: BySize<Double>
    /// The well of a colour picker, after its label.
    package var colorWellSize: CGSize
    /// A month of a graphical date picker; an infinite length takes the proposal.
    package var calendarSize: CGSize
    package var gauge: Gauges
    package var disclosure: Disclosure?
    package var groupBox: GroupBox?
    package var list: Lists

    /// One value for each size of controls.
    package struct BySize<Value: Hashable & Sendable>: Hashable, Sendable {
        package var mini: Value
        package var small: Value
        package var regular: Value
        package var large: Value
        package var extraLarge: Value

        package subscript(_ size: ControlSize) -> Value {
            switch size {
            case .mini: mini
            case .small: small
            case .regular: regular
            case .large: large
            case .extraLarge: extraLarge
            }
        }
    }

    package struct Buttons: Hashable, Sendable {
        /// Is a button without a style bordered?
        package var hasBorder: Bool
        /// What a bordered button adds around its label.
        package var insets: BySize<EdgeInsets>
        /// How narrow a bordered button may become, its label cut; nil: no narrower than its insets.
        package var leastWidth: Double?
        /// Does a label in a bordered button stay on one line, unless it has a limit of its own?
        package var hasOneLine: Bool
        /// The text style of labels in a bordered button, where no font is set; nil: the font of the place.
        package var textStyle: BySize<Font.TextStyle?>
    }

    package struct Toggles: Hashable, Sendable {
        /// After its label. The system draws a switch of iOS 2 points wider than it lays it out, over its trailing edge.
        package var switchSize: CGSize
        /// What a toggle without a style is; nil: a switch.
        package var checkbox: Checkbox?
    }

    /// A box to check before its label.
    package struct Checkbox: Hashable, Sendable {
        /// A little higher than a line of the label.
        package var size: CGSize
        /// Between the box and its label.
        package var spacing: Double
        /// Between two of them in a vertical stack without a spacing.
        package var distance: Double
    }

    package struct Slider: Hashable, Sendable {
        /// Does its label stand before it? Otherwise it is only spoken.
        package var showsLabel: Bool
        /// Of the labels of its ends; nil: the font of the place.
        package var endStyle: Font.TextStyle?
        package var height: Double
        package var leastWidth: Double
        package var idealWidth: Double
    }

    package struct TextFields: Hashable, Sendable {
        /// Has a field without a style a border?
        package var hasBorder: Bool
        package var plain: Field
        package var bordered: Field
    }

    /// A line of text to edit: the line and what is around it.
    package struct Field: Hashable, Sendable {
        package var insets: EdgeInsets
        /// Of the field, with its insets.
        package var minimumHeight: Double

        /// The least height of the field where the traits hold: a line and what is around it, up to a pixel.
        package func minimumHeight(_ traits: LayoutTraits) -> Double {
            let font = traits.font ?? Font.defaultFont(in: traits.fontContext)
            let height = font.metrics(in: traits.fontContext).line + insets.vertical
            return max(minimumHeight, (height * traits.displayScale).rounded(.up) / traits.displayScale)
        }
    }

    package struct Pickers: Hashable, Sendable {
        /// Does the label of a picker stand before a menu, or the segments? Otherwise only lists show it.
        package var showsLabel: Bool
        /// What a menu adds around its widest option; nil: it looks like a bordered button without its border.
        package var popUpInsets: EdgeInsets?
        package var segmentHeight: Double
        /// At both sides of the widest label in each segment; nil: the segments share the proposed width.
        package var segmentPadding: Double?
        /// Between the radio buttons of an inline picker; nil: its options have none.
        package var radioSpacing: Double?
        package var wheelSize: CGSize
    }
}

extension ControlMetrics {
    /// A line with its label above and the current value below.
    package struct LinearProgress: Hashable, Sendable {
        package var height: Double
        /// Between the line and its labels; nil: what they want.
        package var spacing: Double?
        /// Of the current value; nil: the font of the place.
        package var valueStyle: Font.TextStyle?
    }

    /// Gauges by their styles.
    package struct Gauges: Hashable, Sendable {
        /// The line of a linear gauge, between its label and the current value.
        package var lineHeight: Double
        /// The line of an accessory.
        package var accessoryHeight: Double
        /// One drawn as a ring.
        package var ringSize: CGSize
    }

    /// A disclosure group whose arrow stands before its label; without one it stands at the end of the row.
    package struct Disclosure: Hashable, Sendable {
        package var arrowSize: CGSize
        /// Between the arrow and the label.
        package var spacing: Double
        /// Above and below the label.
        package var inset: Double
    }

    /// A group box whose label stands above its ground; without one it stands on it, as a headline.
    package struct GroupBox: Hashable, Sendable {
        /// Around the content.
        package var inset: Double
        package var labelStyle: Font.TextStyle
        /// Before the label.
        package var labelInset: Double
        /// Between the label and the ground.
        package var spacing: Double
    }
}

extension LayoutTraits {
    package var controls: ControlMetrics { ControlMetrics.on(platform, os) }
}
