// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

exit(CommandRouter.run(Array(CommandLine.arguments.dropFirst())))
