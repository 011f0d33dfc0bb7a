// SPDX-License-Identifier: GPL-3.0-or-later

extension LayoutResult {
    /// The geometry of a placed view, as its own onGeometryChange would see it (L4.14).
    public func proxy(of layer: PlacedLayer) -> GeometryProxy {
        let view = LayoutSubview(element: layer.element, pass: lastPass)
        return GeometryProxy(size: layer.frame.size, view: view, context: layer.context)
    }
}
