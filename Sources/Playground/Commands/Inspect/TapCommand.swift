// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let tap = Command(
        "tap", .inspect, syntax: ["tap TARGET", "tap statusBar"], parameters: [.target],
        summary: "Runs the Button that a view is, lies in or alone holds, or a menu command.",
        examples: ["tap button1", "tap \"more\""],
        details:
            "A tap also flips a Toggle or a DisclosureGroup, steps a Stepper up, chooses an option of a Picker, a page of a TabView or a row of a List with a "
            + "selection, follows a NavigationLink and, on a bar's 'back', goes back. "
            + "'tap statusBar' takes the scroll view in sight to its top.",
        related: ["click", "press", "button", "action"]
    ) { (context) throws(Diagnostic) in
        let syntax = try context.arguments.target()
        try context.arguments.expectEnd()
        do throws(Diagnostic) {
            let target = try context.resolve(syntax)
            return .edit(try Tap(context: context, index: context.index, target: target).tapped(try context.layer(target)))
        } catch {
            if error.id == .unknownTarget, syntax.text == StatusBarTap.name {
                return .steps([.lift(), .change { StatusBarTap(laidOut: $0).tapped() }])
            }
            if error.id == .notRealized || error.id == .unknownTarget, let choice = try context.hiddenChoice(syntax.text) {
                let target = Target(text: syntax.text, span: syntax.span, place: .layer(0, view: nil), source: nil)
                return .edit(try Tap(context: context, index: context.index, target: target).chosen(choice, syntax.text))
            }
            guard error.id == .unknownTarget, let menu = try AppMenu(context),
                let item = try menu.item(syntax, evaluate: { (id) throws(Diagnostic) in try context.evaluate(id) })
            else { throw error }
            let target = Target(text: syntax.text, span: syntax.span, place: .layer(item.layer, view: nil), source: nil)
            return .edit(try Tap(context: context, index: menu.index, target: target).tapped(item.layer))
        }
    }
}
