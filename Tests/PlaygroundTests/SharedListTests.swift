// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// A list whose copies share a storage behaves as an array does, whatever is done with the copies.
@Suite struct SharedListTests {
    private func list(_ numbers: Range<Int>) -> SharedList<Int> {
        var list = SharedList<Int>()
        for number in numbers { list.append(number) }
        return list
    }

    @Test func copiesDoNotSeeWhatOthersAppend() {
        var first = list(0..<3)
        var second = first
        first.append(10)
        second.append(20)
        second.append(21)
        first.append(11)
        #expect(Array(first) == [0, 1, 2, 10, 11])
        #expect(Array(second) == [0, 1, 2, 20, 21])
    }

    @Test func whatWasTakenBackIsReplaced() {
        var list = list(0..<5)
        let before = list
        list.removeLast(2)
        list.append(30)
        #expect(Array(list) == [0, 1, 2, 30])
        #expect(Array(before) == [0, 1, 2, 3, 4])
    }

    @Test func theOldestGoFirst() {
        var list = list(0..<4)
        let before = list
        for number in 4..<40 {
            list.append(number)
            list.removeFirst(1)
            #expect(Array(list) == Array(number - 3...number))
        }
        #expect(Array(before) == [0, 1, 2, 3])
    }

    @Test func moreThanThereIsCanBeAskedAway() {
        var list = list(0..<2)
        list.removeFirst(5)
        #expect(list.isEmpty)
        list.append(7)
        list.removeLast(9)
        #expect(list.isEmpty && list.last == nil)
    }

    /// As an array does it, for any order of what can be done with any of several copies.
    @Test(arguments: 0..<20) func anyOrderIsRight(_ seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var lists = Array(repeating: SharedList<Int>(), count: 3)
        var wanted = Array(repeating: [Int](), count: 3)
        for step in 0..<200 {
            let (place, other, count) = (next(3), next(3), next(4))
            switch next(6) {
            case 0: (lists[place], wanted[place]) = (lists[other], wanted[other])
            case 1:
                lists[place].removeFirst(count)
                wanted[place].removeFirst(min(count, wanted[place].count))
            case 2:
                lists[place].removeLast(count)
                wanted[place].removeLast(min(count, wanted[place].count))
            default:
                lists[place].append(step)
                wanted[place].append(step)
            }
            #expect(lists.map { Array($0) } == wanted)
        }
    }
}
