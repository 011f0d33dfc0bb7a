// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What `dismiss` does at a place: it goes back in the navigation view around, or ends what presents the views there.
struct Dismissal: Hashable, Sendable {
    private let stack: NavigationHandle?
    private let presentation: PresentationTrigger?

    /// Outside of everything that could be dismissed.
    static let none = Dismissal(.empty)

    init(_ environment: EnvironmentValues) {
        stack = environment[CatalogKeys.navigation]
        presentation = environment[CatalogKeys.presentation]
    }

    var isPresented: Bool { stack != nil || presentation != nil }

    func callAsFunction(on machine: Machine) throws(Diagnostic) {
        if try stack?.pop(on: machine) == true { return }
        try presentation?.dismiss(on: machine)
    }

    static func == (a: Dismissal, b: Dismissal) -> Bool { a.stack == b.stack && (a.presentation == nil) == (b.presentation == nil) }

    func hash(into hasher: inout Hasher) { hasher.combine(stack) }

    /// `dismiss()`, and `dismiss` called as a function.
    static func method(_ name: String, _ dismissal: @escaping @Sendable (Value) throws(Diagnostic) -> Dismissal) -> [NativeFunction] {
        [
            NativeFunction(name, []) { (call) throws(Diagnostic) in
                try dismissal(call.receiver ?? .nil)(on: call.context.machine)
                return .void
            }
        ]
    }
}

/// What `@Environment(\.dismiss)` gives.
struct DismissAction: CatalogNative {
    static var typeName: String { "DismissAction" }
    let dismissal: Dismissal
    var swiftDescription: String { "DismissAction()" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            methods: [
                "callAsFunction": Dismissal.method("callAsFunction") { (receiver) throws(Diagnostic) in
                    try DismissAction.expect(receiver).dismissal
                }
            ]),
        summary: "Goes back to where a link was followed, or dismisses the enclosing presentation.", examples: [])
}

/// `PresentationMode`, as the environment has it: a binding to itself.
struct PresentationModeValue: CatalogNative {
    static var typeName: String { "PresentationMode" }
    let dismissal: Dismissal
    var swiftDescription: String { "PresentationMode()" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            properties: [
                "wrappedValue": NativeProperty(type: swiftType) { receiver, _ in receiver },
                "isPresented": .computed { (mode: PresentationModeValue) in mode.dismissal.isPresented },
            ],
            methods: [
                "dismiss": Dismissal.method("dismiss") { (receiver) throws(Diagnostic) in
                    try PresentationModeValue.expect(receiver).dismissal
                }
            ]),
        summary: "The older form of dismiss.", examples: [])
}
