// SPDX-License-Identifier: GPL-3.0-or-later

/// The objects of an array, or one alone, looked at without counting a reference for every look: that would write to every object, and was
/// a fifth of the time of a layout. Valid as long as the array, or the one, is retained.
struct References<Object: AnyObject> {
    private let first: UnsafePointer<Unmanaged<Object>>?
    private let only: Unmanaged<Object>?
    let count: Int

    @inline(__always)
    init(_ objects: [Object]) {
        // An array of references to one class is the references, one after the other.
        first = objects.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress)?.assumingMemoryBound(to: Unmanaged<Object>.self) }
        only = nil
        count = objects.count
    }

    @inline(__always)
    init(only object: Object) {
        first = nil
        only = .passUnretained(object)
        count = 1
    }

    @inline(__always)
    subscript(_ index: Int) -> Unmanaged<Object> {
        precondition(index >= 0 && index < count, "there is no such object")
        if let first { return first[index] }
        guard let only else { preconditionFailure("an array of objects has a first one") }
        return only
    }
}
