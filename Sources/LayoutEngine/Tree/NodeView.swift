// SPDX-License-Identifier: GPL-3.0-or-later

/// The nodes of an array, asked without counting a reference for every question: that would write to every node, and was a fifth of the
/// time of a layout. Good as long as somebody holds the array; a container's children are held by the container.
struct NodeView {
    private let first: UnsafePointer<Unmanaged<Node>>?
    let count: Int

    @inline(__always)
    init(_ nodes: [Node]) {
        // An array of references to one class is the references, one after the other.
        first = nodes.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress)?.assumingMemoryBound(to: Unmanaged<Node>.self) }
        count = nodes.count
    }

    var indices: Range<Int> {
        @inline(__always) get { 0..<count }
    }

    /// Asks the node at an index below `count`.
    @inline(__always)
    func ask<Answer>(_ index: Int, _ question: (Node) -> Answer) -> Answer {
        guard let first else { preconditionFailure("an empty array has no node") }
        return first[index]._withUnsafeGuaranteedRef(question)
    }

    @inline(__always)
    func length(_ index: Int, _ axis: Axis, _ proposal: Double?) -> Double { ask(index) { $0.plainLength(axis, proposal) } }

    @inline(__always)
    func size(_ index: Int, _ proposal: ProposedViewSize) -> CGSize { ask(index) { $0.plainSize(proposal) } }

    @inline(__always)
    func answers(_ index: Int) -> PlainAnswers { ask(index) { $0.settledAnswers() } }

    @inline(__always)
    func flowAnswer(_ index: Int, _ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer { ask(index) { $0.flowAnswer(proposal, flow) } }

    @inline(__always)
    func isRigid(_ index: Int) -> Bool { ask(index) { $0.plain.rigidAxes == .both } }
}
