// SPDX-License-Identifier: GPL-3.0-or-later

extension Expression {
    /// The names that the expression takes from outside: identifiers that no closure, statement or pattern inside it binds.
    ///
    /// Names come as written (`$count` with its sign); `$0` counts where no closure around it gives it.
    package var freeIdentifiers: Set<String> {
        var collector = FreeIdentifiers()
        collector.visit(self)
        return collector.free
    }
}

/// One pass over a tree with the names that are bound at each place.
struct FreeIdentifiers {
    private(set) var free: Set<String> = []
    private var bound: [String: Int] = [:]
    /// The names bound since each scope was opened.
    private var scopes: [[String]] = [[]]
    /// Closures without parameters around this place: they give `$0`.
    private var anonymousClosures = 0

    mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .identifier(let name, _): use(name.withoutLabels)
        case .closure(let closure): visit(closure)
        case .if(let branch): visit(branch)
        case .switch(let branch): visit(branch)
        default:
            // What is left binds nothing; left spines are walked in a loop because they are deep.
            var pending = [expression]
            while let next = pending.popLast() {
                for child in next.children.reversed() {
                    if child.bindsNames { visit(child) } else { pending.append(child) }
                }
            }
        }
    }

    private mutating func use(_ name: String) {
        if name.hasPrefix("$"), name.dropFirst().allSatisfy(\.isNumber) {
            if anonymousClosures == 0 { free.insert(name) }
        } else if bound[name, default: 0] == 0 {
            free.insert(name)
        }
    }

    mutating func bind(_ name: String) {
        // A binding gives its value and its `$` and `_` forms, whichever it was written with.
        let plain = name.hasPrefix("$") || (name.hasPrefix("_") && name.count > 1) ? String(name.dropFirst()) : name
        for form in Set([name, plain, "$" + plain, "_" + plain]) {
            bound[form, default: 0] += 1
            scopes[scopes.count - 1].append(form)
        }
    }

    mutating func scope(_ body: (inout FreeIdentifiers) -> Void) {
        scopes.append([])
        body(&self)
        for name in scopes.removeLast() { bound[name, default: 1] -= 1 }
    }

    private mutating func visit(_ closure: Expression.Closure) {
        for capture in closure.captures { visit(capture.value) }
        scope { inner in
            for capture in closure.captures {
                if let name = capture.label?.split(separator: " ").last { inner.bind(String(name)) }
            }
            for parameter in closure.parameters ?? [] { inner.bind(parameter.name) }
            let isAnonymous = closure.parameters == nil
            if isAnonymous { inner.anonymousClosures += 1 }
            inner.visit(closure.body)
            if isAnonymous { inner.anonymousClosures -= 1 }
        }
    }
}

extension Expression {
    /// Whether its own kind opens a scope, or is a name.
    fileprivate var bindsNames: Bool {
        switch kind {
        case .identifier, .closure, .if, .switch: true
        default: false
        }
    }
}
