// SPDX-License-Identifier: GPL-3.0-or-later

/// Integer literals above `Int.max`, `14695981039346656037`: no Int holds them, so they are read as the bit pattern of a UInt64.
extension Typer {
    func wideLiteral(_ bits: UInt64, _ call: Expression.Call, _ expression: Expression, _ expected: StaticType?) -> Typed {
        let type = literalType(.integer, expected)
        return Typed(type) { [self] in
            let type = solver.defaulted(type)
            switch type {
            case .nominal("UInt", _), .nominal("UInt64", _):
                var made = call
                made.callee = call.callee.with(.identifier(type.nominalName ?? "UInt64", genericArguments: []))
                return expression.with(.call(made))
            case _ where type.isFloatingPoint:
                let number = expression.with(.float(Double(bits), text: "\(bits)"))
                return type == .double ? number : number.typed(index.findings.annotation(type))
            case _ where type.isInteger:
                report(
                    Diagnostic(.overflow, "integer literal '\(bits)' overflows when stored into '\(type)'", at: expression.span))
                return expression
            default: return expression
            }
        }
    }
}

extension Expression.Call {
    /// What a literal that no Int holds is read as: the call stands where the literal does.
    func wideLiteral(at span: SourceSpan?) -> UInt64? {
        guard arguments.count == 1, arguments[0].label == "bitPattern", let span, arguments[0].value.span == span,
            case .integer(let bits) = arguments[0].value.kind
        else { return nil }
        return UInt64(bitPattern: Int64(bits))
    }
}
