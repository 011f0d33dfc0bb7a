// SPDX-License-Identifier: GPL-3.0-or-later

/// An input that runs far longer than any test waits, unless it is interrupted.
let endless = "repeat 10000 root VStack { ForEach(0..<2000) { Text(\"Row \\($0)\") } }"
