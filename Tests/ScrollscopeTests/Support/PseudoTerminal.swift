// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A pseudo-terminal: the end that a test holds, and the path at which the program opens the other.
struct PseudoTerminal {
    let master: OpenFile
    let path: String

    /// Why this system gives none; nil if it does.
    static let problem: SystemCallFailure? = {
        do throws(SystemCallFailure) {
            let terminal = try PseudoTerminal()
            _ = try OpenFile(terminal.path, O_RDWR | O_NOCTTY)
            return nil
        } catch {
            return error
        }
    }()

    /// - Parameter multiplexer: the file that makes a pseudo-terminal for each who opens it.
    init(multiplexer: String = "/dev/ptmx") throws(SystemCallFailure) {
        master = try OpenFile(multiplexer, O_RDWR | O_NOCTTY)
        var unlocked: Int32 = 0
        var number: UInt32 = 0
        // TIOCSPTLCK and TIOCGPTN: what unlockpt and ptsname do; Swift's Glibc hides those.
        guard ioctl(try master.number, 0x4004_5431, &unlocked) == 0, ioctl(try master.number, 0x8004_5430, &number) == 0 else {
            throw SystemCallFailure(errno, "make a pseudo-terminal with \(multiplexer)")
        }
        path = "/dev/pts/\(number)"
    }

    func resize(columns: Int, rows: Int) throws(SystemCallFailure) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard ioctl(try master.number, UInt(TIOCSWINSZ), &size) == 0 else { throw SystemCallFailure(errno, "resize \(path)") }
    }
}
