// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The built program, which lies beside the test bundle.
enum Program {
    static let path: String = {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = buffer.withUnsafeMutableBytes { bytes in
            bytes.bindMemory(to: CChar.self).baseAddress.map { readlink("/proc/self/exe", $0, 4096) } ?? 0
        }
        let own = String(decoding: buffer[..<max(0, count)], as: UTF8.self)
        // The bundle is an executable itself, or is given to a helper program as an argument.
        let places = [own] + CommandLine.arguments.filter { $0.contains(".xctest") }
        let folders = places.compactMap { place in place.range(ofLast: "/").map { String(place[..<$0]) } }
        return folders.map { $0 + "/scrollscope" }.first { access($0, X_OK) == 0 } ?? "scrollscope"
    }()

    /// In seconds. Only what hangs takes as long: a machine that does much else at the same time has made twelve of one second.
    static let patience = 300.0

    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension String {
    fileprivate func range(ofLast character: Character) -> String.Index? { lastIndex(of: character) }
}
