// SPDX-License-Identifier: GPL-3.0-or-later

/// The environment of a place in the tree: an immutable list whose links remember who set them.
/// Setting prepends a link; equal subtrees share one object, so “unchanged” is a comparison of identities.
public final class EnvironmentValues: Sendable {
    /// The values that layout itself reads, resolved, so that no layout walks the list.
    package let traits: LayoutTraits
    /// How texts are set here. Shared with the environments that differ only in what layout does not read.
    private let texts: LazyTextSetting
    /// The newest link; nil in the empty environment, where every key has its default (L13.1).
    let link: Link?

    /// One value and who set it.
    package final class Link: Sendable {
        let key: String
        package let value: any Sendable
        package let origin: EnvironmentOrigin
        let next: Link?

        init(key: String, value: any Sendable, origin: EnvironmentOrigin, next: Link?) {
            (self.key, self.value, self.origin, self.next) = (key, value, origin, next)
        }
    }

    /// The environment in which nothing was set.
    public static let empty = EnvironmentValues(traits: LayoutTraits(), texts: LazyTextSetting(), link: nil)

    private init(traits: LayoutTraits, texts: LazyTextSetting, link: Link?) {
        (self.traits, self.texts, self.link) = (traits, texts, link)
    }

    /// As the traits have it, without copying them.
    var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

    /// How texts are set here: made when it is first asked for.
    var textSetting: TextSetting { texts.setting(traits) }

    /// The value of a key: the newest that was set, else the key's default.
    public subscript<Value>(_ key: EnvironmentKey<Value>) -> Value { find(key.name)?.value as? Value ?? key.defaultValue }

    /// The link that holds a key's value here, by the key's name; nil where the default holds.
    package func find(_ name: String) -> Link? {
        link.flatMap { sequence(first: $0, next: \.next).first { $0.key == name } }
    }

    /// This environment with one value set.
    public func setting<Value>(_ key: EnvironmentKey<Value>, to value: Value, by origin: EnvironmentOrigin) -> EnvironmentValues {
        let link = Link(key: key.name, value: value, origin: origin, next: link)
        guard let apply = key.apply else { return EnvironmentValues(traits: traits, texts: texts, link: link) }
        var traits = traits
        apply(&traits, value)
        return EnvironmentValues(traits: traits, texts: LazyTextSetting(), link: link)
    }

    /// This environment with a key as nobody set it.
    func resetting<Value>(_ key: EnvironmentKey<Value>) -> EnvironmentValues {
        find(key.name) == nil ? self : setting(key, to: key.defaultValue, by: .standard)
    }

    /// This environment with a user-defined key set.
    package func setting(custom name: String, to value: any Sendable, by origin: EnvironmentOrigin) -> EnvironmentValues {
        EnvironmentValues(traits: traits, texts: texts, link: Link(key: name, value: value, origin: origin, next: link))
    }
}

/// Who set a value of the environment.
public enum EnvironmentOrigin: Hashable, Sendable {
    /// Not set: the key's default.
    case standard
    /// The device preset of the scene, by its name.
    case device(String)
    /// A command of the shell, such as `sizeclass`.
    case override(String)
    /// A view, by its path.
    case view(String)
}

/// A key of the environment: its name in Swift, its default and, for values that layout reads, where they go.
public struct EnvironmentKey<Value: Sendable>: Sendable {
    /// Its name in Swift, by which links are found: two keys of one name are one key.
    public let name: String
    /// The value where it is not set.
    public let defaultValue: Value
    let apply: (@Sendable (inout LayoutTraits, Value) -> Void)?

    /// A key that layout carries along and does not read.
    public init(_ name: String, default defaultValue: Value) { self.init(name, default: defaultValue, apply: nil) }

    init(_ name: String, default defaultValue: Value, apply: (@Sendable (inout LayoutTraits, Value) -> Void)?) {
        (self.name, self.defaultValue, self.apply) = (name, defaultValue, apply)
    }
}
