// SPDX-License-Identifier: GPL-3.0-or-later

/// What an evaluation is told about its place.
package struct EvaluationContext: Sendable {
    package let machine: Machine
    /// The host's: environment and identity path of the place.
    package var site: (any Sendable)?
    /// Which component's code runs; nil for code of the scene.
    package var stateOwner: StateOwner?
    package var resolver: (any NameResolver)?
    /// Gathers what a body reads.
    package var reads: ReadLog?

    /// Something of the place that is not state, as the screen's size: a body that read it is evaluated again when it gives another value.
    package func read(_ place: @escaping ReadLog.PlaceRead) -> Value {
        let value = place(self)
        reads?.note(place: place, value)
        return value
    }

    package init(
        machine: Machine, site: (any Sendable)? = nil, stateOwner: StateOwner? = nil, resolver: (any NameResolver)? = nil,
        reads: ReadLog? = nil
    ) {
        self.machine = machine
        self.site = site
        self.stateOwner = stateOwner
        self.resolver = resolver
        self.reads = reads
    }

    /// The place alone: what closures keep that run later, on the machine of another input.
    package var place: CodePlace { CodePlace(site: site, stateOwner: stateOwner, resolver: resolver) }
}

/// Where code stands, without the machine that runs it.
package struct CodePlace: Sendable {
    /// The host's: environment and identity path of the place.
    package var site: (any Sendable)?
    package var stateOwner: StateOwner?
    package var resolver: (any NameResolver)?

    /// To run code of this place on a machine. What it reads is not recorded.
    package func context(on machine: Machine) -> EvaluationContext {
        EvaluationContext(machine: machine, site: site, stateOwner: stateOwner, resolver: resolver)
    }
}
