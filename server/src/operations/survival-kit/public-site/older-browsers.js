/** Older browsers lack `Object.hasOwn`, which noble needs while it loads. */
Object.hasOwn ??= (object, key) => Reflect.getOwnPropertyDescriptor(object, key) !== undefined;
