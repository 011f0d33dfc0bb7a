// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let tap = Command(
        "tap", .inspect, .event, syntax: ["tap TARGET", "tap statusBar"], meanings: ["TARGET": .control],
        summary: "Taps a button or another control, by its name or its text, or runs a menu command.",
        examples: ["tap button1", "tap \"more\""],
        details:
            "TARGET is the control, a view inside it, or a view that contains no other. A tap also flips a Toggle or a DisclosureGroup, steps a Stepper up, chooses an option of a Picker, a page of a TabView or a row of a List with a "
            + "selection, follows a NavigationLink, gives a text field the focus and the keyboard and, on a bar's 'back', goes back. "
            + "Text in quotes is a view's id, or else the text of something that can be tapped: a button, a tab, a toolbar item; its accessibility label and the name of its symbol work too. If several match, the visible one is meant. "
            + "The items of a menu or a context menu and the actions behind a row are tapped by their text, as if a gesture had brought them out; a tap on a menu lists its items. "
            + "What a presented view covers cannot be tapped. "
            + "'tap statusBar' scrolls the visible scroll view to its top.",
        related: ["click", "press", "button", "action"]
    ) { (context) throws(Diagnostic) in
        let syntax = try context.arguments.target()
        do throws(Diagnostic) { try context.arguments.expectEnd() } catch {
            throw context.suggestingWords(error, syntax.text + " " + context.arguments.rest)
        }
        let target: Target
        do throws(Diagnostic) { target = try context.resolve(syntax) } catch { return try context.tap(syntax, unresolved: error) }
        guard let layer = target.layer else {
            guard let choice = try context.hiddenChoice(syntax.text) else { throw context.withoutLayer(target) }
            return context.effect(Tap(receiver: choice, name: syntax.text))
        }
        return try context.tap(layer, of: context.index, target)
    }
}

extension CommandContext {
    /// A tap on what is disabled does nothing, and a person is told so.
    fileprivate func effect(_ tap: Tap?) -> Effect {
        if let tap { return .steps(from: scene, [tap.step]) }
        let isTold = scene.options.answers(isInteractive: options.isInteractive)
        return .show(isTold ? Output(lines: [StyledText("nothing happens: it is disabled", .faint)]) : .nothing)
    }

    /// The tap on a layer, or what a menu there brings out. What is disabled does nothing.
    fileprivate func tap(_ layer: Int, of index: ViewIndex, _ target: Target) throws(Diagnostic) -> Effect {
        do throws(Diagnostic) { return effect(try TapTarget(index: index, target: target).tap(at: layer)) } catch {
            guard error.id == .notAButton, let note = HiddenItems.note(on: layer, of: index, self) else { throw error }
            return .show(note)
        }
    }

    /// The tap on what stands outside of the layout: an item of a toolbar or a menu, an action behind a row.
    private func tap(_ syntax: TargetSyntax, outside index: ViewIndex) throws(Diagnostic) -> Effect? {
        guard let layer = try index.layer(meantBy: syntax, evaluate: { (id) throws(Diagnostic) in try self.evaluate(id) }) else {
            return nil
        }
        let target = Target(text: syntax.text, span: syntax.span, place: .layer(layer, view: nil), source: nil)
        return try tap(layer, of: index, target)
    }

    /// `tap Save`: the words that a view shows stand in quotes.
    fileprivate func suggestingWords(_ error: Diagnostic, _ written: String) -> Diagnostic {
        let words = written.lowercased()
        guard error.id == .unknownTarget || error.id == .unknownArgument else { return error }
        let texts = index.texts.prefix(1_000).map(\.text.string)
        let same = texts.first { text in
            text.debugDescription != written && [text.lowercased(), text.lowercased().debugDescription].contains(words)
        }
        // `tap save` where a button shows "Save file".
        let begun = error.suggestion == nil && words.count > 2 ? texts.first { $0.lowercased().hasPrefix(words + " ") } : nil
        guard let meant = (same ?? begun)?.debugDescription ?? view(namedIn: written) else { return error }
        return Diagnostic(error.id, error.message, at: error.span, suggestion: "tap \(meant)")
    }

