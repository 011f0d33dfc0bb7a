// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Numbers that their types do not hold, as the compiler works them out.
    static let numbers = reading(
        ##"""
        func f() { let x = 9223372036854775808; print(x) }
        //= integer literal '9223372036854775808' overflows when stored into 'Int'
        ----
        func f() { let x: UInt32 = 14695981039346656037; print(x) }
        //= integer literal '14695981039346656037' overflows when stored into 'UInt32'
        ----
        func f() { let a: UInt8 = 255 + 1; print(a) }
        //= arithmetic operation '255 + 1' (on type 'UInt8') results in an overflow
        ----
        func f() { let x = UInt8(256); print(x) }
        //= integer literal '256' overflows when stored into 'UInt8'
        ----
        func f() { let x = Int8(-129); print(x) }
        //= integer literal '-129' overflows when stored into 'Int8'
        ----
        struct C { let r: UInt8, g: UInt8 }
        func f() { print(C(r: 300, g: 2)) }
        //= integer literal '300' overflows when stored into 'UInt8'
        ----
        func f() { let a = [UInt8](); print(a + [256]) }
        //= integer literal '256' overflows when stored into 'UInt8'
        ----
        func f() { let x = 10 / 0; print(x) }
        //= division by zero
        ----
        func f() { let x = Int.max + 1; print(x) }
        //= arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow
        ----
        func f(n: Int) { print(n / 0) }
        //= division by zero
        ----
        func f(n: Int) { print(n % 0) }
        //= division by zero
        ----
        func f(n: UInt8) { print(n == 256) }
        //= integer literal '256' overflows when stored into 'UInt8'
        ----
        func f(n: UInt8) -> UInt8 { n + 256 }
        //= integer literal '256' overflows when stored into 'UInt8'
        ----
        func f(n: Int) -> Int { 5 / (1 - 1) + n }
        //= division by zero
        ----
        func f() -> UInt8 { 200 + 50 + 10 }
        //= arithmetic operation '250 + 10' (on type 'UInt8') results in an overflow
        ----
        func f() -> UInt8 { 3 - 5 }
        //= arithmetic operation '3 - 5' (on type 'UInt8') results in an overflow
        ----
        func f() -> UInt { 3 - 5 }
        //= arithmetic operation '3 - 5' (on type 'UInt') results in an overflow
        ----
        func f() -> Int8 { -(128) }
        //= integer literal '128' overflows when stored into 'Int8'
        ----
        func f() -> Int8 { 64 * 2 }
        //= arithmetic operation '64 * 2' (on type 'Int8') results in an overflow
        ----
        func f() -> Int { 9223372036854775807 + 1 }
        //= arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow
        ----
        func f() { let xs: [UInt8] = [1, 2, 300]; print(xs) }
        //= integer literal '300' overflows when stored into 'UInt8'
        ----
        func f(_ x: UInt8?) { }
        func g() { f(300); f(-1) }
        //= integer literal '300' overflows when stored into 'UInt8'
        ----
        func f() { var x: UInt8 = 0; x = 300; x += 300; print(x) }
        //= integer literal '300' overflows when stored into 'UInt8'
        """##)
}
