// SPDX-License-Identifier: GPL-3.0-or-later

/// How text is written: the width in cells, with colours or without, with line drawing or plain ASCII.
package struct OutputStyle: Sendable {
    package var width: Int
    package var color: Bool
    package var ascii: Bool

    package init(width: Int = 80, color: Bool = false, ascii: Bool = false) {
        self.width = width
        self.color = color
        self.ascii = ascii
    }
}
