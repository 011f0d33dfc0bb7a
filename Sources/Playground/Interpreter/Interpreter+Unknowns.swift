// SPDX-License-Identifier: GPL-3.0-or-later

extension Interpreter {
    /// After each input: what it left out, so that nothing is left out in silence.
    func addUnknowns(to answer: inout Answer, since before: Int) {
        let unknowns = current.scene.unknowns.unknowns
        guard unknowns.count > before else { return }
        let report = UnknownReport(unknowns: unknowns[before...])
        answer.output.parts.append(.line(report.heading))
        answer.output.parts += report.parts(limit: Self.listedUnknowns)
        guard case .object(let fields) = answer.output.json else { return }
        answer.output.json = .object(fields + [JSON.Field("unknown", report.json)])
    }

    /// A short list; `unknown` has the whole.
    private static let listedUnknowns = 12
}
