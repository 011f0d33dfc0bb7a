// SPDX-License-Identifier: GPL-3.0-or-later

/// What the lengths of a lazy container's lines depend on beside the lines themselves. Where one of it changes, lengths measured
/// before say nothing, and all are estimated anew, those out of sight too (S11.2, **provisional**).
struct LazyBasis: Hashable, Sendable {
    /// The container's own length across, in points.
    let across: Double
    /// The lengths of a grid's tracks, one of a stack.
    private let tracks: [Double]
    /// The lengths that rows took of the container around them (containerRelativeFrame, S10.9); nil on an axis where none did.
    private var used = ProposedViewSize.unspecified
    private let typeSize: DynamicTypeSize
    private let font: Font?
    private let text: TextAttributes
    private let displayScale: Double
    private let horizontalClass: UserInterfaceSizeClass?
    private let verticalClass: UserInterfaceSizeClass?
    private let viewport: Viewport

    init(across: Double, tracks: [Double], _ environment: EnvironmentValues) {
        self.across = across
        self.tracks = tracks
        let traits = environment.traits
        typeSize = traits.dynamicTypeSize
        font = traits.font
        text = traits.text
        displayScale = traits.displayScale
        horizontalClass = environment[EnvironmentKeys.horizontalSizeClass]
        verticalClass = environment[EnvironmentKeys.verticalSizeClass]
        viewport = environment[EnvironmentKeys.viewport]
        note(environment[EnvironmentKeys.containerSize])
    }

    /// Does it say the same of an arrangement's lengths?
    func isMade(for arrangement: LazyArrangement) -> Bool {
        across == arrangement.across && tracks.elementsEqual(arrangement.tracks) { $0 == $1.length }
    }

    /// Takes over which lengths of a container were read by now.
    mutating func note(_ container: ContainerLength) {
        used = ProposedViewSize { container.used($0) }
    }

    /// Do lengths measured on this basis hold on another? A container's length counts where it was read.
    func holds(on other: LazyBasis, in container: ContainerLength) -> Bool {
        var expected = other
        expected.used = ProposedViewSize { used[$0] == nil ? nil : container.size[$0] }
        return self == expected
    }
}
