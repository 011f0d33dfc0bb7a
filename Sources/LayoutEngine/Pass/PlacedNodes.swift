// SPDX-License-Identifier: GPL-3.0-or-later

/// A view inside of a self-contained node where its parent put it, in the parent's coordinates.
struct PlacedNode {
    let node: Unmanaged<Node>
    let frame: CGRect
    let offer: StoredProposal
}

/// A proposal in sixteen bytes: every view of a layout has one, and remembers some. A NaN in it stands for nil.
struct StoredProposal: Equatable {
    private let width: OptionalLength
    private let height: OptionalLength

    @inline(__always)
    init(_ proposal: ProposedViewSize) {
        width = OptionalLength(proposal.width)
        height = OptionalLength(proposal.height)
    }

    var proposal: ProposedViewSize {
        @inline(__always) get { ProposedViewSize(width: width.length, height: height.length) }
    }
}

/// The places that parents on the way down gave out and that are not written yet: a stack, whose memory stays.
struct PlacedNodes {
    private var places: [PlacedNode] = []
    private(set) var count = 0

    subscript(_ index: Int) -> PlacedNode {
        @inline(__always) get { places[index] }
    }

    @inline(__always)
    mutating func append(_ place: PlacedNode) {
        if count < places.count { places[count] = place } else { places.append(place) }
        count += 1
    }

    @inline(__always)
    mutating func removeAll(from count: Int) { self.count = count }
}
