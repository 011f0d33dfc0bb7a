// SPDX-License-Identifier: GPL-3.0-or-later

/// What a text keeps of itself in one setting, if it is a paragraph of printable ASCII in the font of its place: nearly every text is. The
/// numbers are those from which its answers follow in a few steps (`TextSteps`), as small as they can be: there are many texts.
struct ParagraphMemo {
    /// The number of the setting; 0 for none.
    private(set) var setting = 0
    /// The characters together in font units, times two; and one more if nothing hangs at the end. -1: no such paragraph.
    private var units: Int32 = -1
    /// The lines in a room, and the widest of them.
    private var lines: Int32 = 0
    private var room = Double.nan
    private var width = 0.0
    /// A room in which one line is shown and is cut, and how wide that is.
    private var cutRoom = Double.nan
    private var cutWidth = 0.0

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
        flow.steps { steps in
            let natural = natural(string, steps)
            guard let width = proposal.width, !(natural <= width) else { return steps.oneLine(natural) }
            let widths = steps.widths(around: width, below: natural)
            if width <= 0, let height = proposal.height, height <= 0 {
                return FlowAnswer(.zero, widths: widths, heights: steps.pixel(around: height))
            }
            let room = width.isNaN ? .infinity : steps.grid.up(max(0, width))
            let shown = shown(string, in: room, proposal.height, natural, steps, flow)
            return steps.answer(shown, in: room, widths: widths, height: proposal.height)
        }
    }

    @inline(__always)
    private mutating func shown(
        _ string: String, in room: Double, _ height: Double?, _ natural: Double, _ steps: borrowing TextSteps, _ flow: Flow
    ) -> TextSteps.Shown {
        let limit = steps.limit(height)
        // Longer than a line: known without setting it.
        let isCut = limit == 1 && isTight && natural > room + 3 * TextPixelGrid.tolerance
        if !isCut {
            if room != self.room { settleLines(string, in: room, flow) }
            if lines <= limit { return TextSteps.Shown(count: Int(lines), width: width) }
            if limit > 1 { return TextSteps.Shown(count: limit, width: cutLines(string, in: room, height, flow), isCut: true) }
        }
        if room != cutRoom { settleCut(string, in: room, flow) }
        return TextSteps.Shown(count: 1, width: cutWidth, isCut: true)
    }

    private mutating func settleLines(_ string: String, in room: Double, _ flow: Flow) {
        let all = Self.typesetter(string, flow) { $0.allLines(in: room) { $0.lines(in: $1) } }
        self.room = room
        lines = Int32(all.count)
        width = all.width
    }

    private mutating func settleCut(_ string: String, in room: Double, _ flow: Flow) {
        cutRoom = room
        cutWidth = Self.typesetter(string, flow) { $0.source.cutWidth(in: room, $0.truncationMode) }
    }

    /// The width of several lines of which the last is cut.
    private func cutLines(_ string: String, in width: Double, _ height: Double?, _ flow: Flow) -> Double {
        Self.typesetter(string, flow) { typesetter in
            let room = flow.steps { TextRoom(width: width, height: height, maximumLines: $0.maximumLines, grid: $0.grid) }
            return typesetter.set(in: room).width
        }
    }

    private static func typesetter<Result>(_ string: String, _ flow: Flow, _ body: (Typesetter<ASCIISource>) -> Result) -> Result {
        flow.setting._withUnsafeGuaranteedRef { setting in
            string.withASCII {
                let source = ASCIISource(bytes: $0, face: setting.steps.face)
                return body(Typesetter(source: source, heights: setting.heights, truncationMode: setting.steps.truncationMode))
            }
        }
    }
}
