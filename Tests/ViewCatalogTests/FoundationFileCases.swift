// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// What is known of files.
    static let fileCases = ##"""
        func t() -> String {
            let fm = FileManager.default
            let u = fm.temporaryDirectory.appendingPathComponent("q\(Int.random(in: 0...1000000)).txt")
            try! Data("hello".utf8).write(to: u)
            let a = try! fm.attributesOfItem(atPath: u.path)
            let size = a[.size] as! Int
            let type = a[.type] as? FileAttributeType
            let date = a[.modificationDate] as? Date
            try! fm.removeItem(at: u)
            return "\(size) \(type == .typeRegular) \(date != nil) \((try? fm.attributesOfItem(atPath: u.path)) == nil)"
        }
        //= 5 true true true
        """##
}
