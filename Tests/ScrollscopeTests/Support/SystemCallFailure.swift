// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A call to the system that failed, in words: "cannot open /dev/ptmx: No such file or directory".
struct SystemCallFailure: Error, CustomStringConvertible {
    let number: Int32
    let action: String

    /// - Parameter number: `errno` as the call left it; first, before the words of the action can change it.
    init(_ number: Int32, _ action: String) {
        self.number = number
        self.action = action
    }

    var description: String {
        var buffer = [UInt8](repeating: 0, count: 256)
        let status = buffer.withUnsafeMutableBytes { bytes in
            bytes.bindMemory(to: CChar.self).baseAddress.map { strerror_r(number, $0, 256) } ?? EINVAL
        }
        let reason = status == 0 ? String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self) : "error \(number)"
        return "cannot \(action): \(reason)"
    }
}
