// SPDX-License-Identifier: GPL-3.0-or-later

/// Which authored view a node belongs to, and which of its layers it is: layer 0 is the view itself, above it its modifiers.
/// The engine carries tags along and never decides by them.
public final class ViewTag: Sendable {
    /// The name within the owner: `text1`, or one that the person gave.
    public let name: String
    /// The view's kind for layer 0 (`Text`), the modifier's name above.
    public let kind: String
    /// The layer and, above its bits, the source: each view of a scene has a tag, and so has each modifier.
    private let place: UInt64
    private static let layerBits: UInt64 = 16

    /// 0 for the view itself, 1 for the innermost modifier, and so on; at most 65,535.
    public var layer: Int { Int(place & (1 << Self.layerBits - 1)) }
    /// Whatever the maker of the node wants to find again: the number of the expression that it came from. At least 0, below 2^48.
    public var source: Int { Int(place >> Self.layerBits) }

    /// A tag by its parts.
    public init(name: String, kind: String, layer: Int, source: Int = 0) {
        self.name = name
        self.kind = kind
        place = UInt64(truncatingIfNeeded: source) << Self.layerBits | UInt64(UInt16(clamping: layer))
    }
}
