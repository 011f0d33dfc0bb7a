// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// Simple drawings of our own in the place of the system's symbols, which may not be copied. The words after the dots of a name say what
/// is around it and whether it is filled.
struct SymbolGlyph {
    private let base: String
    private var isFilled = false
    private var isSlashed = false
    private var enclosure: Enclosure?

    private enum Enclosure { case circle, square }

    init(_ name: String) {
        var words = name.split(separator: ".").map(String.init)
        while words.count > 1, let last = words.last, Self.paths[words.joined(separator: ".")] == nil {
            switch last {
            case "fill": isFilled = true
            case "circle": enclosure = .circle
            case "square": enclosure = .square
            case "slash": isSlashed = true
            default: break
            }
            words.removeLast()
        }
        base = words.joined(separator: ".")
    }

    /// - Parameters:
    ///   - ground: what shows through a filled circle where the sign in it is.
    ///   - inner: the first colour of a palette, which the sign has; what is around it has the second, `color`.
    func items(
        in frame: CGRect, color: DrawnPaint, ground: DrawnPaint, inner: DrawnPaint? = nil
    ) -> [DisplayList.Item] {
        let side = min(frame.width, frame.height)
        guard side > 0, side.isFinite else { return [] }
        let box = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side).insetBy(side * 0.08)
        var items: [DisplayList.Item]
        if let enclosure {
            let shape: DrawnShape = enclosure == .circle ? .ellipse(box) : .rounded(box, radius: side * 0.2)
            let line = StrokeLine(width: side * 0.07)
            items = isFilled ? [.fill(shape, color)] : [.stroke(shape, line, color)]
            items += sign(in: box.insetBy(box.width * 0.2), inner ?? (isFilled ? ground : color), isFilled: false)
        } else {
            items = sign(in: box, inner ?? color, isFilled: isFilled)
        }
        if isSlashed { items.append(.stroke(Self.shape(Self.slash, in: box), line(box), color)) }
        return items
    }

    private func line(_ box: CGRect) -> StrokeLine { StrokeLine(width: max(box.width * 0.085, 0.8), hasRoundCaps: true) }

    private func sign(in box: CGRect, _ color: DrawnPaint, isFilled: Bool) -> [DisplayList.Item] {
        switch base {
        case "circle":
            let shape = DrawnShape.ellipse(box)
            return isFilled ? [.fill(shape, color)] : [.stroke(shape, line(box), color)]
        case "square", "rectangle":
            let shape = DrawnShape.rounded(base == "square" ? box : box.insetBy(box.width * 0.06), radius: box.width * 0.18)
            return isFilled ? [.fill(shape, color)] : [.stroke(shape, line(box), color)]
        default: break
        }
        guard let outline = Self.outlines[base] else {
            // A sign that is not known: a box with a dot.
            let middle = box.insetBy(box.width * 0.38)
            return [
                .stroke(.rounded(box, radius: box.width * 0.22), StrokeLine(width: max(box.width * 0.06, 0.7)), color),
                .fill(.ellipse(middle), color),
            ]
        }
        let shape = Self.shape(outline, in: box)
        return (isFilled && outline.last?.letter == "Z" ? [.fill(shape, color)] : []) + [.stroke(shape, line(box), color)]
    }

    /// On a square of 24: M, L and C as in SVG, Z closes.
    private static let paths: [String: String] = [
        "star": "M12 2L15 9L22 9.5L16.6 14L18.4 21L12 17L5.6 21L7.4 14L2 9.5L9 9Z",
        "heart": "M12 21C5 15.5 2 12 2 8C2 5 4.3 3 7 3C9 3 11 4 12 6C13 4 15 3 17 3C19.7 3 22 5 22 8C22 12 19 15.5 12 21Z",
        "chevron.right": "M9 4L17 12L9 20", "chevron.forward": "M9 4L17 12L9 20", "chevron.left": "M15 4L7 12L15 20",
        "chevron.backward": "M15 4L7 12L15 20", "chevron.up": "M4 16L12 8L20 16", "chevron.down": "M4 8L12 16L20 8",
        "chevron.up.chevron.down": "M7 9L12 4L17 9M7 15L12 20L17 15", "plus": "M12 4L12 20M4 12L20 12", "minus": "M4 12L20 12",
        "xmark": "M5 5L19 19M19 5L5 19", "checkmark": "M4 13L9.5 19L20 5", "arrow.right": "M4 12L20 12M13 5L20 12L13 19",
        "arrow.left": "M20 12L4 12M11 5L4 12L11 19", "arrow.up": "M12 20L12 4M5 11L12 4L19 11",
        "arrow.down": "M12 4L12 20M5 13L12 20L19 13",
        "arrow.clockwise": "M19 8C17.5 5 15 4 12 4C7.5 4 4 7.5 4 12C4 16.5 7.5 20 12 20C16 20 19.3 17.5 20 13M20 3L19.3 8.5L14 8",
        "magnifyingglass": "M16 16L21 21M10 17C6 17 3 14 3 10C3 6 6 3 10 3C14 3 17 6 17 10C17 14 14 17 10 17Z",
        "house": "M3 11L12 3L21 11L18.5 11L18.5 20L14 20L14 14L10 14L10 20L5.5 20L5.5 11Z",
        "person":
            "M12 12C9.2 12 7.5 10 7.5 7.5C7.5 5 9.2 3 12 3C14.8 3 16.5 5 16.5 7.5C16.5 10 14.8 12 12 12ZM3.5 21C3.5 16.5 7.5 14.5 12 14.5C16.5 14.5 20.5 16.5 20.5 21Z",
        "gear":
            "M12 8C14.2 8 16 9.8 16 12C16 14.2 14.2 16 12 16C9.8 16 8 14.2 8 12C8 9.8 9.8 8 12 8ZM12 2L12 5M12 19L12 22M2 12L5 12M19 12L22 12M5 5L7 7M17 17L19 19M19 5L17 7M5 19L7 17",
        "gearshape":
            "M12 4C16.4 4 20 7.6 20 12C20 16.4 16.4 20 12 20C7.6 20 4 16.4 4 12C4 7.6 7.6 4 12 4ZM12 1.5L12 4M12 20L12 22.5M1.5 12L4 12M20 12L22.5 12M4.6 4.6L6.3 6.3M17.7 17.7L19.4 19.4M19.4 4.6L17.7 6.3M4.6 19.4L6.3 17.7",
        "trash": "M3 6L21 6M9 6L9 3L15 3L15 6M5.5 6L6.5 21L17.5 21L18.5 6Z",
        "bell": "M12 3C8 3 6 6 6 9.5C6 15 4 16 4 18L20 18C20 16 18 15 18 9.5C18 6 16 3 12 3ZM10 21L14 21",
        "folder": "M2.5 5L9.5 5L11.5 7.5L21.5 7.5L21.5 19.5L2.5 19.5Z", "tray": "M3 13L6 4L18 4L21 13L21 20L3 20Z",
        "envelope": "M2.5 5L21.5 5L21.5 19L2.5 19ZM2.5 5.5L12 13L21.5 5.5", "bookmark": "M6 3L18 3L18 21L12 16L6 21Z",
        "doc": "M5 2.5L14 2.5L19 7.5L19 21.5L5 21.5Z", "doc.text": "M5 2.5L14 2.5L19 7.5L19 21.5L5 21.5ZM8.5 12L15.5 12M8.5 16L15.5 16",
        "list.bullet": "M8 6L21 6M8 12L21 12M8 18L21 18M3 6L3.5 6M3 12L3.5 12M3 18L3.5 18",
        "line.3.horizontal": "M3 6L21 6M3 12L21 12M3 18L21 18",
        "ellipsis": "M5 12L5.5 12M12 12L12.5 12M19 12L19.5 12", "pencil": "M4 20L5 15L16 4L20 8L9 19Z",
        "square.and.pencil": "M20 12L20 20L4 20L4 4L12 4M9 15L10 11.5L18.5 3L21 5.5L12.5 14Z",
        "square.and.arrow.up": "M12 15L12 3M8 7L12 3L16 7M7 10L5 10L5 21L19 21L19 10L17 10",
        "photo": "M2.5 5L21.5 5L21.5 19L2.5 19ZM3 17L9 10.5L14 16L17 13L21 17",
        "camera":
            "M3 7L7.5 7L9.5 4L14.5 4L16.5 7L21 7L21 19L3 19ZM12 16.5C9.8 16.5 8.5 14.8 8.5 13C8.5 11 10 9.5 12 9.5C14 9.5 15.5 11 15.5 13C15.5 14.8 14.2 16.5 12 16.5Z",
        "play": "M6 3.5L20 12L6 20.5Z", "pause": "M7 4L10 4L10 20L7 20ZM14 4L17 4L17 20L14 20Z", "stop": "M5 5L19 5L19 19L5 19Z",
        "clock":
            "M12 2.5C17.2 2.5 21.5 6.8 21.5 12C21.5 17.2 17.2 21.5 12 21.5C6.8 21.5 2.5 17.2 2.5 12C2.5 6.8 6.8 2.5 12 2.5ZM12 7L12 12.5L16 14.5",
        "calendar": "M3 5L21 5L21 21L3 21ZM3 10L21 10M8 2.5L8 6M16 2.5L16 6",
        "lock": "M5 11L19 11L19 21L5 21ZM8 11L8 7.5C8 5 9.8 3 12 3C14.2 3 16 5 16 7.5L16 11",
        "flag": "M5 22L5 3L19 3L16 8L19 13L5 13Z", "tag": "M3 3L12 3L21.5 12.5L13 21L3 11.5ZM7 7L7.5 7.5",
        "cart": "M2 4L5 4L8 15L18.5 15L21 7L6 7M9 20L9.5 20M17 20L17.5 20",
        "globe":
            "M12 2.5C17.2 2.5 21.5 6.8 21.5 12C21.5 17.2 17.2 21.5 12 21.5C6.8 21.5 2.5 17.2 2.5 12C2.5 6.8 6.8 2.5 12 2.5ZM2.5 12L21.5 12M12 2.5C7 8 7 16 12 21.5C17 16 17 8 12 2.5",
        "sun.max":
            "M12 7C14.8 7 17 9.2 17 12C17 14.8 14.8 17 12 17C9.2 17 7 14.8 7 12C7 9.2 9.2 7 12 7ZM12 1.5L12 4M12 20L12 22.5M1.5 12L4 12M20 12L22.5 12M4.6 4.6L6.4 6.4M17.6 17.6L19.4 19.4M19.4 4.6L17.6 6.4M4.6 19.4L6.4 17.6",
        "moon": "M20 14.5C14 17 7.5 12 10 4C5 5.5 2.5 10 4 14.5C6 21 15.5 23 20 14.5Z",
        "cloud":
            "M7 19C3.5 19 2 16.8 2 14.5C2 12 4 10.5 6 10.5C6.5 7 9 5 12 5C15.5 5 17.5 7.5 17.8 10.5C20.5 10.5 22 12.5 22 14.8C22 17 20.5 19 17.5 19Z",
        "bolt": "M13 2L4 13.5L11 13.5L10 22L20 9.5L13 9.5Z",
        "wifi": "M2 9C8 3.5 16 3.5 22 9M5.5 13C9.5 9.5 14.5 9.5 18.5 13M9 17C11 15.3 13 15.3 15 17",
        "info": "M12 10.5L12 19M12 5L12.2 5.4", "exclamationmark": "M12 3L12 14M12 19L12.2 19.4",
        "questionmark": "M8 8C8 5 10 4 12 4C14.5 4 16 5.8 16 8C16 11 12 11 12 14.5M12 19.5L12.2 19.8",
        "exclamationmark.triangle": "M12 3L22 20.5L2 20.5ZM12 9.5L12 14.5M12 17.4L12.2 17.6",
        "map": "M3 6L9 3L15 6L21 3L21 18L15 21L9 18L3 21ZM9 3L9 18M15 6L15 21",
        "location": "M21 3L3 11L11.5 12.5L13 21Z",
        "phone": "M6 3L10 8L8 11C9 13.5 10.5 15 13 16L16 14L21 18C20 21 17.5 21.5 15 21C9 19.5 4.5 15 3 9C2.5 6.5 3 4 6 3Z",
        "message":
            "M12 4C17.5 4 22 7.2 22 11.3C22 15.5 17.5 18.7 12 18.7C11 18.7 10 18.6 9 18.4L4.5 21L5.3 16.8C3.2 15.4 2 13.5 2 11.3C2 7.2 6.5 4 12 4Z",
        "bubble.left":
            "M12 4C17.5 4 22 7.2 22 11.3C22 15.5 17.5 18.7 12 18.7C11 18.7 10 18.6 9 18.4L4.5 21L5.3 16.8C3.2 15.4 2 13.5 2 11.3C2 7.2 6.5 4 12 4Z",
        "paperplane": "M22 2L2 10L9.5 13.5L13 21ZM22 2L9.5 13.5",
        "link":
            "M10 14L14 10M11 7L14 4C16 2.5 18.5 2.5 20 4C21.5 5.5 21.5 8 20 10L17 13M13 17L10 20C8 21.5 5.5 21.5 4 20C2.5 18.5 2.5 16 4 14L7 11",
        "slider.horizontal.3": "M3 6L21 6M3 12L21 12M3 18L21 18M8 4L8 8M16 10L16 14M6 16L6 20",
        "square.grid.2x2": "M3 3L10 3L10 10L3 10ZM14 3L21 3L21 10L14 10ZM3 14L10 14L10 21L3 21ZM14 14L21 14L21 21L14 21Z",
        "square.stack": "M4 9L20 9L20 21L4 21ZM6 6L18 6M8 3L16 3", "creditcard": "M2 5L22 5L22 19L2 19ZM2 9.5L22 9.5",
        "book": "M12 6C9 4 5.5 4 3 5L3 19C5.5 18 9 18 12 20C15 18 18.5 18 21 19L21 5C18.5 4 15 4 12 6ZM12 6L12 20",
        "flame": "M12 2C13 7 18 9 18 15C18 19 15.5 22 12 22C8.5 22 6 19 6 15.5C6 12.5 8 11 8.5 8C10.5 9 11 10 11.5 12C13 9.5 13 6 12 2Z",
        "leaf": "M4 20C4 9 10 4 21 3C21 15 15 20 7 17ZM4 20L13 11",
        "drop": "M12 2C16 8 19 11.5 19 15C19 19 16 22 12 22C8 22 5 19 5 15C5 11.5 8 8 12 2Z",
        "eye":
            "M2 12C5 7 8.5 5 12 5C15.5 5 19 7 22 12C19 17 15.5 19 12 19C8.5 19 5 17 2 12ZM12 9C13.7 9 15 10.3 15 12C15 13.7 13.7 15 12 15C10.3 15 9 13.7 9 12C9 10.3 10.3 9 12 9Z",
        "0": "M12 4C15.5 4 17 8 17 12C17 16 15.5 20 12 20C8.5 20 7 16 7 12C7 8 8.5 4 12 4Z", "1": "M8.5 7.5L12.5 4L12.5 20",
        "2": "M7 8C7 5.5 9 4 12 4C15 4 17 6 17 8.5C17 12 7 16 7 20L17 20",
        "3": "M7.5 4L16.5 4L11.5 10.5C15 10.5 17 12.5 17 15.2C17 18.2 15 20 12 20C9.3 20 7.5 18.8 7 17",
        "4": "M15 20L15 4L6 15.5L18.5 15.5",
        "5": "M16.5 4L8.5 4L7.5 11C9 10 10.5 9.6 12 9.6C15 9.6 17 11.8 17 14.8C17 18 15 20 12 20C9.5 20 7.8 19 7 17",
        "6": "M15.5 4C11 6 7 10 7 15C7 18 9 20 12 20C15 20 17 18 17 15.2C17 12.4 15 10.5 12 10.5C10 10.5 8 11.5 7.2 13.5",
        "7": "M7 4L17 4L10.5 20",
        "8":
            "M12 11.5C9.5 11.5 8 9.8 8 7.8C8 5.5 9.5 4 12 4C14.5 4 16 5.5 16 7.8C16 9.8 14.5 11.5 12 11.5C9 11.5 7 13.2 7 15.8C7 18.4 9 20 12 20C15 20 17 18.4 17 15.8C17 13.2 15 11.5 12 11.5Z",
        "9": "M8.5 20C13 18 17 14 17 9C17 6 15 4 12 4C9 4 7 6 7 8.8C7 11.6 9 13.5 12 13.5C14 13.5 16 12.5 16.8 10.5",
        "arrow.up.arrow.down": "M8 20L8 4M4 8L8 4L12 8M16 4L16 20M12 16L16 20L20 16",
        "forward": "M3 5L12 12L3 19ZM12 5L21 12L12 19Z", "backward": "M21 5L12 12L21 19ZM12 5L3 12L12 19Z",
        "square.and.arrow.down": "M12 3L12 15M8 11L12 15L16 11M7 10L5 10L5 21L19 21L19 10L17 10",
        "suit.heart": "M12 21C5 15.5 2 12 2 8C2 5 4.3 3 7 3C9 3 11 4 12 6C13 4 15 3 17 3C19.7 3 22 5 22 8C22 12 19 15.5 12 21Z",
        "car": "M3 17L3 12L5.5 6.5L18.5 6.5L21 12L21 17ZM3 12L21 12M6 17L6 20M18 17L18 20",
        "building.2": "M3 21L3 4L13 4L13 21ZM13 10L21 10L21 21L13 21M6.5 8L9.5 8M6.5 12L9.5 12M6.5 16L9.5 16M16 14L18 14M16 17.5L18 17.5",
        "mappin": "M12 13L12 21M12 3C14.8 3 17 5.2 17 8C17 10.8 14.8 13 12 13C9.2 13 7 10.8 7 8C7 5.2 9.2 3 12 3Z",
        "face.smiling":
            "M12 2.5C17.2 2.5 21.5 6.8 21.5 12C21.5 17.2 17.2 21.5 12 21.5C6.8 21.5 2.5 17.2 2.5 12C2.5 6.8 6.8 2.5 12 2.5ZM8.5 9L8.5 9.6M15.5 9L15.5 9.6M7.5 14C9.5 17.5 14.5 17.5 16.5 14",
        "timer": "M12 5C16.5 5 20 8.6 20 13C20 17.4 16.4 21 12 21C7.6 21 4 17.4 4 13C4 8.6 7.5 5 12 5ZM12 13L15.5 9.5M9.5 2L14.5 2",
        "alarm":
            "M12 5C16.5 5 20 8.6 20 13C20 17.4 16.4 21 12 21C7.6 21 4 17.4 4 13C4 8.6 7.5 5 12 5ZM12 8.5L12 13L15.5 15M2.5 7L6.5 3M21.5 7L17.5 3",
        "trophy":
            "M7 3L17 3L17 9C17 12.5 15 14.5 12 14.5C9 14.5 7 12.5 7 9ZM7 5L3 5C3 8.5 4.5 10.5 7.2 10.5M17 5L21 5C21 8.5 19.5 10.5 16.8 10.5M12 14.5L12 20M8 20.5L16 20.5",
        "mountain.2": "M2 19L9 6L13.5 14L16 10.5L22 19Z", "suitcase": "M3 8L21 8L21 20L3 20ZM8.5 8L8.5 4L15.5 4L15.5 8M3 13L21 13",
        "airplane":
            "M12 2C13 2 13.5 4 13.5 8L21.5 14L21.5 16L13.5 13.5L13 19L16 21.5L8 21.5L11 19L10.5 13.5L2.5 16L2.5 14L10.5 8C10.5 4 11 2 12 2Z",
        "gift":
            "M4 10L20 10L20 21L4 21ZM3 6.5L21 6.5L21 10L3 10ZM12 6.5L12 21M12 6.5C9 6.5 7 5 8 3.5C9.5 2 11.5 4 12 6.5C12.5 4 14.5 2 16 3.5C17 5 15 6.5 12 6.5",
        "crown": "M3 19L2 7L8 12L12 4L16 12L22 7L21 19Z",
        "music.note":
            "M9 18L9 5L19 3L19 15M9 18C9 19.7 7.7 21 6 21C4.3 21 3.5 19.7 4 18.5C4.5 17 7 16.5 9 18ZM19 15C19 16.7 17.7 18 16 18C14.3 18 13.5 16.7 14 15.5C14.5 14 17 13.5 19 15Z",
        "mic":
            "M12 3C14 3 15 4.5 15 6.5L15 11C15 13 14 14.5 12 14.5C10 14.5 9 13 9 11L9 6.5C9 4.5 10 3 12 3ZM5.5 11C5.5 15 8 17.5 12 17.5C16 17.5 18.5 15 18.5 11M12 17.5L12 21.5",
        "speaker": "M3 9L7 9L12 4.5L12 19.5L7 15L3 15Z",
        "speaker.wave.2": "M2 9L5.5 9L10.5 4.5L10.5 19.5L5.5 15L2 15ZM14 9C15.5 10.5 15.5 13.5 14 15M17 6.5C20 9.5 20 14.5 17 17.5",
        "bag": "M4 8L20 8L21 21L3 21ZM8 8C8 4.5 9.5 3 12 3C14.5 3 16 4.5 16 8",
        "fork.knife": "M7 3L7 21M4 3L4 8C4 10 5.5 11 7 11C8.5 11 10 10 10 8L10 3M17 21L17 3C14.5 5 14 9 14.5 13L17 13",
        "sparkles":
            "M10 3L12 9.5L18.5 12L12 14.5L10 21L8 14.5L1.5 12L8 9.5ZM19 2L19.8 4.7L22.5 5.5L19.8 6.3L19 9L18.2 6.3L15.5 5.5L18.2 4.7Z",
        "snowflake": "M12 2L12 22M3.3 7L20.7 17M20.7 7L3.3 17M9.5 3.5L12 6L14.5 3.5M9.5 20.5L12 18L14.5 20.5",
        "paintpalette":
            "M12 3C17.5 3 21.5 6.8 21.5 11.5C21.5 14.5 19 15 17 15C14.5 15 14 16.5 14.5 18C15 20 14 21 12 21C6.8 21 2.5 17 2.5 12C2.5 7 6.8 3 12 3ZM7 12L7.5 12M9.5 7.5L10 7.5M15 7.5L15.5 7.5",
        "thermometer":
            "M12 2.5C13.7 2.5 15 3.8 15 5.5L15 13.5C16.3 14.5 17 15.8 17 17.2C17 19.8 14.8 21.8 12 21.8C9.2 21.8 7 19.8 7 17.2C7 15.8 7.7 14.5 9 13.5L9 5.5C9 3.8 10.3 2.5 12 2.5Z",
        "wind":
            "M2 9L14 9C17 9 17.5 4.5 14.5 4.5C13 4.5 12.3 5.5 12.3 6.5M2 13L19 13C22 13 22.5 17.5 19.5 17.5C18 17.5 17.3 16.5 17.3 15.5M2 17L10 17C13 17 13 21 10.5 21",
    ]

    private static let slash = commands(of: "M3 3L21 21")

    /// The paths, read once.
    private static let outlines = paths.mapValues(commands)

    private static func shape(_ outline: [(letter: Character, numbers: [Double])], in box: CGRect) -> DrawnShape {
        var segments: [DrawnShape.Segment] = []
        let scale = box.width / 24
        for (letter, numbers) in outline {
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: box.minX + numbers[$0] * scale, y: box.minY + numbers[$0 + 1] * scale)
            }
            switch letter {
            case "M": segments.append(.move(points[0]))
            case "L": segments.append(.line(points[0]))
            case "C": segments.append(.curve(points[0], points[1], points[2]))
            default: segments.append(.close)
            }
        }
        return .path(segments)
    }

    private static func commands(of path: String) -> [(letter: Character, numbers: [Double])] {
        var result: [(letter: Character, numbers: [Double])] = []
        var number = ""
        func finish() {
            if let value = Double(number), !result.isEmpty { result[result.count - 1].numbers.append(value) }
            number = ""
        }
        for character in path {
            if character.isLetter {
                finish()
                result.append((character, []))
            } else if character == " " {
                finish()
            } else {
                number.append(character)
            }
        }
        finish()
        return result
    }
}
