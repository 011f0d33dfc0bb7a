// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    internal import CMalloc
#endif

/// Memory that an input took on its way and that nothing holds any more.
enum FreedMemory {
    /// From this many bytes of text on: the parser's tree of one is a hundred times as large.
    private static let textSize = 100_000

    /// Gives back what reading a large text has left between what stays. Glibc keeps that until the process ends; other systems see to
    /// it themselves.
    static func giveBack(after text: Int) {
        guard text >= textSize else { return }
        #if canImport(Glibc)
            malloc_trim(0)
        #endif
    }
}
