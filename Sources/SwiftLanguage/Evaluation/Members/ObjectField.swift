// SPDX-License-Identifier: GPL-3.0-or-later

/// Where an instance of a class keeps a stored property.
struct ObjectField {
    let object: ObjectValue
    /// The class of the instance; where a property of a class above is meant (`super.name`, its own initializer), that class.
    let type: UserType
    let index: Int

    var property: StoredProperty { type.storedProperties[index] }
}
