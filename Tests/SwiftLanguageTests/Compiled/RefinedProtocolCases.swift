// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What extends a protocol that refines another is nearer than what extends that.
    static let refinedProtocols = reading(
        ##"""
        protocol P { var p: String { get }; func m() -> String }
        extension P { var q: String { "Pq" }; func m() -> String { "Pm" }; static var s: String { "Ps" }; subscript(i: Int) -> String { "P\(i)" }; static func sf() -> String { "Psf" } }
        protocol Q: P {}
        extension Q { var q: String { "Qq" }; var p: String { "Qp" }; static var s: String { "Qs" }; subscript(i: Int) -> String { "Q\(i)" }; static func sf() -> String { "Qsf" }; func m() -> String { "Qm" } }
        protocol Z: Q {}
        extension Z { var q: String { "Zq" } }
        struct X: Q {}; struct W: Z {}; final class C: Z {}
        func t() -> String { "\(X().q) \(X().p) \(X.s) \(X()[1]) \(X.sf()) \(X().m()) \(W().q) \(W().p) \(W.s) \(C().q) \((X() as any P).q) \((W() as any Q).q) \((W() as any Z).q) \([X(), X()].map(\.q))" }
        //= Qq Qp Qs Q1 Qsf Qm Zq Qp Qs Zq Pq Qq Zq ["Qq", "Qq"]
        ----
        protocol P { func a() -> String; var p: String { get } }
        extension P { func a() -> String { "Pa" }; func b() -> String { "Pb" + a() }; var p: String { "Pp" }; var q: String { "Pq" + p } }
        protocol Q: P { func b() -> String }
        extension Q { func a() -> String { "Qa" }; var q: String { "Qq" } }
        struct X: Q { func b() -> String { "Xb" } ; var p: String { "Xp" } }
        struct Y: P { func b() -> String { "Yb" }; var q: String { "Yq" } }
        func g<T: P>(_ t: T) -> String { t.a() + t.b() + t.p + t.q }
        func h<T: Q>(_ t: T) -> String { t.a() + t.b() + t.p + t.q }
        func t() -> String { let ps: [any P] = [X(), Y()]; return "\(g(X())) \(g(Y())) \(h(X())) \(X().a())\(X().q) \(Y().b())\(Y().q) \(ps.map { $0.a() + $0.b() + $0.q })" }
        //= QaPbQaXpPqXp PaPbPaPpPqPp QaXbXpQq QaQq YbYq ["QaPbQaPqXp", "PaPbPaPqPp"]
        """##)
}
