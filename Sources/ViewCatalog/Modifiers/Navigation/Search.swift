// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a `searchable` searches with, and whether somebody does.
struct Search: Hashable, Sendable {
    let text: BindingValue
    /// The tokens before the text; nil: it takes none.
    let tokens: BindingValue?
    /// Is a search under way? The field has the focus then, unless it rests.
    let isPresented: BindingValue
    /// Something while the search goes on without the focus, as after the return key; nil else.
    let isResting: BindingValue

    /// What follows the focus of the field: who has it searches.
    var focus: BindingValue {
        let (isPresented, isResting) = (isPresented, isResting)
        return BindingValue(
            .custom(
                get: { (context) throws(Diagnostic) in
                    let (presented, resting) = (try isPresented.get(in: context), try isResting.get(in: context))
                    return .bool(presented == .bool(true) && resting == .nil)
                },
                set: { (value, context) throws(Diagnostic) in
                    guard value == .bool(true) else { return try isResting.set(.int(1), in: context) }
                    try isResting.set(.nil, in: context)
                    if try isPresented.get(in: context) != .bool(true) { try isPresented.set(.bool(true), in: context) }
                }))
    }

    func isActive(at site: ViewSite) -> Bool { ControlMaker.value(of: isPresented, at: site) == .bool(true) }

    func isFocused(at site: ViewSite) -> Bool { isActive(at: site) && ControlMaker.value(of: isResting, at: site) ?? .nil == .nil }

    /// Has anything been entered?
    func isEmpty(at site: ViewSite) -> Bool {
        let isBlank = ControlMaker.value(of: text, at: site) ?? .string("") == .string("")
        return isBlank && (tokens.flatMap { ControlMaker.value(of: $0, at: site) } ?? .array([]) == .array([]))
    }

    /// Ends the search, if there is one: what was entered goes, and the field loses the focus.
    func dismiss(on machine: Machine) throws(Diagnostic) {
        let context = machine.context()
        guard try isPresented.get(in: context) == .bool(true) else { return }
        try text.set(.string(""), in: context)
        try tokens?.set(.array([]), in: context)
        try isPresented.set(.bool(false), in: context)
        try isResting.set(.nil, in: context)
    }

    /// A suggestion takes the place of what was typed: a text, or a token.
    func complete(with value: Value, on machine: Machine) throws(Diagnostic) {
        let context = machine.context()
        if case .string = value { return try text.set(value, in: context) }
        guard let tokens, case .array(let entered) = try tokens.get(in: context) else { return }
        try text.set(.string(""), in: context)
        try tokens.set(.array(entered + [value]), in: context)
    }

    static func == (a: Search, b: Search) -> Bool { a.text == b.text && a.isPresented == b.isPresented }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension CatalogKeys {
    /// The search that views inside a `searchable` belong to; nil outside of any.
    static let search = EnvironmentKey("search", default: Search?.none)
    static let isSearching = EnvironmentKey("isSearching", default: false)
}

/// What `@Environment(\.dismissSearch)` gives.
struct DismissSearchAction: CatalogNative {
    static var typeName: String { "DismissSearchAction" }
    let search: Search?
    var swiftDescription: String { "DismissSearchAction()" }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            methods: [
                "callAsFunction": [
                    NativeFunction("callAsFunction", []) { (call) throws(Diagnostic) in
                        try DismissSearchAction.expect(call.receiver ?? .nil).search?.dismiss(on: call.context.machine)
                        return .void
                    }
                ]
            ]),
        summary: "Ends the search of the searchable view around.", examples: [])
}

/// The button beside a search field that is in use.
struct SearchCancel: TapReceiver {
    let search: Search
    var isButton: Bool { true }
    func tap(on machine: Machine) throws(Diagnostic) { try search.dismiss(on: machine) }
}

/// `.searchCompletion(…)`: a tap on the suggestion enters it and submits the search.
package struct SearchCompletion: TapReceiver {
    let search: Search
    let value: Value
    package var isButton: Bool { true }

    package func tap(on machine: Machine) throws(Diagnostic) {
        try search.complete(with: value, on: machine)
        if case .string = value { try search.focus.set(.bool(false), in: machine.context()) }
    }

    /// Does it submit the search? A token alone does not.
    package var submits: Bool { if case .string = value { true } else { false } }
}
