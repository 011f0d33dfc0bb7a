// SPDX-License-Identifier: GPL-3.0-or-later

/// Equal in the digits that tables of devices give.
func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 0.001 }
