// SPDX-License-Identifier: GPL-3.0-or-later

extension OnceForm {
    /// Each kind of place assigned, changed and passed with `&`.
    static let places = #"""
        var x = 1 ;; x = f(7) => f7
        var x = 1 ;; x += f(7) => f7
        var x = 1 ;; bump(&x) => bump
        var x = 1 ;; both(&x, f(5)) => f5 both
        var a = [1, 2, 3] ;; a[f(1)] = f(7) => f1 f7
        var a = [1, 2, 3] ;; a[f(1)] += f(7) => f1 f7
        var a = [1, 2, 3] ;; bump(&a[f(1)]) => f1 bump
        var a = [1, 2, 3] ;; both(&a[f(1)], f(5)) => f1 f5 both
        var p = P() ;; p.a = f(7) => f7
        var p = P() ;; p.a += f(7) => f7
        var p = P() ;; bump(&p.a) => bump
        var p = P() ;; both(&p.a, f(5)) => f5 both
        var p = P() ;; p.c = f(7) => f7 set
        var p = P() ;; p.c += f(7) => f7 get set
        var p = P() ;; bump(&p.c) => get bump set
        var p = P() ;; both(&p.c, f(5)) => f5 get both set
        var p = P() ;; p.w = f(7) => f7 will7 did0
        var p = P() ;; p.w += f(7) => f7 will7 did0
        var p = P() ;; bump(&p.w) => bump will1 did0
        var p = P() ;; both(&p.w, f(5)) => f5 both will5 did0
        var p = P() ;; p[f(1)] = f(7) => f1 f7 sset1
        var p = P() ;; p[f(1)] += f(7) => f1 f7 sget1 sset1
        var p = P() ;; bump(&p[f(1)]) => f1 sget1 bump sset1
        var p = P() ;; both(&p[f(1)], f(5)) => f1 f5 sget1 both sset1
        var ps = [P(), P()] ;; ps[f(0)].a = f(7) => f0 f7
        var ps = [P(), P()] ;; ps[f(0)].a += f(7) => f0 f7
        var ps = [P(), P()] ;; bump(&ps[f(0)].a) => f0 bump
        var ps = [P(), P()] ;; both(&ps[f(0)].a, f(5)) => f0 f5 both
        var ps = [P(), P()] ;; ps[f(0)].c = f(7) => f0 f7 set
        var ps = [P(), P()] ;; ps[f(0)].c += f(7) => f0 f7 get set
        var ps = [P(), P()] ;; bump(&ps[f(0)].c) => f0 get bump set
        var ps = [P(), P()] ;; both(&ps[f(0)].c, f(5)) => f0 f5 get both set
        var ps = [P(), P()] ;; ps[f(0)][f(1)] = f(7) => f0 f1 f7 sset1
        var ps = [P(), P()] ;; ps[f(0)][f(1)] += f(7) => f0 f1 f7 sget1 sset1
        var ps = [P(), P()] ;; bump(&ps[f(0)][f(1)]) => f0 f1 sget1 bump sset1
        var ps = [P(), P()] ;; both(&ps[f(0)][f(1)], f(5)) => f0 f1 f5 sget1 both sset1
        var ps = [P(), P()] ;; ps[f(1)].list[f(2)] = f(7) => f1 f2 f7
        var ps = [P(), P()] ;; ps[f(1)].list[f(2)] += f(7) => f1 f2 f7
        var ps = [P(), P()] ;; bump(&ps[f(1)].list[f(2)]) => f1 f2 bump
        var ps = [P(), P()] ;; both(&ps[f(1)].list[f(2)], f(5)) => f1 f2 f5 both
        var ps = [P(), P()] ;; ps[f(1)].w = f(7) => f1 f7 will7 did0
        var ps = [P(), P()] ;; ps[f(1)].w += f(7) => f1 f7 will7 did0
        var ps = [P(), P()] ;; bump(&ps[f(1)].w) => f1 bump will1 did0
        var ps = [P(), P()] ;; both(&ps[f(1)].w, f(5)) => f1 f5 both will5 did0
        var m = [[1, 2], [3]] ;; m[f(0)][f(1)] = f(7) => f0 f1 f7
        var m = [[1, 2], [3]] ;; m[f(0)][f(1)] += f(7) => f0 f1 f7
        var m = [[1, 2], [3]] ;; bump(&m[f(0)][f(1)]) => f0 f1 bump
        var m = [[1, 2], [3]] ;; both(&m[f(0)][f(1)], f(5)) => f0 f1 f5 both
        let o = C() ;; o.a = f(7) => f7
        let o = C() ;; o.a += f(7) => f7
        let o = C() ;; bump(&o.a) => bump
        let o = C() ;; both(&o.a, f(5)) => f5 both
        let o = C() ;; o.c = f(7) => f7 cset
        let o = C() ;; o.c += f(7) => f7 cget cset
        let o = C() ;; bump(&o.c) => cget bump cset
        let o = C() ;; both(&o.c, f(5)) => f5 cget both cset
        let o = C() ;; o.w = f(7) => f7 cwill7 cdid0
        let o = C() ;; o.w += f(7) => f7 cwill7 cdid0
        let o = C() ;; bump(&o.w) => bump cwill1 cdid0
        let o = C() ;; both(&o.w, f(5)) => f5 both cwill5 cdid0
        let o = C() ;; o.p.c = f(7) => f7 set
        let o = C() ;; o.p.c += f(7) => f7 get set
        let o = C() ;; bump(&o.p.c) => get bump set
        let o = C() ;; both(&o.p.c, f(5)) => f5 get both set
        let o = C() ;; o.q.a = f(7) => f7 qget qset
        let o = C() ;; o.q.a += f(7) => f7 qget qset
        let o = C() ;; bump(&o.q.a) => qget bump qset
        let o = C() ;; both(&o.q.a, f(5)) => f5 qget both qset
        let o = C() ;; o.q.c = f(7) => f7 qget set qset
        let o = C() ;; o.q.c += f(7) => f7 qget get set qset
        let o = C() ;; bump(&o.q.c) => qget get bump set qset
        let o = C() ;; both(&o.q.c, f(5)) => f5 qget get both set qset
        let o = C() ;; o.ps[f(1)].c = f(7) => f1 f7 set
        let o = C() ;; o.ps[f(1)].c += f(7) => f1 f7 get set
        let o = C() ;; bump(&o.ps[f(1)].c) => f1 get bump set
        let o = C() ;; both(&o.ps[f(1)].c, f(5)) => f1 f5 get both set
        let o = C() ;; o.list[f(0)] = f(7) => f0 f7
        let o = C() ;; o.list[f(0)] += f(7) => f0 f7
        let o = C() ;; bump(&o.list[f(0)]) => f0 bump
        let o = C() ;; both(&o.list[f(0)], f(5)) => f0 f5 both
        make().a = f(7) => make f7
        make().a += f(7) => make f7
        bump(&make().a) => make bump
        both(&make().a, f(5)) => make f5 both
        make().ps[f(1)].a = f(7) => make f1 f7
        make().ps[f(1)].a += f(7) => make f1 f7
        bump(&make().ps[f(1)].a) => make f1 bump
        both(&make().ps[f(1)].a, f(5)) => make f1 f5 both
        let o = C() ;; o.made.a = f(7) => made f7
        let o = C() ;; o.made.a += f(7) => made f7
        let o = C() ;; bump(&o.made.a) => made bump
        let o = C() ;; both(&o.made.a, f(5)) => made f5 both
        let o = C() ;; o.made.p.c = f(7) => made f7 set
        let o = C() ;; o.made.p.c += f(7) => made f7 get set
        let o = C() ;; bump(&o.made.p.c) => made get bump set
        let o = C() ;; both(&o.made.p.c, f(5)) => made f5 get both set
        let o = C() ;; o.me().me().list[f(1)] = f(7) => me me f1 f7
        let o = C() ;; o.me().me().list[f(1)] += f(7) => me me f1 f7
        let o = C() ;; bump(&o.me().me().list[f(1)]) => me me f1 bump
        let o = C() ;; both(&o.me().me().list[f(1)], f(5)) => me me f1 f5 both
        let os = [C(), C()] ;; os[f(0)].c = f(7) => f0 f7 cset
        let os = [C(), C()] ;; os[f(0)].c += f(7) => f0 f7 cget cset
        let os = [C(), C()] ;; bump(&os[f(0)].c) => f0 cget bump cset
        let os = [C(), C()] ;; both(&os[f(0)].c, f(5)) => f0 f5 cget both cset
        var t = (1, 2) ;; t.0 = f(7) => f7
        var t = (1, 2) ;; t.0 += f(7) => f7
        var t = (1, 2) ;; bump(&t.0) => bump
        var t = (1, 2) ;; both(&t.0, f(5)) => f5 both
        var ts = [(1, 2)] ;; ts[f(0)].1 = f(7) => f0 f7
        var ts = [(1, 2)] ;; ts[f(0)].1 += f(7) => f0 f7
        var ts = [(1, 2)] ;; bump(&ts[f(0)].1) => f0 bump
        var ts = [(1, 2)] ;; both(&ts[f(0)].1, f(5)) => f0 f5 both
        var d: [String: Int] = [:] ;; d[key("k"), default: f(3)] = f(7) => key f7 f3
        var d: [String: Int] = [:] ;; d[key("k"), default: f(3)] += f(7) => key f7 f3
        var d: [String: Int] = [:] ;; bump(&d[key("k"), default: f(3)]) => key f3 bump
        var d: [String: Int] = [:] ;; both(&d[key("k"), default: f(3)], f(5)) => key f5 f3 both
        var d = ["k": 1] ;; d[key("k")]! = f(7) => key f7
        var d = ["k": 1] ;; d[key("k")]! += f(7) => key f7
        var d = ["k": 1] ;; bump(&d[key("k")]!) => key bump
        var d = ["k": 1] ;; both(&d[key("k")]!, f(5)) => key f5 both
        var dp = ["k": P()] ;; dp[key("k")]!.c = f(7) => key f7 set
        var dp = ["k": P()] ;; dp[key("k")]!.c += f(7) => key f7 get set
        var dp = ["k": P()] ;; bump(&dp[key("k")]!.c) => key get bump set
        var dp = ["k": P()] ;; both(&dp[key("k")]!.c, f(5)) => key f5 get both set
        C.count = f(7) => f7
        C.count += f(7) => f7
        bump(&C.count) => bump
        both(&C.count, f(5)) => f5 both
        C.shared.a = f(7) => f7
        C.shared.a += f(7) => f7
        bump(&C.shared.a) => bump
        both(&C.shared.a, f(5)) => f5 both
        C.shared.ps[f(1)].c = f(7) => f1 f7 set
        C.shared.ps[f(1)].c += f(7) => f1 f7 get set
        bump(&C.shared.ps[f(1)].c) => f1 get bump set
        both(&C.shared.ps[f(1)].c, f(5)) => f1 f5 get both set
        var p = P() ;; p[keyPath: \P.a] = f(7) => f7
        var p = P() ;; p[keyPath: \P.a] += f(7) => f7
        var p = P() ;; bump(&p[keyPath: \P.a]) => bump
        var p = P() ;; both(&p[keyPath: \P.a], f(5)) => f5 both
        var p = P() ;; p[keyPath: [\P.a, \P.c][f(1)]] = f(7) => f1 f7 get set
        var p = P() ;; p[keyPath: [\P.a, \P.c][f(1)]] += f(7) => f1 f7 get set
        var p = P() ;; bump(&p[keyPath: [\P.a, \P.c][f(1)]]) => f1 get bump set
        var p = P() ;; both(&p[keyPath: [\P.a, \P.c][f(1)]], f(5)) => f1 f5 get both set
        var n: [Int]? = [1, 2] ;; n![f(1)] = f(7) => f1 f7
        var n: [Int]? = [1, 2] ;; n![f(1)] += f(7) => f1 f7
        var n: [Int]? = [1, 2] ;; bump(&n![f(1)]) => f1 bump
        var n: [Int]? = [1, 2] ;; both(&n![f(1)], f(5)) => f1 f5 both

        """#
}
