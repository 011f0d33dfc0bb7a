// SPDX-License-Identifier: GPL-3.0-or-later

/// What `--version` and the banner say.
enum ProgramVersion {
    static let number = "0.1.0"
    static let text = "scrollscope \(number)"
}
