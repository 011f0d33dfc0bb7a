// SPDX-License-Identifier: GPL-3.0-or-later

/// The four arms of a border cell, each 0 (none), 1 (light) or 2 (heavy), and the characters that have them.
struct BoxArms: Equatable {
    var up: UInt8 = 0
    var right: UInt8 = 0
    var down: UInt8 = 0
    var left: UInt8 = 0

    var isEmpty: Bool { up + right + down + left == 0 }
    var isHorizontal: Bool { up + down == 0 && left > 0 && right > 0 }
    var isVertical: Bool { left + right == 0 && up > 0 && down > 0 }

    /// Both drawn; the heavier stroke wins.
    func joined(_ other: BoxArms) -> BoxArms {
        BoxArms(up: max(up, other.up), right: max(right, other.right), down: max(down, other.down), left: max(left, other.left))
    }

    /// The character with these arms; `dashed` tells on straight pieces only.
    func glyph(dashed: Bool, ascii: Bool) -> Character {
        if ascii { return asciiGlyph }
        if dashed && isHorizontal && right == 1 { return "╌" }
        if dashed && isVertical && down == 1 { return "╎" }
        return Self.glyphs[Int(up) * 27 + Int(right) * 9 + Int(down) * 3 + Int(left)]
    }

    private var asciiGlyph: Character {
        if isEmpty { return " " }
        if up + down == 0 { return right == 2 || left == 2 ? "=" : "-" }
        return left + right == 0 ? "|" : "+"
    }

    /// By up × 27 + right × 9 + down × 3 + left.
    private static let glyphs = Array(" ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")
}
