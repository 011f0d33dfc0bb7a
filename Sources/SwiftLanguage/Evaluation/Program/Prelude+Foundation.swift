// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Parts of Foundation and SwiftUI that need nothing of the platform. There are no files: what looks for one finds none.
    static let foundation = """
        typealias CVarArg = Any
        typealias NSDate = Date
        typealias NSUUID = UUID
        typealias NSData = Data
        typealias NSLocale = Locale
        typealias NSCalendar = Calendar
        typealias NSDateComponents = DateComponents
        let kCFBundleNameKey = "CFBundleName"
        let kCFBundleVersionKey = "CFBundleVersion"
        let kCFBundleIdentifierKey = "CFBundleIdentifier"
        let kCFBundleExecutableKey = "CFBundleExecutable"
        let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
        extension UIWindow.Level { static func + (level: UIWindow.Level, offset: CGFloat) -> UIWindow.Level { level } }
        final class UISceneConfiguration {
            let name: String?
            let role: Any?
            var delegateClass: Any?
            var sceneClass: Any?
            var storyboard: Any?
            init(name: String?, sessionRole role: Any?) { (self.name, self.role) = (name, role) }
        }
        extension DateInterval: Comparable {
            static func < (first: DateInterval, second: DateInterval) -> Bool {
                first.start == second.start ? first.duration < second.duration : first.start < second.start
            }
            func intersection(with dateInterval: DateInterval) -> DateInterval? {
                guard intersects(dateInterval) else { return nil }
                return DateInterval(start: max(start, dateInterval.start), end: min(end, dateInterval.end))
            }
        }
        extension Calendar {
            func dates(
                byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
                matchingPolicy: Calendar.MatchingPolicy = .nextTime, direction: Calendar.SearchDirection = .forward
            ) -> UnfoldSequence<Date, Date> {
                sequence(state: start) { (last: inout Date) -> Date? in
                    guard let next = nextDate(after: last, matching: components, matchingPolicy: matchingPolicy, direction: direction),
                        range?.contains(next) ?? true
                    else { return nil }
                    last = next
                    return next
                }
            }
            func dates(
                byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil
            ) -> UnfoldSequence<Date, Int> {
                sequence(state: 0) { (steps: inout Int) -> Date? in
                    steps += 1
                    guard let next = date(byAdding: component, value: value * steps, to: start), range?.contains(next) ?? true else {
                        return nil
                    }
                    return next
                }
            }
        }
        extension Date { mutating func addTimeInterval(_ timeInterval: TimeInterval) { self += timeInterval } }
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
            func scanInt32() -> Int32? { number({ $0.isNumber || $0 == "-" || $0 == "+" }, { Int32($0) }) }
            func scanInt64() -> Int64? { number({ $0.isNumber || $0 == "-" || $0 == "+" }, { Int64($0) }) }
            func scanUInt64() -> UInt64? { number({ $0.isNumber || $0 == "+" }, { UInt64($0) }) }
            func scanFloat() -> Float? { scanDouble().map { Float($0) } }
            func scanDecimal() -> Decimal? {
                number(
                    { $0.isNumber || $0 == "-" || $0 == "+" || $0 == "." || $0 == "e" || $0 == "E" },
                    { Double($0) == nil ? nil : Decimal(string: $0) })
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
            enum NumberRepresentation { case decimal, hexadecimal }
            func scanInt(representation: NumberRepresentation) -> Int? {
                representation == .decimal ? scanInt() : hex().map { Int(clamping: $0) }
            }
            func scanUInt64(representation: NumberRepresentation) -> UInt64? {
                representation == .decimal ? scanUInt64() : hex()
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
        enum CommandLine {
            static let arguments: [String] = ["app"]
            static let argc: Int32 = 1
        }
        struct OperatingSystemVersion {
            var majorVersion, minorVersion, patchVersion: Int
        }
        final class ProcessInfo {
            enum ThermalState { case nominal, fair, serious, critical }
            static let processInfo = ProcessInfo()
            let environment: [String: String] = [:]
            let arguments = CommandLine.arguments
            let processName = "app"
            let processIdentifier = 1
            let processorCount = 6
            let activeProcessorCount = 6
            let physicalMemory = 8_589_934_592
            let isLowPowerModeEnabled = false
            let isiOSAppOnMac = false
            let isMacCatalystApp = false
            let thermalState = ThermalState.nominal
            let hostName = "localhost"
            let globallyUniqueString = UUID().uuidString
            let operatingSystemVersion = OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
            let operatingSystemVersionString = "Version 18.0"
            func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
                (18, 0, 0) >= (version.majorVersion, version.minorVersion, version.patchVersion)
            }
            var systemUptime: TimeInterval { Date().timeIntervalSinceReferenceDate }
        }
        final class NSCache<Key, Value> {
            var countLimit = 0
            var totalCostLimit = 0
            var name = ""
            private var objects: [AnyHashable: Value] = [:]
            init() {}
            func object(forKey key: Key) -> Value? { objects[key] }
            func setObject(_ object: Value, forKey key: Key) { objects[key] = object }
            func setObject(_ object: Value, forKey key: Key, cost: Int) { objects[key] = object }
            func removeObject(forKey key: Key) { objects[key] = nil }
            func removeAllObjects() { objects = [:] }
        }
        extension Calendar {
            func enumerateDates(
                startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
                using block: (Date?, Bool, inout Bool) -> Void
            ) {
                var date = start
                var stop = false
                while !stop, let next = nextDate(after: date, matching: components, matchingPolicy: matchingPolicy) {
                    block(next, true, &stop)
                    date = next
                }
            }
        }
        extension Calendar {
            func nextWeekend(startingAfter date: Date) -> DateInterval? {
                var day = startOfDay(for: date)
                for _ in 0..<8 {
                    day = self.date(byAdding: .day, value: 1, to: day) ?? day
                    let before = self.date(byAdding: .day, value: -1, to: day) ?? day
                    if isDateInWeekend(day), !isDateInWeekend(before) { return dateIntervalOfWeekend(containing: day) }
                }
                return nil
            }
            func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
                guard isDateInWeekend(date) else { return nil }
                var start = startOfDay(for: date)
                while let day = self.date(byAdding: .day, value: -1, to: start), isDateInWeekend(day) { start = day }
                var end = start
                while isDateInWeekend(end), let day = self.date(byAdding: .day, value: 1, to: end) { end = day }
                return DateInterval(start: start, end: end)
            }
        }
        func arc4random() -> UInt32 { UInt32.random(in: UInt32.min...UInt32.max) }
        func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound) }
        func drand48() -> Double { Double.random(in: 0..<1) }
        func CACurrentMediaTime() -> Double { Date().timeIntervalSinceReferenceDate }
        func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }
        func NSLog(_ format: String, _ arguments: CVarArg...) { print(String(format: format, arguments: arguments)) }
        final class OSLog {
            enum Category { case pointsOfInterest, dynamicTracing, dynamicStackTracing }
            static let `default` = OSLog(subsystem: "", category: "")
            static let disabled = OSLog(subsystem: "", category: "")
            init(subsystem: String, category: String) {}
            init(subsystem: String, category: Category) {}
        }
        struct OSLogType: Equatable {
            let rawValue: UInt8
            static let `default` = OSLogType(rawValue: 0)
            static let info = OSLogType(rawValue: 1)
            static let debug = OSLogType(rawValue: 2)
            static let error = OSLogType(rawValue: 16)
            static let fault = OSLogType(rawValue: 17)
        }
        func os_log(_ message: String, log: OSLog? = nil, type: OSLogType = .default, _ arguments: Any...) {}
        func os_log(_ type: OSLogType, log: OSLog? = nil, _ message: String, _ arguments: Any...) {}
        extension DispatchTime {
            var uptimeNanoseconds: UInt64 { UInt64(Date().timeIntervalSinceReferenceDate * 1e9) }
        }
        extension UIColor {
            func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool {
                let parts = _components
                (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3])
                return true
            }
            func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
                let parts = _components
                (white, alpha) = (parts[0] * 0.299 + parts[1] * 0.587 + parts[2] * 0.114, parts[3])
                return true
            }
            func getHue(_ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat) -> Bool {
                let parts = _components
                let (r, g, b) = (parts[0], parts[1], parts[2])
                let (most, least) = (max(r, g, b), min(r, g, b))
                let range = most - least
                var turn = 0.0
                if range > 0 {
                    if most == r { turn = (g - b) / range } else if most == g { turn = 2 + (b - r) / range } else { turn = 4 + (r - g) / range }
                }
                hue = (turn < 0 ? turn + 6 : turn) / 6
                saturation = most > 0 ? range / most : 0
                brightness = most
                alpha = parts[3]
                return true
            }
        }
        extension Color {
            init(_ resolved: Resolved) {
                self.init(
                    red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
            }
            struct Resolved: Hashable {
                var red: Float
                var green: Float
                var blue: Float
                var opacity: Float
                init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
                    self.red = red
                    self.green = green
                    self.blue = blue
                    self.opacity = opacity
                }
                private static func linear(_ part: Float) -> Float { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
                var linearRed: Float { Self.linear(red) }
                var linearGreen: Float { Self.linear(green) }
                var linearBlue: Float { Self.linear(blue) }
                var cgColor: UIColor { UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)) }
            }
            func resolve(in environment: Any) -> Resolved {
                let parts = UIColor(self)._components
                return Resolved(red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), opacity: Float(parts[3]))
            }
        }
        extension Date {
            init(_ value: String, strategy: Date.FormatStyle) throws { self = try strategy.parse(value) }
        }
        extension Date.FormatStyle {
            func parse(_ value: String) throws -> Date {
                guard let date = _date(from: value) else { throw CocoaError(.formatting) }
                return date
            }
        }
        """
}
