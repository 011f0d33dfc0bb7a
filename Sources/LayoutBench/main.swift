// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

// LayoutBench                          all measurements, as tables
// LayoutBench LEAVES DEPTH FAN         the row of one tree
// LayoutBench lists                    the rows of the lists
// LayoutBench shell                    what is paid through the interpreter
// LayoutBench shell LEAVES DEPTH FAN   the row of one tree through the interpreter
// LayoutBench commands                 the commands alone
// LayoutBench LEAVES DEPTH FAN RUNS    nothing but full layouts, to count instructions: those of one run are a difference of two calls
let arguments = CommandLine.arguments.dropFirst()
if arguments.count >= 3, let tree = BenchTree(Array(arguments)) {
    if arguments.count == 4, let runs = Int(arguments[4]) {
        let inputs = (0..<4).map { _ in tree.input(tree.make()) }
        for input in inputs.prefix(runs) { use(Double(LayoutSolver.layout(input).snapshot.count)) }
        print(tree.nodeCount)
    } else {
        print(TreeBench.header + "\n" + TreeBench(tree).row)
    }
} else if arguments.first == "lists" {
    printLists()
} else if arguments.first == "shell", arguments.count == 4, let tree = BenchTree(Array(arguments.dropFirst())) {
    print(ShellBench.treeHeader + "\n" + (try ShellBench.row(tree)))
} else if arguments.first == "shell" {
    try printShell()
} else if arguments.first == "commands" {
    try printCommands()
} else {
    print("Build, full and resize: nanoseconds a node.\n\n" + TreeBench.header)
    let shapes = [(3, 10), (4, 10), (5, 10), (9, 2), (11, 2), (13, 2)]
    let trees = BenchTree.Leaves.allCases.flatMap { leaves in shapes.map { BenchTree(leaves: leaves, depth: $0.0, fan: $0.1) } }
    // All are made before the first is measured: see `TreeBench.kept`.
    let benches = trees.map { TreeBench($0) }
    for bench in benches { print(bench.row) }
    print("")
    printLists()
    print("")
    try printShell()
}

func printShell() throws {
    print("Through the shell: nanoseconds a node.\n\n" + ShellBench.treeHeader)
    for (depth, fan) in [(3, 10), (4, 10), (9, 2), (11, 2), (5, 10)] {
        print(try ShellBench.row(BenchTree(leaves: .flexible, depth: depth, fan: fan)))
    }
    print("")
    try printCommands()
}

func printCommands() throws {
    print(ShellBench.commandHeader)
    for row in try ShellBench.commands() { print(row) }
}

func printLists() {
    print(ListBench.header)
    let lists = BenchList.Rows.allCases.flatMap { rows in
        [1_000, 100_000].map { BenchList(rows: rows, isLazy: false, count: $0) }
            + [1_000, 1_000_000].map { BenchList(rows: rows, isLazy: true, count: $0) }
    }
    let benches = lists.map { ListBench($0) }
    for bench in benches { print(bench.row) }
}
