// SPDX-License-Identifier: GPL-3.0-or-later

/// What takes longer than a step, in steps: about as many as rounds of a small loop take that long, so that an input that does the same thing for ever
/// ends after seconds, whatever the thing is. The numbers are measured; what a step takes on the average still differs by a factor of ten.
package enum Price {
    /// A function, an accessor or a user-defined initializer, beside what its code does: a scope of its own, and what it is given.
    static let function = 12
    /// Looking among candidates for the one that a call means.
    static let call = 16
    /// A function of the library.
    static let native = 9
    /// A property of the library, of a value or of a type.
    static let property = 10
    /// A member of a type: a static value, which the host of the library's makes anew (`.center`, `Color.red`), a case, a nested type.
    static let constant = 14
    /// A variable of the scene is read, or read to be changed: it is looked up in the state.
    static let global = 9
    /// A name that is not a variable's: what else it may mean is looked for at many places.
    static let name = 10
    /// A function of the library that changes its receiver in place.
    static let mutation = 10
    /// Two elements of a list change places, beside what a change takes: both indices are read and looked up.
    static let swap = 30
    /// A regular expression that is not known yet is read, beside what its length counts.
    static let pattern = 1_000
    /// The matching of a regular expression, beside the text that it goes through.
    static let matching = 24
    /// Each of the candidates among which a call looks.
    static let candidate = 12
    /// A function of the host that makes a view or changes one.
    static let view = 36
    /// A key path is made, or followed from a value: each of its parts is looked up by its name.
    static let keyPath = 20
    /// A stored property of an instance of a class is read or set: the instance is found, and who observes it told.
    static let field = 5
    /// A dictionary is asked for a key, or a set for an element: its place is found. Changing one counts as a whole.
    static let key = 8
    /// `hashValue`: the whole value is fed to a hasher.
    static let hash = 8
    /// A change of one entry of a dictionary.
    static let entry = 16
    /// A change of one element of a set, with what it answers.
    static let member = 12
    /// One that is new: it gets a place, and the table grows.
    static let newMember = 14
    /// An operator that is called as a function.
    static let operatorFunction = 3
    /// What a mirror asks about a value.
    static let reflection = 40
    /// A set of the elements of others, or a comparison with another, beside the elements that it looks for.
    static let sets = 24
    /// A value that an encoder writes.
    static let coded = 16
    /// A number as a format says it.
    static let format = 40
    /// A value in a string literal, beside what is evaluated: it is described, and put among the texts around it.
    static let interpolation = 12
    /// A closure that is called, beside what its code does.
    static let closure = 9
    /// An initializer of the user's own, beside what its code does.
    static let initializer = 8
    /// `is`, `as`, `as?`, `as!`: the type is looked up, and the value gone through.
    static let cast = 8
    /// An instance of a class.
    static let instance = 14
    /// Asking a sequence of the user's own for an element, beside what its code does: methods are looked up by their names.
    static let element = 30
    /// Changing something that lives in the state: what has read it is notified.
    static let change = 10
    /// An error from where it is thrown to where it is caught.
    static let thrown = 40
    /// A declaration at the prompt: all types are looked at, and the scene is laid out.
    package static let declaration = 12_000
    /// An input that another runs: it is read, and its answer kept.
    package static let input = 800
    /// A value or a line of the answer of such an input.
    package static let answer = 30
    /// A scene that is only tried.
    package static let trial = 250
    /// One on another device or with other settings, where nothing of the present one stays.
    package static let screen = 3_000
    /// A task: it waits, with all that it sees, until the action has ended.
    static let task = 400
    /// An element that a stream is sent: it is kept, and those that wait for one are looked for.
    static let sent = 50
}
