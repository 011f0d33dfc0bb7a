// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension Device {
    /// The size classes of a window on both axes (L13.2).
    public struct SizeClasses: Hashable, Sendable {
        /// Across.
        public let horizontal: UserInterfaceSizeClass
        /// In height.
        public let vertical: UserInterfaceSizeClass

        /// Classes by axis.
        public init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
    }

    /// The size classes in an orientation and split (L13.2). A split that does not exist counts as full.
    public func sizeClasses(orientation: Orientation, split: Split = .full) -> SizeClasses {
        switch kind {
        case .phone where orientation == .portrait: SizeClasses(horizontal: .compact, vertical: .regular)
        case .phone: SizeClasses(horizontal: isWideInLandscape ? .regular : .compact, vertical: .compact)
        case .tablet: SizeClasses(horizontal: tabletClass(orientation, split), vertical: .regular)
        case .watch: SizeClasses(horizontal: .compact, vertical: .compact)
        case .desktop, .tv, .vision: SizeClasses(horizontal: .regular, vertical: .regular)
        }
    }

    private func tabletClass(_ orientation: Orientation, _ split: Split) -> UserInterfaceSizeClass {
        let size = size(orientation: orientation, split: split) ?? size(orientation: orientation)
        return Self.horizontalSizeClass(tabletWindowWidth: size.width)
    }

    /// The horizontal class of a window on an iPad.
    ///
    /// Apple does not tell where it changes: 647 is known compact, 678 known regular. 672 is an assumption [C].
    public static func horizontalSizeClass(tabletWindowWidth width: Double) -> UserInterfaceSizeClass {
        width >= 672 ? .regular : .compact
    }
}
