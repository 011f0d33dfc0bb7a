// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Names that two declarations share, and words and members that stand where they mean nothing.
    static let names = reading(
        ##"""
        enum E { case a(Int), a(String) }
        //= invalid redeclaration of 'a'
        ----
        enum E { case a(x: Int), a(x: String) }
        //= invalid redeclaration of 'a(x:)'
        ----
        struct S { var a = 1 }
        extension S { func a() {} }
        //= invalid redeclaration of 'a()'
        ----
        struct S { var a = 1 }
        extension S { var a: Int { 2 } }
        //= invalid redeclaration of 'a'
        ----
        protocol P {}
        extension P { func a() {} }
        extension P { func a() {} }
        //= invalid redeclaration of 'a()'
        ----
        extension Int { var zz: Int { 1 } }
        extension Int { var zz: Int { 2 } }
        //= invalid redeclaration of 'zz'
        ----
        var a = 1
        func a() {}
        //= invalid redeclaration of 'a()'
        ----
        struct a {}
        var a = 1
        //= invalid redeclaration of 'a'
        ----
        struct S { typealias T = Int; typealias T = String }
        //= invalid redeclaration of 'T'
        ----
        func f() { func a(_ x: Int) {}; func a(_ y: Int) {} }
        //= invalid redeclaration of 'a'
        ----
        func f() { let a = 1; struct a {} ; print(a) }
        //= invalid redeclaration of 'a'
        ----
        func f() { x: while true { x: while true { break x } } }
        //= label 'x' cannot be reused on an inner statement
        ----
        func f() { x: if true { x: do { break x } } }
        //= label 'x' cannot be reused on an inner statement
        ----
        protocol P { struct S {} }
        //= type 'S' cannot be nested in protocol 'P'
        ----
        protocol P { class func a() }
        //= class methods are only allowed within classes; use 'static' to declare a requirement fulfilled by either a static or class method
        ----
        struct S<T> { static let a = [T]() }
        //= static stored properties not supported in generic types
        ----
        extension Array { static var a = 1 }
        //= static stored properties not supported in generic types
        ----
        indirect struct S {}
        //= 'indirect' modifier cannot be applied to this declaration
        ----
        enum E { public case a }
        //= 'public' modifier cannot be applied to this declaration
        ----
        enum E { static case a }
        //= declaration cannot be marked 'static'
        ----
        enum E { mutating case a }
        //= 'mutating' may only be used on 'func' declarations
        ----
        enum E: Int, CaseIterable, String { case a }
        //= multiple enum raw types 'Int' and 'String'
        ----
        enum E: CaseIterable, Int { case a }
        //= raw type 'Int' must appear first in the enum inheritance clause
        ----
        enum E: Int { case a = -1, b = 1 + 1 }
        //= raw value for enum case must be a literal
        ----
        enum E: String { case a = "x\(1)" }
        //= raw value for enum case must be a literal
        """##)
}
