// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// How much room values take.
    static let memoryLayout = reading(
        ##"""
        func t() -> String { "\(MemoryLayout<Int>.size) \(MemoryLayout<Int32>.stride) \(MemoryLayout<Double>.alignment) \(MemoryLayout<Bool>.size) \(MemoryLayout<UInt8>.size) \(MemoryLayout<Float>.size) \(MemoryLayout<String>.size) \(MemoryLayout<Int?>.size) \(MemoryLayout<Character>.size) \(MemoryLayout.size(ofValue: 5))" }
        //= 8 4 8 1 1 4 16 9 16 8
        ----
        func t() -> String { "\(MemoryLayout<Bool?>.size) \(MemoryLayout<String?>.size) \(MemoryLayout<UInt8?>.size) \(MemoryLayout<Int32?>.stride) \(MemoryLayout<[Int]?>.size) \(MemoryLayout<Int??>.size) \(MemoryLayout<Float?>.size)" }
        //= 1 16 2 8 8 10 5
        """##)
}
