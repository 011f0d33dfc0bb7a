// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Copies on write: what a place holds alone is changed as it is.
    static let uniqueReferences = reading(
        ##"""
        final class Box { var v: Int; init(_ v: Int) { self.v = v } }
        struct Cow { private var b: Box; var copies = 0; init(_ v: Int) { b = Box(v) }; var v: Int { get { b.v } set { if !isKnownUniquelyReferenced(&b) { b = Box(newValue); copies += 1 } else { b.v = newValue } } } }
        func t() -> String { var a = Cow(1); a.v = 2; let c0 = a.copies; var b = a; b.v = 3; b.v = 4; a.v = 5; return "\(a.v) \(b.v) \(c0) \(a.copies) \(b.copies)" }
        //= 5 4 0 0 1
        ----
        final class Store { var items: [Int]; init(_ i: [Int]) { items = i } }
        struct Stack { private var s = Store([]); private(set) var copies = 0; mutating func push(_ x: Int) { own(); s.items.append(x) }; mutating func pop() -> Int? { own(); return s.items.popLast() }; private mutating func own() { if !isKnownUniquelyReferenced(&s) { s = Store(s.items); copies += 1 } }; var items: [Int] { s.items } }
        func t() -> String { var a = Stack(); a.push(1); a.push(2); let b = a; a.push(3); a.push(4); var c = b; _ = c.pop(); _ = c.pop(); return "\(a.items) \(b.items) \(c.items) \(a.copies) \(b.copies) \(c.copies)" }
        //= [1, 2, 3, 4] [1, 2] [] 1 0 1
        ----
        final class R {}
        func t() -> String { var r = R(); let a = isKnownUniquelyReferenced(&r); let s = r; let b = isKnownUniquelyReferenced(&r); _ = s === r; var o: R? = R(); let c = isKnownUniquelyReferenced(&o); o = nil; let d = isKnownUniquelyReferenced(&o); var xs = [R(), R()]; let e = isKnownUniquelyReferenced(&xs[0]); let ys = xs; let f = isKnownUniquelyReferenced(&xs[1]); return "\(a) \(b) \(c) \(d) \(e) \(f) \(ys.count) \(withExtendedLifetime(s) { true })" }
        //= true false true false true false 2 true
        ----
        final class Node<T> { var value: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { value = v; next = n } }
        struct List<T> { private var head: Node<T>?; var log = ""; mutating func push(_ v: T) { head = Node(v, head) }; mutating func setFirst(_ v: T) { guard head != nil else { return }; if !isKnownUniquelyReferenced(&head) { head = Node(head!.value, head!.next); log += "c" }; head!.value = v }; var array: [T] { var r: [T] = [], n = head; while let x = n { r.append(x.value); n = x.next }; return r } }
        func t() -> String { var a = List<Int>(); a.push(1); a.push(2); a.setFirst(5); let b = a; a.setFirst(9); a.setFirst(10); return "\(a.array) \(b.array) \(a.log)|\(b.log)" }
        //= [10, 1] [5, 1] c|
        ----
        final class Buf { var n = 0; init(_ n: Int = 0) { self.n = n } }
        struct Vec { private var b = Buf(); static nonisolated(unsafe) var copies = 0; subscript(i: Int) -> Int { get { b.n + i } set { if !isKnownUniquelyReferenced(&b) { b = Buf(b.n); Vec.copies += 1 }; b.n = newValue - i } } }
        func change(_ v: inout Vec) { v[0] = 7 }
        func t() -> String { Vec.copies = 0; var a = Vec(); a[1] = 5; change(&a); let c = Vec.copies; var d = ["k": a]; d["k"]![0] = 1; let e = Vec.copies; let arr = [a]; var brr = arr; brr[0][0] += 3; return "\(a[0]) \(d["k"]![0]) \(c) \(e) \(arr[0][0]) \(brr[0][0]) \(Vec.copies)" }
        //= 7 1 0 1 7 10 2
        """##)
}
