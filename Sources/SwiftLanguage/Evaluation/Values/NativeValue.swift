// SPDX-License-Identifier: GPL-3.0-or-later

/// A value that the host made: a view, a color, a rectangle. The evaluator only carries it.
package protocol NativeValue: Sendable {
    /// The name under which `LanguageHost.nativeType(named:)` finds its members.
    var nativeTypeName: String { get }
    /// The name of its type as a person knows it.
    var shownTypeName: String { get }
    func isEqual(to other: any NativeValue) -> Bool
    func hash(into hasher: inout Hasher)
    /// As Swift prints it.
    var swiftDescription: String { get }
    /// Numbers to three decimals, as the shell shows values (language.md §4).
    var roundedDescription: String { get }
    /// How many parts it has that are gone through wherever it is shown, compared or passed on; one that holds another twice has twice as
    /// many. 0 of what is as small as a number.
    var length: Int { get }
    /// What to write instead of a member that it does not have; nil where only the spelling tells.
    func hint(forUnknown member: String) -> String?
    /// Why it is not what a place wants, and what to do; nil where the names of the types tell.
    func misfit(as type: String) -> (message: String, hint: String)?
}

/// A value of the host that has members of its own beside those of its type: the views in a view, the named groups of a match.
package protocol NamedParts: NativeValue {
    /// The member of that name; nil if the value has none.
    func part(named name: String, at span: SourceSpan?) throws(Diagnostic) -> Value?
}

/// A value of the host that is a case which holds something: `switch` takes it apart as one of the user's.
package protocol NativeCase: NativeValue {
    var caseName: String { get }
    var payload: [TupleElement] { get }
}

/// A value of the host with an identity, as an instance of a class: its properties can be set through a `let`.
package protocol NativeReference: NativeValue {}

extension Value {
    /// The host's value of a type; nil of any other.
    func native<T: NativeValue>(_ type: T.Type) -> T? { if case .native(let value) = self { value as? T } else { nil } }
}

extension NativeValue {
    package var shownTypeName: String { nativeTypeName }
    package var roundedDescription: String { swiftDescription }
    package var length: Int { 0 }
    package func hint(forUnknown member: String) -> String? { nil }
    package func misfit(as type: String) -> (message: String, hint: String)? { nil }
}
