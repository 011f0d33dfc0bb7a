// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// What Foundation adds to texts: what two begin with, their lines, and the parts of paths, by which `NSString` has them.
    static let texts = """
        extension StringProtocol {
            func commonPrefix(with other: String, options: String.CompareOptions = []) -> String {
                let foldsCase = options == String.CompareOptions.caseInsensitive
                var result = ""
                for (a, b) in zip(self, other) {
                    if a != b && !(foldsCase && a.lowercased() == b.lowercased()) { break }
                    result.append(a)
                }
                return result
            }
            func enumerateLines(invoking body: (String, inout Bool) -> Void) {
                let parts = split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
                var stop = false
                // What follows the last line break is a line only where there is something.
                for line in parts.dropLast(parts.last?.isEmpty == true ? 1 : 0) {
                    if stop { return }
                    body(String(line), &stop)
                }
            }
        }
        extension String {
            static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String {
                String(format: format, locale: Locale.current, arguments: arguments)
            }
            var utf8String: String? { self }
            var lastPathComponent: String { split(separator: "/").last.map { String($0) } ?? (hasPrefix("/") ? "/" : "") }
            var pathExtension: String {
                let name = lastPathComponent
                guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
                return String(name[name.index(after: dot)...])
            }
            var _withoutSlashAtEnd: String {
                var path = self
                while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
                return path
            }
            var deletingPathExtension: String {
                let path = _withoutSlashAtEnd
                let ending = pathExtension
                return ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
            }
            var deletingLastPathComponent: String {
                let path = _withoutSlashAtEnd
                guard let slash = path.lastIndex(of: "/") else { return "" }
                return slash == path.startIndex ? "/" : String(path[..<slash])
            }
            var pathComponents: [String] { (hasPrefix("/") ? ["/"] : []) + split(separator: "/").map { String($0) } }
            func appendingPathComponent(_ component: String) -> String {
                isEmpty ? component : hasSuffix("/") ? self + component : self + "/" + component
            }
            func appendingPathExtension(_ ending: String) -> String? { self + "." + ending }
        }
        """
}
