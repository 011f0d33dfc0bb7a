// SPDX-License-Identifier: GPL-3.0-or-later

/// What a text keeps of itself in one setting, if it is a paragraph of printable ASCII in the font of its place: nearly every text is. The
/// numbers are those from which its answers follow in a few steps (`TextSteps`), as small as they can be: there are many texts.
struct ParagraphMemo {
    /// The number of the setting; 0 for none.
    private(set) var setting: UInt32 = 0
    /// The characters together in font units, times two; and one more if nothing hangs at the end. -1: no such paragraph.
    private var units: Int32 = -1
    /// All lines in the latest room, and the widest of them.
    private var lines: Int32 = 0
    private var all = KeptWidth()
    /// The latest room in which one line was shown and was cut, and that line.
    private var cut = KeptWidth()

    /// A room, and the width of what was set in it; in pixels, which both are rounded up to.
    private struct KeptWidth {
        /// -1: no room.
        private let room: Int32
        private let width: Int32

        init() { (room, width) = (-1, 0) }

        init?(_ width: Double, in room: Double, _ grid: TextPixelGrid) {
            let room = room * grid.scale
            let width = grid.pixels(width)
            guard room < 1e9, abs(width) < 1e9 else { return nil }
            self.room = Int32(room + 0.5)
            self.width = Int32(width)
        }

        @inline(__always)
        func room(_ grid: TextPixelGrid) -> Double { room >= 0 ? Double(room) / grid.scale : .nan }

        @inline(__always)
        func width(_ grid: TextPixelGrid) -> Double { Double(width) / grid.scale }
    }

    init() {}

    init(_ string: String, isCommon: Bool, _ flow: Flow) {
        setting = flow.number
        guard isCommon else { return }
        units = flow.steps { steps in
            guard steps.isAsWritten, steps.face.isEven else { return -1 }
            let scan = string.withASCII { ASCIIScan($0, steps.face) }
            guard let scan, scan.count > 0, scan.newlines == 0, scan.units < 1 << 29 else { return -1 }
            // An infinite font has no lines.
            guard scan.width(steps.face) > 0 else { return -1 }
            return Int32(scan.units) << 1 + (scan.isTight ? 1 : 0)
        }
    }

    var exists: Bool {
        @inline(__always) get { units >= 0 }
    }

    private var isTight: Bool {
        @inline(__always) get { units & 1 != 0 }
    }

    /// The width of all of it on one line.
    @inline(__always)
    func natural(_ string: String, _ steps: borrowing TextSteps) -> Double {
        ASCIIScan.width(units: Int(units >> 1), count: string.utf8.count, steps.face)
    }

    /// The answer to a proposal.
    @inline(__always)
    mutating func answer(_ string: String, _ proposal: ProposedViewSize, _ flow: Flow) -> FlowAnswer {
        let natural = flow.steps { self.natural(string, $0) }
        guard let width = proposal.width, !(natural <= width) else { return flow.steps { $0.oneLine(natural) } }
        if let known = known(width, proposal.height, natural, flow) { return known }
        return set(string, width, proposal.height, natural, flow)
    }

    /// The answer that follows from what was found out in the same room.
    @inline(__always)
    private func known(_ width: Double, _ height: Double?, _ natural: Double, _ flow: Flow) -> FlowAnswer? {
        flow.steps { steps in
            let room = all.room(steps.grid)
            let widths = steps.widths(ofRoom: room, below: natural)
            if widths.contains(width) {
                let answer = steps.answer(all: Int(lines), upTo: all.width(steps.grid), in: room, widths: widths, height: height)
                if let answer { return answer }
            }
            let cutRoom = cut.room(steps.grid)
            let cutWidths = steps.widths(ofRoom: cutRoom, below: natural)
            let heights = steps.heightsForOne(isWide: cutRoom > 0)
            guard steps.maximumLines > 1, isLongerThanALine(natural, cutRoom), cutWidths.contains(width), heights.contains(height) else {
                return nil
            }
            return FlowAnswer(CGSize(width: cut.width(steps.grid), height: steps.leastHeight), widths: cutWidths, heights: heights)
        }
    }

    /// Known without setting it.
    @inline(__always)
    private func isLongerThanALine(_ natural: Double, _ room: Double) -> Bool { isTight && natural > room + 3 * TextPixelGrid.tolerance }

    @inline(never)
    private mutating func set(_ string: String, _ width: Double, _ height: Double?, _ natural: Double, _ flow: Flow) -> FlowAnswer {
        flow.steps { steps in
            let widths = steps.widths(around: width, below: natural)
            if width <= 0, let height, height <= 0 {
                return FlowAnswer(.zero, widths: widths, heights: steps.pixel(around: height))
            }
            let room = width.isNaN ? .infinity : steps.grid.up(max(0, width))
            return steps.answer(shown(string, in: room, height, natural, flow), in: room, widths: widths, height: height)
        }
    }

    private mutating func shown(
        _ string: String, in room: Double, _ height: Double?, _ natural: Double, _ flow: Flow
    ) -> TextSteps.Shown {
        let limit = flow.steps { $0.limit(height) }
        let grid = flow.steps { $0.grid }
        if limit > 1 || !isLongerThanALine(natural, room) {
            let shown = allLines(string, in: room, flow)
            if let kept = KeptWidth(shown.width, in: room, grid), shown.count < 1 << 30 { (lines, all) = (Int32(shown.count), kept) }
            if shown.count <= limit { return shown }
            if limit > 1 { return TextSteps.Shown(count: limit, width: cutLines(string, in: room, height, flow), isCut: true) }
        }
        let mode = flow.steps { $0.truncationMode }
        let width = Self.source(string, flow) { $0.cutWidth(in: room, mode) }
        if let kept = KeptWidth(width, in: room, grid) { cut = kept }
        return TextSteps.Shown(count: 1, width: width, isCut: true)
    }

    private func allLines(_ string: String, in room: Double, _ flow: Flow) -> TextSteps.Shown {
        if let all = Self.source(string, flow, { $0.lines(in: room) }) { return TextSteps.Shown(count: all.count, width: all.width) }
        let extent = Self.typesetter(string, flow) { $0.set(in: TextRoom(width: room)) }
        return TextSteps.Shown(count: extent.lineCount, width: extent.width)
    }

    /// The width of several lines of which the last is cut.
    private func cutLines(_ string: String, in width: Double, _ height: Double?, _ flow: Flow) -> Double {
        let room = flow.steps { TextRoom(width: width, height: height, maximumLines: $0.maximumLines, grid: $0.grid) }
        return Self.typesetter(string, flow) { $0.set(in: room).width }
    }

    @inline(__always)
    private static func source<Result>(_ string: String, _ flow: Flow, _ body: (ASCIISource) -> Result) -> Result {
        let face = flow.steps { $0.face }
        return string.withASCII { body(ASCIISource(bytes: $0, face: face)) }
    }

    private static func typesetter<Result>(_ string: String, _ flow: Flow, _ body: (Typesetter<ASCIISource>) -> Result) -> Result {
        flow.setting._withUnsafeGuaranteedRef { setting in
            source(string, flow) {
                body(Typesetter(source: $0, heights: setting.heights, truncationMode: setting.steps.truncationMode))
            }
        }
    }
}
