// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Signatures that reach further than the types in them, and members that values do not have.
    static let access = reading(
        ##"""
        private struct Hid { var a = 1 }
        func mk() -> Hid { Hid() }
        func t() -> String { "\(mk().a)" }
        //= function must be declared private or fileprivate because its result uses a private type
        ----
        private enum Mode { case a }
        struct S { var m: Mode = .a }
        func t() -> String { "\(S().m)" }
        //= property must be declared fileprivate because its type uses a private type
        ----
        private struct Hid { var a = 1 }
        struct S { var m = Hid() }
        func t() -> String { "\(S().m)" }
        //= property must be declared fileprivate because its type 'Hid' uses a private type
        ----
        fileprivate class Base {}
        class Derived: Base {}
        func t() -> String { "\(Derived())" }
        //= class must be declared private or fileprivate because its superclass is fileprivate
        ----
        struct S { private enum Mode { case a }; func f(_ m: Mode) -> Int { 1 } }
        func t() -> String { "\(S())" }
        //= method must be declared private because its parameter uses a private type
        ----
        fileprivate struct Row {}
        enum E { case a([Row]) }
        func t() -> String { "" }
        //= enum case in an internal enum uses a fileprivate type
        ----
        private struct Hid {}
        extension String { func hid(_ f: (Hid) -> Void) {} }
        func t() -> String { "" }
        //= method must be declared fileprivate because its parameter uses a private type
        ----
        func t() -> String { var r = 0..<4; r.append(3); return "\(r)" }
        //= value of type 'Range<Int>' has no member 'append'
        ----
        func t() -> String { var r = 0...4; r.sort(); return "\(r)" }
        //= value of type 'ClosedRange<Int>' has no member 'sort'
        ----
        struct S: Codable { var a: Int; var b: Int; enum CodingKeys: String, CodingKey { case a } }
        func t() -> String { "" }
        //= type 'S' does not conform to protocol 'Decodable'
        ----
        func t() -> String { switch (1, 2) { case (1, _): fallthrough; case (let a, 3): return "\(a)"; default: return "" } }
        //= 'fallthrough' from a case which doesn't bind variable 'a'
        ----
        @propertyWrapper struct W { var wrappedValue: Int; init(wrappedValue: Int, max: Int) { self.wrappedValue = min(wrappedValue, max) } }
        struct S { @W(max: "a") var a = 3 }
        func t() -> String { "\(S().a)" }
        //= cannot convert value of type 'String' to expected argument type 'Int'
        ----
        func g(_ a: Int) -> Int { a }
        func t() -> String { "\(g(1) { 2 })" }
        //= extra trailing closure passed in call
        ----
        struct S { private var x = 0; var y = 1 }
        func f() -> Int { S(x: 1, y: 2).y }
        //= argument passed to call that takes no arguments
        ----
        struct S { private var x = 0 }
        func f() -> S { S(x: 2) }
        //= argument passed to call that takes no arguments
        ----
        struct S { private var x: Int?; var y: Int }
        func f() -> S { S(x: nil, y: 2) }
        //= 'S' initializer is inaccessible due to 'private' protection level
        ----
        struct S { private var x = 1; var y: Int }
        struct T { var s: S = .init(x: 2, y: 1) }
        //= 'S' initializer is inaccessible due to 'private' protection level
        ----
        struct Outer { struct S { private var x = 0; private func g() {} }; func f() { S().g() } }
        //= 'g' is inaccessible due to 'private' protection level
        ----
        func g() {}
        func f() { g(1, 2) }
        //= argument passed to call that takes no arguments
        ----
        protocol P { static func f() }
        func g() { P.f() }
        //= static member 'f' cannot be used on protocol metatype '(any P).Type'
        ----
        protocol P { static func f() }
        extension P { static var h: Int { 1 } }
        func g() -> Int { P.h }
        //= static member 'h' cannot be used on protocol metatype '(any P).Type'
        ----
        public protocol P { func a() }
        public struct S: P { func a() {} }
        //= method 'a()' must be declared public because it matches a requirement in public protocol 'P'
        ----
        public protocol P { var a: Int { get } }
        public class S: P { let a = 1 }
        //= property 'a' must be declared public because it matches a requirement in public protocol 'P'
        ----
        public protocol P { func a() }
        public struct S: P { private func a() {} }
        //= method 'a()' must be declared public because it matches a requirement in public protocol 'P'
        ----
        public protocol P { static func a() }
        public enum S: P { static func a() {} }
        //= method 'a()' must be declared public because it matches a requirement in public protocol 'P'
        """##)
}
