// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// `union`, `intersection` and their kin, and what a `Path` says of itself.
@Suite struct CombinedShapeTests {
    /// L3.3: a combined shape takes the whole proposal, as the first of the two does.
    @Test(arguments: ["union", "intersection", "subtracting", "symmetricDifference", "lineIntersection", "lineSubtraction"])
    func itTakesTheWholeProposal(_ operation: String) throws {
        let shell = try Shell()
        shell.feed("root Rectangle().\(operation)(Circle()).frame(width: 40, height: 30)")
        #expect(shell.error("expect rectangle1.size == CGSize(width: 40, height: 30)") == nil)
    }

    static let square = "Path(CGRect(x: 0, y: 0, width: 10, height: 10))"
    static let other = "Path(CGRect(x: 5, y: 0, width: 10, height: 10))"

    /// Which of three points a combination of two squares holds that overlap by half: in the first alone, in both, in the second alone.
    static let members: [(operation: String, first: Bool, both: Bool, second: Bool)] = [
        ("union", true, true, true), ("intersection", false, true, false), ("subtracting", true, false, false),
        ("symmetricDifference", true, false, true),
    ]

    @Test(arguments: members) func itHolds(_ operation: String, _ first: Bool, _ both: Bool, _ second: Bool) throws {
        let shell = try Shell()
        for (x, holds) in [(2, first), (7, both), (12, second)] {
            let error = shell.error("expect \(Self.square).\(operation)(\(Self.other)).contains(CGPoint(x: \(x), y: 5)) == \(holds)")
            #expect(error == nil, "\(operation) at \(x)")
        }
    }

    static let facts = [
        "\(square).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10)",
        "\(square).union(\(other)).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10)",
        "\(square).intersection(\(other)).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10)",
        "\(square).isEmpty == false", "Path().isEmpty",
    ]

    @Test(arguments: facts) func aPathSaysOfItself(_ fact: String) throws {
        #expect(try Shell().error("expect \(fact)") == nil)
    }
}
