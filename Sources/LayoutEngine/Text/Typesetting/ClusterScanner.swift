// SPDX-License-Identifier: GPL-3.0-or-later

/// Walks a string by grapheme clusters without making a `Character` of each.
enum ClusterScanner {
    /// Calls the body for every cluster with its scalars and its length in UTF-8.
    static func scan(_ string: String, _ body: (Substring.UnicodeScalarView, Int) -> Void) {
        // A bridged or foreign string would make every index slow.
        var string = string
        string.makeContiguousUTF8()
        let scalars = string.unicodeScalars
        var start = string.startIndex
        while start < string.endIndex {
            let next = scalars.index(after: start)
            let end = standsAlone(scalars, start, next) ? next : string.index(after: start)
            body(scalars[start..<end], string.utf8.distance(from: start, to: end))
            start = end
        }
    }

    /// Whether the scalars on both sides are such as never combine: then the costly search for the boundary is not needed.
    private static func standsAlone(_ scalars: String.UnicodeScalarView, _ index: String.Index, _ next: String.Index) -> Bool {
        guard next < scalars.endIndex else { return true }
        return isSimple(scalars[index].value) && isSimple(scalars[next].value)
    }

    private static func isSimple(_ value: UInt32) -> Bool {
        value < 0x300 ? value != 13 && value != 10 : (0x3041...0x3096).contains(value) || (0x4E00...0x9FFF).contains(value)
    }
}
