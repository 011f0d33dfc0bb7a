// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Members by key paths and by names, in chains too: what they lead to is changed where a setter leaves the rest as it is.
    static let dynamicMembers = reading(
        ##"""
        final class Bx { var n = 1 }
        struct R { let b: Bx; var v: Int { get { b.n } nonmutating set { b.n = newValue } } }
        struct S { let b = Bx(); var r: R { R(b: b) }; subscript(i: Int) -> R { R(b: b) }; func m() -> R { R(b: b) } }
        func t() -> String { let s = S(); s.r.v = 4; let a = s.b.n; s[0].v += 2; s.m().v += 10; return "\(a) \(s.b.n)" }
        //= 4 16
        ----
        final class Bx { var n = 1 }
        @dynamicMemberLookup struct R { let b: Bx; var v: Int { get { b.n } nonmutating set { b.n = newValue } }; subscript(dynamicMember s: String) -> R { R(b: b) } }
        func t() -> String { let r = R(b: Bx()); r.foo.v = 4; r.foo.bar.v += 3; return "\(r.v)" }
        //= 7
        ----
        @dynamicMemberLookup struct Ref<T> { let get: () -> T; let set: (T) -> Void; var value: T { get { get() } nonmutating set { set(newValue) } }; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Ref<U> { Ref<U>(get: { value[keyPath: k] }, set: { var v = value; v[keyPath: k] = $0; value = v }) } }
        struct In { var n = 1; var xs = [1, 2] }
        struct Out { var i = In(); var s = "s" }
        func t() -> String { var o = Out(); let r = Ref(get: { o }, set: { o = $0 }); r.i.n.value = 42; r.s.value += "!"; r.i.xs.value.append(9); let n = r.i.n; n.value += 1; return "\(o.i.n) \(o.s) \(o.i.xs)" }
        //= 43 s! [1, 2, 9]
        ----
        @dynamicMemberLookup struct L<T> { var v: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> L<U> { L<U>(v: v[keyPath: k]) } }
        struct A { var b = B() }; struct B { var c = C() }; struct C { var n = 5 }
        func t() -> String { "\(L(v: A()).b.c.n.v)" }
        //= 5
        ----
        @dynamicMemberLookup struct D { var s = S(); subscript<U>(dynamicMember k: KeyPath<S, U>) -> U { s[keyPath: k] }; subscript(dynamicMember n: String) -> String { "dyn " + n } }
        struct S { var a = 1; var b = "bb" }
        func t() -> String { let d = D(); return "\(d.a) \(d.b) \(d.zzz)" }
        //= 1 bb dyn zzz
        ----
        @dynamicMemberLookup final class St { var s: S; init(_ s: S) { self.s = s }; subscript<U>(dynamicMember k: WritableKeyPath<S, U>) -> U { get { s[keyPath: k] } set { s[keyPath: k] = newValue } } }
        struct S { var a = 1; var i = I() }; struct I { var z: [Double] = [1] }
        func t() -> String { let st = St(S()); st.a += 4; st.i.z.append(2); st.i.z[0] = 9; return "\(st.a) \(st.i.z)" }
        //= 5 [9.0, 2.0]
        """##)
}
