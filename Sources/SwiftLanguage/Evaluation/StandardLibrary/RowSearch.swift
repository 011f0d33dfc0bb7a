// SPDX-License-Identifier: GPL-3.0-or-later

/// Looks for a row of elements among others that come one by one, none of which is looked at again: what has been found of a row that then
/// differs says where the next may begin (Knuth, Morris and Pratt).
struct RowSearch<Element: Equatable> {
    private let wanted: [Element]
    private let borders: [Int]
    /// How many elements of the row stand before the next.
    private(set) var length = 0

    /// - Parameter wanted: at least one element.
    init(_ wanted: [Element]) {
        var borders = [Int](repeating: 0, count: wanted.count)
        var length = 0
        for index in wanted.indices.dropFirst() {
            while length > 0, wanted[index] != wanted[length] { length = borders[length - 1] }
            if wanted[index] == wanted[length] { length += 1 }
            borders[index] = length
        }
        (self.wanted, self.borders) = (wanted, borders)
    }

    /// Whether the row ends with this element.
    mutating func ends(with element: Element) -> Bool {
        if length == wanted.count { length = borders[length - 1] }
        while length > 0, element != wanted[length] { length = borders[length - 1] }
        if element == wanted[length] { length += 1 }
        return length == wanted.count
    }

    /// The next row shares no element with what came before.
    mutating func startAgain() { length = 0 }
}

/// Where a plain text stands in another, each byte of which is a letter as long as nothing but ASCII comes.
enum PlainPlace: Equatable {
    /// From this byte on.
    case found(Int)
    /// Not before this byte, and letters of several bytes follow.
    case undecided(Int)
    case nowhere

    /// - Parameter wanted: plain, and at least one byte.
    init(of wanted: [UInt8], in bytes: Substring.UTF8View) {
        var search = RowSearch(wanted)
        var (isFound, offset) = (false, 0)
        for byte in bytes {
            guard byte.isPlain else {
                // The letter before may go on.
                self = .undecided(Swift.max(0, offset - Swift.max(1, search.length)))
                return
            }
            if isFound { break }
            isFound = search.ends(with: byte)
            offset += 1
        }
        self = isFound ? .found(offset - wanted.count) : .nowhere
    }
}

extension UInt8 {
    /// A letter of its own: ASCII, and no half of `\r\n`.
    var isPlain: Bool { self < 0x80 && self != UInt8(ascii: "\r") }
}
