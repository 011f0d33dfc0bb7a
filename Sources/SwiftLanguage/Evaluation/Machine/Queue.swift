// SPDX-License-Identifier: GPL-3.0-or-later

/// What comes first goes first, each in constant time: an array would move all the others.
struct Queue<Element> {
    private var elements: [Element?] = []
    /// The place of the first that is still there.
    private var first = 0

    var isEmpty: Bool { first == elements.count }

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
}
