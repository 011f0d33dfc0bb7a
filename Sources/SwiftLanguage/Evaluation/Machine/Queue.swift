// SPDX-License-Identifier: GPL-3.0-or-later

/// What comes first goes first, each in constant time: an array would move all the others.
struct Queue<Element> {
    private var elements: [Element?] = []
    /// The place of the first that is still there.
    private var first = 0

    var count: Int { elements.count - first }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard first < elements.count else { return nil }
        let element = elements[first]
        elements[first] = nil
        first += 1
        // What is gone leaves when it is the larger half.
        if first > 32, first * 2 > elements.count {
            elements.removeFirst(first)
            first = 0
        }
        return element
    }

    /// Takes out one that is not the first, which moves those behind it.
    mutating func remove(at offset: Int) -> Element? {
        guard offset > 0 else { return popFirst() }
        guard offset < count else { return nil }
        return elements.remove(at: first + offset)
    }
}

extension Queue: Sendable where Element: Sendable {}

extension Queue: Equatable where Element: Equatable {
    static func == (a: Queue, b: Queue) -> Bool { a.elements[a.first...] == b.elements[b.first...] }
}
