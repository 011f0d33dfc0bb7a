// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import ViewCatalog

extension Stage {
    /// The environment at the root: each value remembers whether the device or a command set it.
    var environment: EnvironmentValues {
        let own = EnvironmentOrigin.device(device.name)
        func by(_ isSet: Bool, _ command: String) -> EnvironmentOrigin { isSet ? .override(command) : own }
        let classes = deviceClasses
        return EnvironmentValues.empty
            .setting(EnvironmentKeys.platform, to: effectivePlatform, by: by(platform != nil, "platform"))
            .setting(EnvironmentKeys.screenSize, to: device.size(orientation: orientation), by: own)
            .setting(EnvironmentKeys.windowSafeAreaInsets, to: insets, by: by(safeArea != nil || hidesSafeArea, "safearea"))
            .setting(EnvironmentKeys.os, to: os, by: by(os != .v26, "os"))
            .setting(EnvironmentKeys.displayScale, to: effectiveScale, by: by(scale != nil, "scale"))
            .setting(EnvironmentKeys.dynamicTypeSize, to: typeSize ?? .large, by: by(typeSize != nil, "type"))
            .setting(EnvironmentKeys.layoutDirection, to: direction ?? .leftToRight, by: by(direction != nil, "direction"))
            .setting(
                EnvironmentKeys.horizontalSizeClass, to: horizontalClass ?? classes.horizontal, by: by(horizontalClass != nil, "sizeclass")
            )
            .setting(EnvironmentKeys.verticalSizeClass, to: verticalClass ?? classes.vertical, by: by(verticalClass != nil, "sizeclass"))
            .setting(CatalogKeys.colorScheme, to: colorScheme, by: by(colorScheme != .light, "colorscheme"))
            .setting(CatalogKeys.scenePhase, to: scenePhase, by: by(scenePhase != .active, "scene"))
    }
}
