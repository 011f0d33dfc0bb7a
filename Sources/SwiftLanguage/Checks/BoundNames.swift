// SPDX-License-Identifier: GPL-3.0-or-later

extension Condition {
    /// The names that it binds for what follows.
    var boundNames: [String] {
        switch self {
        case .optionalBinding(let name, _, _, _): [name]
        case .case(let pattern, _): pattern.boundNames
        case .expression, .availability: []
        }
    }
}

extension Expression.Closure {
    /// The names of its parameters and of what it captures by another name.
    var boundNames: [String] {
        (parameters ?? []).map(\.name) + captures.compactMap { $0.label?.split(separator: " ").last.map(String.init) }
    }
}
