// SPDX-License-Identifier: GPL-3.0-or-later

/// A list that grows at its end, and of which a copy costs nothing: copies share a storage, and each sees its own part of it.
struct SharedList<Element>: RandomAccessCollection {
    private final class Storage {
        var elements: [Element]

        init(_ elements: [Element]) { self.elements = elements }
    }

    private var storage = Storage([])
    private var part = 0..<0

    var startIndex: Int { 0 }
    var endIndex: Int { part.count }
    subscript(_ index: Int) -> Element {
        precondition(indices.contains(index), "there is no such element")
        return storage.elements[part.lowerBound + index]
    }

    /// What follows the part belongs to another copy; what precedes it is released once it is longer than the part.
    mutating func append(_ element: Element) {
        if storage.elements.count != part.upperBound || part.lowerBound > part.count {
            storage = Storage(Array(self))
            part = 0..<storage.elements.count
        }
        storage.elements.append(element)
        part = part.lowerBound..<part.upperBound + 1
    }

    mutating func removeFirst(_ count: Int) { part = part.lowerBound + Swift.min(count, part.count)..<part.upperBound }

    /// The same, and what goes is let go of at once: it is large.
    mutating func releaseFirst(_ count: Int) {
        storage = Storage(Array(dropFirst(count)))
        part = 0..<storage.elements.count
    }

    mutating func removeLast(_ count: Int) { part = part.lowerBound..<part.upperBound - Swift.min(count, part.count) }
}
