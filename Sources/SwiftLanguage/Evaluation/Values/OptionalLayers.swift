// SPDX-License-Identifier: GPL-3.0-or-later

/// The layers of an optional: `Int??` holds nil, `.some(nil)` or a number.
extension Value {
    /// `.some(self)`
    var wrapped: Value {
        switch self {
        case .nil: .someNil(1)
        case .someNil(let layers): .someNil(layers + 1)
        default: self
        }
    }

    /// `.some(self)`, a number of times.
    func wrapped(_ layers: Int) -> Value { (0..<layers).reduce(self) { value, _ in value.wrapped } }

    /// What an optional holds; nil where it is `nil`.
    var unwrapped: Value? {
        switch self {
        case .nil: nil
        case .someNil(1): .nil
        case .someNil(let layers): .someNil(layers - 1)
        default: self
        }
    }
}

extension Value? {
    /// The optional that holds the value: an element as `first` gives it.
    var optional: Value { self?.wrapped ?? .nil }
}
