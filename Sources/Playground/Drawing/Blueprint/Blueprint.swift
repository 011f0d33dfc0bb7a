// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A drawing of a layout with everything that has a length: boxes with names, texts as they are set, paddings and safe areas hatched, the
/// gaps of stacks measured, torn edges where content goes on.
package enum Blueprint {
    /// - Parameter preview: what a screen would show, to lie under the boxes; nil: the boxes are filled and stand alone.
    package static func list(_ scene: DrawnScene, over preview: DisplayList? = nil) -> DisplayList {
        let marks = BlueprintMarks(scene: scene)
        var labels = BlueprintLabels(shown: scene.shownRect)
        var (list, over) = (DisplayList(), DisplayList())
        if let preview { list.append(preview) } else { list.append(.fill(.rectangle(scene.shownRect), .color(BlueprintPalette.screen))) }
        if preview == nil { marks.grounds(&list) }
        marks.scrolls(&over, &labels)
        var views = BlueprintViews(scene, isFilled: preview == nil)
        views.add(scene.views, labels: &labels)
        list.append(views.list)
        labels.ignoreObstacles()
        marks.paddings(&list)
        marks.safeAreas(&list)
        marks.safeAreaEdges(&list, &labels)
        marks.gaps(&list, &labels)
        list.append(over)
        list.append(labels.list)
        list.append(.stroke(.rectangle(scene.shownRect.insetBy(0.5)), StrokeLine(width: 1), .color(BlueprintPalette.outside)))
        return list
    }
}
