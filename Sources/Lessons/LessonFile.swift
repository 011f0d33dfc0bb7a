// SPDX-License-Identifier: GPL-3.0-or-later

/// A lesson of the folder `lessons`, compiled in as it stands there: the program teaches without reading a file.
package struct LessonFile: Sendable {
    /// The file's name without its ending.
    package let name: String
    private let bytes: @Sendable () -> [UInt8]

    fileprivate init(_ name: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package var text: String { String(decoding: bytes(), as: UTF8.self) }

    /// In the order in which they are best taken.
    package static let all: [LessonFile] = [
        LessonFile("proposals", PackageResources.proposals_scroll),
        LessonFile("frames", PackageResources.frames_scroll),
        LessonFile("modifier-order", PackageResources.modifier_order_scroll),
        LessonFile("stacks", PackageResources.stacks_scroll),
        LessonFile("spacers", PackageResources.spacers_scroll),
        LessonFile("alignment", PackageResources.alignment_scroll),
        LessonFile("text", PackageResources.text_scroll),
        LessonFile("geometry-reader", PackageResources.geometry_reader_scroll),
        LessonFile("adaptive", PackageResources.adaptive_scroll),
        LessonFile("grids", PackageResources.grids_scroll),
        LessonFile("safe-area", PackageResources.safe_area_scroll),
        LessonFile("scroll-geometry", PackageResources.scroll_geometry_scroll),
        LessonFile("margins", PackageResources.margins_scroll),
        LessonFile("lazy-stacks", PackageResources.lazy_stacks_scroll),
        LessonFile("container-relative", PackageResources.container_relative_scroll),
        LessonFile("targets", PackageResources.targets_scroll),
        LessonFile("positions", PackageResources.positions_scroll),
        LessonFile("transitions", PackageResources.transitions_scroll),
        LessonFile("observation", PackageResources.observation_scroll),
        LessonFile("size-classes", PackageResources.size_classes_scroll),
        LessonFile("own-layout", PackageResources.own_layout_scroll),
        LessonFile("find-the-bug", PackageResources.find_the_bug_scroll),
    ]
}
