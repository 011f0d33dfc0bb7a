// SPDX-License-Identifier: GPL-3.0-or-later

extension Interpreter {
    /// After each input: what it left out, so that nothing is left out in silence.
    /// - Parameter before: how many had ever been noted before the input.
    func addUnknowns(to answer: inout Answer, since before: Int) {
        let log = current.scene.unknowns
        guard log.noted > before else { return }
        let report = UnknownReport(unknowns: log.unknowns.suffix(log.noted - before))
        answer.output.parts.append(.row(report.heading))
        answer.output.parts += report.parts(limit: Self.listedUnknowns)
        guard case .object(let fields) = answer.output.json else { return }
        answer.output.json = .object(fields + [JSON.Field("unknown", report.json)])
    }

    /// A short list; `unknown` has the whole.
    static let listedUnknowns = 12
}
