// SPDX-License-Identifier: GPL-3.0-or-later

@testable import SwiftLanguage

/// A scene of the tests: declarations, then expressions.
final class TestScene {
    let host = TestHost()
    let machine: Machine
    let site: TestSite?

    init(_ source: String = "", limits: Budget.Limits = Budget.Limits(), site: TestSite? = nil) throws {
        self.site = site
        let items = source.isEmpty ? [] : try SwiftReader.declarations(SourceText(source))
        let program = try Program().adding(items)
        machine = Machine(program: program, state: StateStore(), host: host, budget: Budget(limits))
        try machine.initialize(program.declarations, in: context)
    }

    var context: EvaluationContext { machine.context(site: site) }

    func value(_ source: String) throws -> Value {
        try machine.evaluate(try SwiftReader.expression(SourceText(source)), in: context)
    }

    /// As `print` would write it.
    func callAsFunction(_ source: String) throws -> String { try value(source).swiftDescription() }
}

func describe(_ error: any Error) -> String { (error as? Diagnostic).map { "\($0.id.rawValue): \($0.message)" } ?? "\(error)" }
