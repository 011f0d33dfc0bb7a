// SPDX-License-Identifier: GPL-3.0-or-later

/// What a layer around a view answered beside sizes: each layer of a chain asks the one inside it the same again, and goes down once.
final class InquiryMemo {
    /// See `SizeMemo`.
    let key: UInt32
    @exclusivity(unchecked) private var spacing: ViewSpacing?
    /// The last ones: both of a placement, and of one that is tried.
    @exclusivity(unchecked) private var guides:
        [(key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, value: Double?, heightReads: Int)] = []

    init(for key: UInt32) { self.key = key }

    func spacing(_ pass: LayoutPass, _ ask: () -> ViewSpacing) -> ViewSpacing {
        if let spacing { return spacing }
        let new = ask()
        if !pass.isStopped { spacing = new }
        return new
    }

    func guide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, _ pass: LayoutPass, _ ask: () -> Double?) -> Double? {
        if let known = guides.first(where: { $0.key == key && $0.size == size && $0.proposal == proposal }) {
            pass.heightReads += known.heightReads
            return known.value
        }
        let before = pass.heightReads
        let new = ask()
        if !pass.isStopped { guides = guides.suffix(3) + [(key, size, proposal, new, pass.heightReads - before)] }
        return new
    }
}
