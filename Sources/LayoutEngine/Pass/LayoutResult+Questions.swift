// SPDX-License-Identifier: GPL-3.0-or-later

extension LayoutResult {
    /// An element of the result as its parent saw it: it can be asked again, for sizes, spacing and priority.
    public func view(of element: Element) -> LayoutSubview { LayoutSubview(element: element, pass: lastPass) }
}