    /// The view that `on button1` and `button 1` name.
    private func view(namedIn written: String) -> String? {
        let words = written.split(separator: " ").map { String($0) }
        guard (2...4).contains(words.count) else { return nil }
        return words.dropFirst().last { index.viewsByText[$0] != nil }
            ?? (index.viewsByText[words.joined()] == nil ? nil : words.joined())
    }

    /// What is said of words that are neither an id nor to be seen anywhere: those that come closest are suggested.
    private func nothingShows(_ syntax: TargetSyntax, _ error: Diagnostic) throws(Diagnostic) -> Diagnostic {
        guard error.suggestion == nil, case .id(let expression) = syntax.form, case .string(let words) = try evaluate(expression) else {
            return error
        }
        let shown = index.texts.prefix(1_000).map(\.text.string)
        return Diagnostic(
            .unknownTarget, "nothing that can be tapped shows \(words.debugDescription), and no view has that id", at: syntax.span,
            suggestion: ClosestWord.of(words, in: shown)?.debugDescription, hint: "'show' draws the screen, 'tree' lists the views")
    }

    /// What shows some words and cannot be tapped: a disabled button does nothing then. nil where no button does.
    private func tapInVain(_ syntax: TargetSyntax) throws(Diagnostic) -> Effect? {
        guard case .id(let expression) = syntax.form, case .string(let words) = try evaluate(expression) else { return nil }
        let shown = index.texts.filter { $0.text.string == words }.map(\.layer) + index.layers(spokenAs: words)
        guard let layer = shown.first(where: { index.isInWindow($0) }) ?? shown.first else { return nil }
        let target = Target(text: syntax.text, span: syntax.span, place: .layer(layer, view: index.enclosingView(layer)), source: nil)
        do throws(Diagnostic) { return effect(try TapTarget(index: index, target: target).tap(at: layer)) } catch {
            if error.id == .notAButton { return nil }
            throw error
        }
    }

    /// The text or symbol of a button, a link or the like that shows some words; nil where none does. Of several those in sight count.
    private func tappable(showing syntax: TargetSyntax) throws(Diagnostic) -> Int? {
        guard case .id(let expression) = syntax.form, case .string(let words) = try evaluate(expression) else { return nil }
        let texts = index.texts.filter { $0.text.string == words }.map(\.layer)
        let found = try tappable(of: texts + index.layers(spokenAs: words), syntax) + tappable(of: index.symbols(named: words), syntax)
        let seen = found.filter { index.isInWindow($0.layer) }
        if found.count < 2 || seen.count == 1 { return (seen.first ?? found.first)?.layer }
        throw Diagnostic(
            .ambiguousTarget, "\(found.count) views that can be tapped show \(words.debugDescription)", at: syntax.span,
            hint: "name one: " + found.map(\.name).joined(separator: ", "))
    }

    /// What a menu brings out whose label shows some words; nil where none does.
    private func menu(showing syntax: TargetSyntax) throws(Diagnostic) -> Output? {
        guard case .id(let expression) = syntax.form, case .string(let words) = try evaluate(expression) else { return nil }
        let texts = index.texts.filter { $0.text.string == words }.map(\.layer)
        for layer in texts + index.layers(spokenAs: words) + index.symbols(named: words) {
            if let note = HiddenItems.note(on: layer, of: index, self) { return note }
        }
        return nil
    }

    /// Of the views with an id, as the parts of an element have it, the one that can be tapped; nil where that is none or several.
    private func tappable(withID syntax: TargetSyntax) throws(Diagnostic) -> Int? {
        guard case .id(let expression) = syntax.form, case let id = CatalogIDs.id(of: try evaluate(expression)) else { return nil }
        // The page that a part stands in is no answer: it is shown already.
        let found = try tappable(of: index.layers(withID: id).filter { !choosesPage(at: $0) }, syntax)
        return found.count == 1 ? found[0].layer : nil
    }

    /// Would a tap there choose the page of a tab view that it lies in, and nothing else?
    private func choosesPage(at layer: Int) -> Bool {
        let target = Target(text: "", span: nil, place: .layer(layer, view: nil), source: nil)
        return !TapTarget(index: index, target: target).receives(at: layer)
            && ChoiceTarget(index: index).selection(around: layer)?.attachment.arePages == true
    }

