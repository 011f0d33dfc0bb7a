// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let unwatch = Command(
        "unwatch", .inspect, .edit, syntax: ["unwatch", "unwatch files"],
        summary: "Ends all watches, or only the one of loaded files.",
        examples: ["unwatch", "unwatch files"],
        details: "'unwatch files' ends a 'load … watch': the scene stays, and the files are not read again."
    ) { (context) throws(Diagnostic) in
        let onlyFiles = context.arguments.take("files")
        try context.arguments.expectEnd()
        context.turn.fileWatch = .end
        var scene = context.scene
        scene.watchedLoad = nil
        if !onlyFiles { scene.watches = [] }
        let isTold = !onlyFiles && !context.scene.watches.isEmpty && scene.options.answers(isInteractive: context.options.isInteractive)
        let said = isTold ? Output(lines: [StyledText("nothing is watched any more", .faint)]) : .nothing
        return .edit(scene, context.scene.watchedLoad?.farewell ?? said)
    }
}
