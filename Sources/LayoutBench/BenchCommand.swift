// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import LayoutEngine

/// `make bench`: what layout costs, of the engine alone and through the shell, as tables.
@main
struct BenchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "LayoutBench", abstract: "Measures the speed of layout.",
        subcommands: [All.self, Tree.self, Layouts.self, Lists.self, Shell.self, Commands.self], defaultSubcommand: All.self)

    /// The tree that a row is about.
    struct TreeArguments: ParsableArguments {
        @Argument(help: "What the leaves are: \(BenchTree.Leaves.allCases.map(\.rawValue).joined(separator: ", ")).")
        var leaves: BenchTree.Leaves

        @Argument(help: "Levels of containers above the leaves.")
        var depth: Int

        @Argument(help: "Children of each container.")
        var fan: Int

        func validate() throws {
            guard depth > 0, fan > 0 else { throw ValidationError("DEPTH and FAN are at least 1.") }
        }

        var tree: BenchTree { BenchTree(leaves: leaves, depth: depth, fan: fan) }
    }

    struct All: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "All measurements.")

        func run() throws {
            print("Build, full and resize: nanoseconds a node.\n\n" + TreeBench.header)
            let shapes = [(3, 10), (4, 10), (5, 10), (9, 2), (11, 2), (13, 2)]
            let trees = BenchTree.Leaves.allCases.flatMap { leaves in
                shapes.map { BenchTree(leaves: leaves, depth: $0.0, fan: $0.1) }
            }
            // All are made before the first is measured: see `TreeBench.kept`.
            let benches = trees.map { TreeBench($0) }
            for bench in benches { print(bench.row) }
            print("")
            Lists().run()
            print("")
            try Shell().run()
            print("")
            try Commands().run()
        }
    }

    struct Tree: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "The row of one tree, of the engine alone and through the shell.")

        @OptionGroup var arguments: TreeArguments

        func run() throws {
            print(TreeBench.header + "\n" + TreeBench(arguments.tree).row)
            print("\n" + ShellBench.treeHeader + "\n" + (try ShellBench.row(arguments.tree)))
        }
    }

    struct Layouts: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints the number of nodes and runs nothing but full layouts.",
            discussion: "The instructions of one layout are the difference of two calls.")

        @OptionGroup var arguments: TreeArguments

        @Argument(help: "How many layouts.")
        var runs: Int

        func run() {
            let tree = arguments.tree
            let inputs = (0..<4).map { _ in tree.input(tree.make()) }
            for input in inputs.prefix(max(0, runs)) { use(Double(LayoutSolver.layout(input).snapshot.count)) }
            print(tree.nodeCount)
        }
    }

    struct Lists: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "The rows of the lists.")

        func run() {
            print(ListBench.header)
            let lists = BenchList.Rows.allCases.flatMap { rows in
                [1_000, 100_000].map { BenchList(rows: rows, isLazy: false, count: $0) }
                    + [1_000, 1_000_000].map { BenchList(rows: rows, isLazy: true, count: $0) }
            }
            let benches = lists.map { ListBench($0) }
            for bench in benches { print(bench.row) }
        }
    }

    struct Shell: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Trees through the interpreter.")

        func run() throws {
            print("Through the shell: nanoseconds a node.\n\n" + ShellBench.treeHeader)
            for (depth, fan) in [(3, 10), (4, 10), (9, 2), (11, 2), (5, 10)] {
                print(try ShellBench.row(BenchTree(leaves: .flexible, depth: depth, fan: fan)))
            }
        }
    }

    struct Commands: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Commands through the interpreter.")

        func run() throws {
            print(ShellBench.commandHeader)
            for row in try ShellBench.commands() { print(row) }
        }
    }
}

extension BenchTree.Leaves: ExpressibleByArgument {}
