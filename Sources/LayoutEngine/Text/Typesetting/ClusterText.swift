// SPDX-License-Identifier: GPL-3.0-or-later

/// A text of any characters and fonts, measured cluster by cluster once.
struct ClusterText: ClusterSource, Sendable {
    struct Cluster: Sendable {
        let advance: Double
        var kern: Float
        /// Where its characters start in the text, in UTF-8.
        let offset: UInt32
        let run: UInt16
        let breakClass: LineBreakClass
    }

    let faces: [SizedFace]
    private let text: String
    private let clusters: ContiguousArray<Cluster>

    /// `strings` and `faces` belong together, and so do the widths of the images that runs are, if there are any.
    init(_ strings: [String], faces: [SizedFace], imageWidths: [Double?] = []) {
        self.faces = faces
        text = strings.count == 1 ? strings[0] : strings.joined()
        var clusters = ContiguousArray<Cluster>()
        clusters.reserveCapacity(text.utf8.count)
        var offset = 0
        for (run, string) in strings.enumerated() {
            ClusterScanner.scan(string) { scalars, length in
                let width = run < imageWidths.count ? imageWidths[run] : nil
                clusters.append(Self.cluster(scalars, face: faces[run], offset: offset, run: run, imageWidth: width))
                offset += length
            }
        }
        Self.kern(&clusters, text: text, faces: faces)
        self.clusters = clusters
    }

    private static func cluster(
        _ scalars: Substring.UnicodeScalarView, face: SizedFace, offset: Int, run: Int, imageWidth: Double?
    ) -> Cluster {
        let first = scalars.first ?? " "
        return Cluster(
            advance: imageWidth ?? ClusterAdvance.points(scalars, face: face), kern: 0, offset: UInt32(clamping: offset),
            run: UInt16(clamping: run), breakClass: ClusterAdvance.isEmoji(scalars) ? .emoji : LineBreakClass.of(first))
    }

    /// Kerning is known for pairs of ASCII characters of one run.
    private static func kern(_ clusters: inout ContiguousArray<Cluster>, text: String, faces: [SizedFace]) {
        var previous: UInt8 = 0
        var index = -1
        var position = 0
        for byte in text.utf8 {
            defer {
                previous = byte
                position += 1
            }
            guard index + 1 < clusters.count, Int(clusters[index + 1].offset) == position else { continue }
            index += 1
            guard index > 0, byte < 127, previous < 127, clusters[index].run == clusters[index - 1].run else { continue }
            guard clusters[index].offset == clusters[index - 1].offset + 1 else { continue }
            clusters[index - 1].kern = Float(faces[Int(clusters[index].run)].kern(previous, byte))
        }
    }

    var count: Int { clusters.count }

    func advance(_ index: Int) -> Double { clusters[index].advance }

    func kern(after index: Int) -> Double { Double(clusters[index].kern) }

    func breakClass(_ index: Int) -> LineBreakClass { clusters[index].breakClass }

    func run(_ index: Int) -> Int { min(Int(clusters[index].run), faces.count - 1) }

    func ellipsis(run: Int) -> Double { faces[min(run, faces.count - 1)].ellipsis }

    func string(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: Int(clusters[range.lowerBound].offset))
        let isLast = range.upperBound >= clusters.count
        let end = isLast ? utf8.endIndex : utf8.index(utf8.startIndex, offsetBy: Int(clusters[range.upperBound].offset))
        return String(text[start..<end])
    }
}
