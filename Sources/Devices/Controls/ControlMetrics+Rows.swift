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
            leastWidth: nil, hasOneLine: false,
            textStyle: BySize(mini: .subheadline, small: .subheadline, regular: nil, large: nil, extraLarge: nil)),
        toggle: Toggles(switchSize: CGSize(width: 49, height: 31), checkbox: nil),
        slider: Slider(showsLabel: false, endStyle: nil, height: 31, leastWidth: 0, idealWidth: 10),
        stepperSize: CGSize(width: 94, height: 32),
        textField: TextFields(
            hasBorder: false, plain: Field(insets: around(0, 0.75), minimumHeight: 0),
            bordered: Field(insets: around(7, 0.75), minimumHeight: 34)),
        idealTextEditorSize: CGSize(width: 10, height: 10),
        picker: Pickers(
            showsLabel: false, popUpInsets: nil, segmentHeight: 32, segmentPadding: nil, radioSpacing: nil,
            wheelSize: CGSize(width: 320, height: 216)),
        linearProgress: LinearProgress(height: 4, spacing: nil, valueStyle: .caption),
        circularProgressSide: BySize(mini: 20, small: 20, regular: 20, large: 37, extraLarge: 37),
        colorWellSize: CGSize(width: 28, height: 28), calendarSize: CGSize(width: .infinity, height: 330),
        gauge: Gauges(lineHeight: 4, accessoryHeight: 4, ringSize: CGSize(width: 58, height: 58)),
        list: Lists(
            minimumRowHeight: 44, controlHeight: 22, rowInset: 11, rowMargin: Margin(narrow: 16, wide: 20), plainInset: 0, plainSpacing: 0,
            groupedMargin: Margin(narrow: 16, wide: 20), groupedTop: 35, groupedBottom: 20, sectionSpacing: 35, minimumHeaderHeight: 28,
            headerInsets: EdgeInsets(top: 17, leading: 0, bottom: 6, trailing: 0), headerStyle: .footnote))

    private static let phone26: ControlMetrics = {
        var row = phone18
        row.toggle.switchSize = CGSize(width: 61, height: 28)
        row.picker.segmentHeight = 31
        row.linearProgress.spacing = 4
        row.list.minimumRowHeight = 52
        row.list.rowInset = 15
        row.list.topUnderLargeTitle = 0
        row.list.headerInsets = around(0, 10)
        row.list.headerStyle = .headline
        row.list.footerInsets = around(0, 7)
        return row
    }()

    private static let mac26 = ControlMetrics(
        labelSpacing: 8, spreadsLabels: false,
        button: Buttons(
            hasBorder: true,
            insets: BySize(
                mini: around(8, 1), small: around(10, 3), regular: around(12, 4), large: around(14, 6), extraLarge: around(18, 10)),
            leastWidth: 10, hasOneLine: true, textStyle: BySize(mini: nil, small: nil, regular: nil, large: nil, extraLarge: nil)),
        toggle: Toggles(
            switchSize: CGSize(width: 54, height: 24), checkbox: Checkbox(size: CGSize(width: 16, height: 16.42), spacing: 5, distance: 6)),
        slider: Slider(showsLabel: true, endStyle: .footnote, height: 16, leastWidth: 20, idealWidth: 30),
        stepperSize: CGSize(width: 20, height: 24),
        textField: TextFields(
            hasBorder: true, plain: Field(insets: .zero, minimumHeight: 0), bordered: Field(insets: around(5.5, 4), minimumHeight: 0)),
        idealTextEditorSize: CGSize(width: 0, height: 12),
        picker: Pickers(
            showsLabel: true, popUpInsets: around(23.75, 4), segmentHeight: 24, segmentPadding: 12, radioSpacing: 6,
            wheelSize: CGSize(width: 320, height: 216)),
        linearProgress: LinearProgress(height: 20, spacing: 0, valueStyle: nil),
        circularProgressSide: BySize(mini: 16, small: 16, regular: 32, large: 32, extraLarge: 32),
        colorWellSize: CGSize(width: 44, height: 23), calendarSize: CGSize(width: 139, height: 148),
        gauge: Gauges(lineHeight: 16, accessoryHeight: 8, ringSize: CGSize(width: 58, height: 58)),
        disclosure: Disclosure(arrowSize: CGSize(width: 6.5, height: 8), spacing: 5, inset: 4),
        groupBox: GroupBox(inset: 5, labelStyle: .subheadline, labelInset: 10, spacing: 3),
        list: Lists(
            minimumRowHeight: 24, rowInset: 4, rowMargin: Margin(narrow: 16, wide: 16), plainInset: 10, plainSpacing: 20,
            plainRows: Lists.RowEdges(margin: 8, inset: 0), borderedRows: Lists.RowEdges(margin: 7, inset: 1),
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
        row.picker.popUpInsets = around(23.75, 3)
        row.picker.segmentHeight = 22
        return row
    }()

    private static func around(_ horizontal: Double, _ vertical: Double) -> EdgeInsets {
        EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}
