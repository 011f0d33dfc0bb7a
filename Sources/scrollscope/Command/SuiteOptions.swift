// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// What `test` and `record` have in common.
struct SuiteOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Uses only files whose path contains this text.", valueName: "text"))
    var filter: String?

    @Option(help: "Whether to colour the report.")
    var color: ColorChoice = .auto
}
