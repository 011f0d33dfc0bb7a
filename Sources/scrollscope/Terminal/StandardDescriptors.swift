// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Input, output and errors. One that the parent closed would be the next file that is opened, and errors would be written into it.
enum StandardDescriptors {
    static func fill() {
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 {
            // The lowest number that is free: this one.
            _ = open("/dev/null", number == 0 ? O_RDONLY : O_WRONLY)
        }
    }
}
