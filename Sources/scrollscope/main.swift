// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

StandardDescriptors.fill()
exit(CommandRouter.run(Array(CommandLine.arguments.dropFirst())))
