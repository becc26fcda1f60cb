/** Browsers have had this since 2022, and noble needs it while it loads. */
Object.hasOwn ??= (object, key) => Reflect.getOwnPropertyDescriptor(object, key) !== undefined;
