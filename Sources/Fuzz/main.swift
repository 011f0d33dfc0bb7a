// SPDX-License-Identifier: GPL-3.0-or-later

// `make fuzz`: cases by their numbers, in processes of their own that may crash, hang or run out of memory.
//
//     Fuzz [--seed N] [--from N] [--count N] [--seconds N] [--memory MB] [--patience SECONDS] FOLDER…

import Foundation

let options = FuzzOptions(CommandLine.arguments.dropFirst())
if let range = options.worker {
    FuzzWorker(options: options).run(range)
} else {
    exit(FuzzRun(options: options).run())
}
