// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The rows of the table. Measured: all of macOS 26 and iOS 26 but what is marked [C]; of earlier systems the switch, the bordered button of
/// regular size and the rows, headers and distances of lists. The rest is recalled [C] (L3.9).
extension ControlMetrics {
    /// The controls of a platform and a generation of systems; those of iOS where no others are known.
    package static func on(_ platform: Platform, _ os: OSGeneration) -> ControlMetrics {
        platform == .macOS ? os >= .v26 ? mac26 : mac18 : os >= .v26 ? phone26 : phone18
    }

    private static let phone18 = ControlMetrics(
        labelSpacing: 8, listLabelSpacing: 16, symbolRoom: 24, spreadsLabels: true,
        button: Buttons(
            hasBorder: false,
            insets: BySize(
                mini: around(10, 5), small: around(10, 5), regular: around(12, 7), large: around(20, 15), extraLarge: around(20, 15)),
            leastWidth: nil,
            textStyle: BySize(mini: .subheadline, small: .subheadline, regular: nil, large: nil, extraLarge: nil)),
        toggle: Toggles(switchSize: CGSize(width: 49, height: 31), checkbox: nil),
        slider: Slider(height: 31, leastWidth: 0, idealWidth: 10), stepperSize: CGSize(width: 94, height: 32),
        textField: TextFields(
            hasBorder: false, plain: Field(insets: around(0, 0.75), minimumHeight: 0),
            bordered: Field(insets: around(7, 0.75), minimumHeight: 34)),
        idealTextEditorSize: CGSize(width: 10, height: 10),
        picker: Pickers(
            showsLabel: false, popUpInsets: nil, segmentHeight: 32, segmentPadding: nil, radioSpacing: nil,
            wheelSize: CGSize(width: 320, height: 216)),
        linearProgressHeight: 4, circularProgressSide: BySize(mini: 20, small: 20, regular: 20, large: 37, extraLarge: 37),
        colorWellSize: CGSize(width: 28, height: 28), calendarSize: CGSize(width: .infinity, height: 330),
        ringGaugeSize: CGSize(width: 58, height: 58),
        list: Lists(
            minimumRowHeight: 44, controlHeight: 22, rowInset: 11, rowMargin: Margin(narrow: 16, wide: 20), plainInset: 0,
            groupedMargin: Margin(narrow: 16, wide: 20), groupedTop: 35, groupedBottom: 20, sectionSpacing: 35, minimumHeaderHeight: 28,
            headerInsets: EdgeInsets(top: 17, leading: 0, bottom: 6, trailing: 0), headerStyle: .footnote))

    private static let phone26: ControlMetrics = {
        var row = phone18
        row.toggle.switchSize = CGSize(width: 61, height: 28)
        row.picker.segmentHeight = 31
        row.list.minimumRowHeight = 52
        row.list.rowInset = 15
        row.list.topUnderLargeTitle = 0
        row.list.headerInsets = around(0, 10)
        row.list.headerStyle = .headline
        row.list.footerInsets = around(0, 7)
        return row
    }()

    private static let mac26 = ControlMetrics(
        labelSpacing: 4, spreadsLabels: false,
        button: Buttons(
            hasBorder: true,
            insets: BySize(
                mini: around(8, 1), small: around(10, 3), regular: around(12, 4), large: around(12, 6), extraLarge: around(12, 10)),
            leastWidth: 10, textStyle: BySize(mini: nil, small: nil, regular: nil, large: nil, extraLarge: nil)),
        toggle: Toggles(
            switchSize: CGSize(width: 54, height: 24), checkbox: Checkbox(size: CGSize(width: 16, height: 16.42), spacing: 5, distance: 6)),
        slider: Slider(height: 16, leastWidth: 20, idealWidth: 30), stepperSize: CGSize(width: 20, height: 24),
        textField: TextFields(
            hasBorder: true, plain: Field(insets: .zero, minimumHeight: 0), bordered: Field(insets: around(5.5, 4), minimumHeight: 0)),
        idealTextEditorSize: CGSize(width: 0, height: 12),
        picker: Pickers(
            showsLabel: true, popUpInsets: around(23.5, 4), segmentHeight: 24, segmentPadding: 12, radioSpacing: 3,
            wheelSize: CGSize(width: 320, height: 216)),
        linearProgressHeight: 6, circularProgressSide: BySize(mini: 16, small: 16, regular: 32, large: 32, extraLarge: 32),
        colorWellSize: CGSize(width: 44, height: 23), calendarSize: CGSize(width: 139, height: 148),
        ringGaugeSize: CGSize(width: 58, height: 58),
        list: Lists(
            minimumRowHeight: 24, rowInset: 4, rowMargin: Margin(narrow: 8, wide: 8), plainInset: 10,
            groupedMargin: Margin(narrow: 20, wide: 20), groupedTop: 0, sectionSpacing: 10, minimumHeaderHeight: 28,
            headerStyle: .footnote))

    private static let mac18: ControlMetrics = {
        var row = mac26
        row.button.insets = BySize(
            mini: around(7, 2.5), small: around(7, 2.5), regular: around(12, 3), large: around(12, 8), extraLarge: around(12, 10))
        row.toggle.switchSize = CGSize(width: 38, height: 22)
        row.slider.height = 21
        row.stepperSize = CGSize(width: 19, height: 28)
        row.textField.bordered.insets = around(5.5, 3)
        row.picker.popUpInsets = around(23.5, 3)
        row.picker.segmentHeight = 22
        return row
    }()

    private static func around(_ horizontal: Double, _ vertical: Double) -> EdgeInsets {
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}
