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
            // The lowest number that is free: this one. Answers that nobody can read are an error, so output cannot be written to.
            _ = open("/dev/null", number == 2 ? O_WRONLY : O_RDONLY)
        }
    }
}