    /// Those of some layers in which a tap runs something, one for each that it runs. What is covered counts where nothing else does: as
    /// an error.
    private func tappable(of layers: [Int], _ syntax: TargetSyntax) throws(Diagnostic) -> [(layer: Int, name: String)] {
        var found: [(layer: Int, name: String)] = []
        var covered: Diagnostic?
        for layer in layers {
            let target = Target(
                text: syntax.text, span: syntax.span, place: .layer(layer, view: index.enclosingView(layer)), source: nil)
            do throws(Diagnostic) {
                guard let tap = try TapTarget(index: index, target: target).tap(at: layer) else { continue }
                if !found.contains(where: { $0.name == tap.name }) { found.append((layer, tap.name)) }
            } catch {
                // What cannot be tapped is not a candidate.
                if error.id == .coveredTarget { covered = error }
            }
        }
        if found.isEmpty, let covered { throw covered }
        return found
    }

    /// `tap back`, and `tap "Back"`, as the button is called, mean the way back that is in sight, whichever component its stack stands in.
    private func wayBack(_ syntax: TargetSyntax) throws(Diagnostic) -> Tap? {
        guard ["back", "\"back\""].contains(syntax.text.lowercased()),
            let layer = index.layers.indices.last(where: { layer in
                let back: BackAttachment? = SceneBuilder.attachment(of: index.layers[layer].placed.node)
                return back != nil && index.isInWindow(layer)
            })
        else { return nil }
        let target = Target(text: syntax.text, span: syntax.span, place: .layer(layer, view: nil), source: nil)
        return try TapTarget(index: index, target: target).tap(at: layer)
    }

    /// One of several views with an id; or something that is not a view of the layout: the status bar, a hidden option, a menu item.
    fileprivate func tap(_ syntax: TargetSyntax, unresolved error: Diagnostic) throws(Diagnostic) -> Effect {
        if error.id == .ambiguousTarget, let layer = try tappable(withID: syntax) {
            let target = Target(text: syntax.text, span: syntax.span, place: .layer(layer, view: nil), source: nil)
            return effect(try TapTarget(index: index, target: target).tap(at: layer))
        }
        guard error.id == .unknownTarget || error.id == .notRealized else { throw error }
        if error.id == .unknownTarget, syntax.text == StatusBarTap.name {
            return .steps(from: scene, lifting() + [.change { laidOut, _ in StatusBarTap(laidOut: laidOut).tapped() }])
        }
        if let choice = try hiddenChoice(syntax.text) { return effect(Tap(receiver: choice, name: syntax.text)) }
        if error.id == .unknownTarget, let layer = try tappable(showing: syntax) {
            let target = Target(text: syntax.text, span: syntax.span, place: .layer(layer, view: nil), source: nil)
            return effect(try TapTarget(index: index, target: target).tap(at: layer))
        }
        if error.id == .unknownTarget, let choice = try hiddenChoice(showing: syntax) {
            return effect(Tap(receiver: choice, name: syntax.text))
        }
        if error.id == .unknownTarget, let back = try wayBack(syntax) { return effect(back) }
        if error.id == .unknownTarget, let page = try page(titled: syntax) { return effect(Tap(receiver: page, name: syntax.text)) }
        if error.id == .unknownTarget, let items = ToolbarItems(self), let effect = try tap(syntax, outside: items.index) { return effect }
        if error.id == .unknownTarget,
            let effect = try HiddenItems.first(self, { (items) throws(Diagnostic) in try tap(syntax, outside: items) })
        {
            return effect
        }
        if error.id == .unknownTarget, let note = try menu(showing: syntax) { return .show(note) }
        guard error.id == .unknownTarget, let menu = try AppMenu(self),
            let item = try menu.item(syntax, evaluate: { (id) throws(Diagnostic) in try self.evaluate(id) })
        else {
            if error.id == .unknownTarget, let effect = try tapInVain(syntax) { return effect }
            throw try nothingShows(syntax, suggestingWords(error, syntax.text))
        }
        let target = Target(text: syntax.text, span: syntax.span, place: .layer(item.layer, view: nil), source: nil)
        return effect(try TapTarget(index: menu.index, target: target).tap(at: item.layer))
    }
}
