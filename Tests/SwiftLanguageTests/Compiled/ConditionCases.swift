// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Conditions of `#if` that ask for a version, which is no number: 5.10 comes after 5.9. What they exclude need not be Swift of ours.
    static let compilationConditions = reading(
        ##"""
        func f() -> String {
          #if swift(<5.9)
          return "old"
          #elseif swift(>=6)
          return "six"
          #else
          return "new"
          #endif
        }
        #if compiler(<6.0)
        func g() -> String { "g5" }
        #else
        func g() -> String { "g6" }
        #endif
        struct S {
          #if swift(>=5.10.1) && !swift(>=7)
          var a = 1
          #else
          var a = 2
          #endif
          #if compiler(>=6.3.1) && compiler(<6.20)
          var b = 1
          #else
          var b = 2
          #endif
        }
        func t() -> String { let s = S(); return "\(f()) \(g()) \(s.a) \(s.b)" }
        //= six g6 1 1
        ----
        #if swift(<5.9)
        struct Old { { {
        #elseif compiler(>=6)
        func kind() -> String { "six" }
        #else
        func kind() -> String { "new
        #endif
        enum Held {
          #if compiler(<5) && os(Linux)
          case a(
          #elseif !swift(<5) || swift(>=99)
          case b
          #else
          }
          #endif
        }
        func t() -> String { "\(kind()) \(Held.b)" }
        //= six b
        """##)

    /// What a continuation is resumed with where an optional is expected of it.
    static let optionalContinuations = reading(
        ##"""
        enum E: Error { case x }
        func a() async -> Int? { await withCheckedContinuation { c in c.resume(returning: nil) } }
        func b() async -> Int? { await withCheckedContinuation { c in c.resume(returning: 3) } }
        func d() async throws -> String? { try await withCheckedThrowingContinuation { c in c.resume(with: .success(nil)) } }
        func e() async throws -> String? { try await withCheckedThrowingContinuation { (c: CheckedContinuation<String?, any Error>) in c.resume(with: .failure(E.x)) } }
        func f() async throws -> String? { try await withUnsafeThrowingContinuation { c in c.resume(returning: "s") } }
        func g() async throws -> String? { try await withCheckedThrowingContinuation { (c: CheckedContinuation<String, any Error>) in c.resume(with: .success("w")) } }
        func h(_ done: (String?) -> Void) { done(nil) }
        func i() async -> String? { await withCheckedContinuation { c in h { c.resume(returning: $0) } } }
        func t() async -> String { let v = try? await d(); var er = ""; do { _ = try await e() } catch { er = "\(error)" }; return "\(String(describing: await a())) \(String(describing: await b())) \(String(describing: v)) \(er) \(String(describing: try? await f())) \(String(describing: try? await g())) \(String(describing: await i()))" }
        //= nil Optional(3) nil x Optional("s") Optional("w") nil
        """##)
}
