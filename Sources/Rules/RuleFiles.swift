// SPDX-License-Identifier: GPL-3.0-or-later

/// The files of docs/rules in the order in which they are listed; the folder `Families` is that one.
enum RuleFiles {
    static let all: [(name: String, bytes: [UInt8])] = [
        ("layout-proposals", PackageResources.layout_proposals_md),
        ("layout-children", PackageResources.layout_children_md),
        ("layout-views", PackageResources.layout_views_md),
        ("layout-modifiers", PackageResources.layout_modifiers_md),
        ("layout-alignment", PackageResources.layout_alignment_md),
        ("spacing", PackageResources.spacing_md),
        ("layout-stacks", PackageResources.layout_stacks_md),
        ("grid", PackageResources.grid_md),
        ("layout-lazy", PackageResources.layout_lazy_md),
        ("layout-safe-area", PackageResources.layout_safe_area_md),
        ("layout-text", PackageResources.layout_text_md),
        ("layout-environment", PackageResources.layout_environment_md),
        ("scroll-views", PackageResources.scroll_views_md),
        ("scroll-insets", PackageResources.scroll_insets_md),
        ("scroll-geometry", PackageResources.scroll_geometry_md),
        ("scroll-targets", PackageResources.scroll_targets_md),
        ("scroll-positions", PackageResources.scroll_positions_md),
        ("scroll-effects", PackageResources.scroll_effects_md),
        ("scroll-observers", PackageResources.scroll_observers_md),
        ("scroll-indicators", PackageResources.scroll_indicators_md),
        ("scroll-containers", PackageResources.scroll_containers_md),
        ("scroll-lazy", PackageResources.scroll_lazy_md),
        ("scroll-spaces", PackageResources.scroll_spaces_md),
        ("scroll-commands", PackageResources.scroll_commands_md),
        ("physics", PackageResources.physics_md),
    ]
}
