// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Parts of Foundation and SwiftUI that need nothing of the platform. There are no files: what looks for one finds none.
    static let foundation = """
        enum RandomState48 { static var value = 0x1234_ABCD_330E }
        func srand48(_ seed: Int) { RandomState48.value = (seed & 0xFFFF_FFFF) << 16 + 0x330E }
        func drand48() -> Double {
            RandomState48.value = (RandomState48.value &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
            return Double(RandomState48.value) / 281_474_976_710_656
        }
        final class Scanner {
            let string: String
            private let characters: [Character]
            var scanLocation = 0
            var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
            var caseSensitive = false
            init(string: String) {
                self.string = string
                characters = Array(string)
            }
            static func localizedScanner(with string: String) -> Scanner { Scanner(string: string) }
            var isAtEnd: Bool { skipped(from: scanLocation) >= characters.count }
            var currentIndex: String.Index {
                get { string.index(string.startIndex, offsetBy: scanLocation) }
                set { scanLocation = string.distance(from: string.startIndex, to: newValue) }
            }
            private func skipped(from start: Int) -> Int {
                guard let skipped = charactersToBeSkipped else { return start }
                var place = start
                while place < characters.count, characters[place].unicodeScalars.allSatisfy({ skipped.contains($0) }) { place += 1 }
                return place
            }
            private func taken(while isMeant: (Character) -> Bool) -> String? {
                let start = skipped(from: scanLocation)
                var end = start
                while end < characters.count, isMeant(characters[end]) { end += 1 }
                if end == start { return nil }
                scanLocation = end
                return String(characters[start..<end])
            }
            func scanCharacter() -> Character? {
                let place = skipped(from: scanLocation)
                if place >= characters.count { return nil }
                scanLocation = place + 1
                return characters[place]
            }
            func scanString(_ searched: String) -> String? {
                let start = skipped(from: scanLocation)
                let end = start + searched.count
                if end > characters.count { return nil }
                let found = String(characters[start..<end])
                let fits = caseSensitive ? found == searched : found.lowercased() == searched.lowercased()
                if !fits { return nil }
                scanLocation = end
                return found
            }
            func scanUpToString(_ searched: String) -> String? {
                let wanted = Array(searched)
                let start = skipped(from: scanLocation)
                var end = start
                while end < characters.count, Array(characters[end..<min(characters.count, end + wanted.count)]) != wanted { end += 1 }
                if end == start { return nil }
                scanLocation = end
                return String(characters[start..<end])
            }
            func scanCharacters(from set: CharacterSet) -> String? { taken { $0.unicodeScalars.allSatisfy { set.contains($0) } } }
            func scanUpToCharacters(from set: CharacterSet) -> String? { taken { !$0.unicodeScalars.contains { set.contains($0) } } }
            private func number<T>(_ isPart: (Character) -> Bool, _ value: (String) -> T?) -> T? {
                let start = scanLocation
                guard var text = taken(while: isPart) else { return nil }
                let first = scanLocation - text.count
                while !text.isEmpty {
                    if let found = value(text) {
                        scanLocation = first + text.count
                        return found
                    }
                    text.removeLast()
                }
                scanLocation = start
                return nil
            }
            func scanInt() -> Int? { number({ $0.isNumber || $0 == "-" || $0 == "+" }, { Int($0) }) }
            func scanDouble() -> Double? {
                number({ $0.isNumber || $0 == "-" || $0 == "+" || $0 == "." || $0 == "e" || $0 == "E" }, { Double($0) })
            }
            func scanInt(_ result: inout Int) -> Bool {
                guard let found = scanInt() else { return false }
                result = found
                return true
            }
            func scanDouble(_ result: inout Double) -> Bool {
                guard let found = scanDouble() else { return false }
                result = found
                return true
            }
            private func hex() -> UInt64? {
                _ = scanString("0x")
                guard let digits = taken(while: { $0.isHexDigit }) else { return nil }
                return UInt64(digits, radix: 16) ?? .max
            }
            func scanHexInt64(_ result: inout UInt64) -> Bool {
                guard let found = hex() else { return false }
                result = found
                return true
            }
            func scanHexInt32(_ result: inout UInt32) -> Bool {
                guard let found = hex() else { return false }
                result = UInt32(clamping: found)
                return true
            }
        }
        final class NSLock {
            init() {}
            func lock() {}
            func unlock() {}
            func withLock<T>(_ body: () throws -> T) rethrows -> T { try body() }
        }
        final class FileManager {
            enum SearchPathDirectory { case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory, desktopDirectory, downloadsDirectory }
            enum SearchPathDomainMask { case userDomainMask, allDomainsMask, localDomainMask }
            static let `default` = FileManager()
            var temporaryDirectory: URL { URL(string: "file:///tmp/")! }
            var homeDirectoryForCurrentUser: URL { URL(string: "file:///home/")! }
            func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { [URL(string: "file:///\\(directory)/")!] }
            func fileExists(atPath path: String) -> Bool { false }
            func contents(atPath path: String) -> Data? { nil }
            func createFile(atPath path: String, contents data: Data?) -> Bool { false }
            func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool) throws {}
            func removeItem(at url: URL) throws {}
            func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [Any]?) throws -> [URL] { [] }
        }
        extension Double {
            func interpolated(towards other: Double, amount: Double) -> Double { self + (other - self) * amount }
        }
        extension Locale {
            struct Currency: Hashable {
                let identifier: String
                init(_ identifier: String) { self.identifier = identifier }
            }
            var currency: Currency? { currencyCode.map { Currency($0) } }
        }
        """
}
