// Networks without https serve the site, too, and browsers lack this function there.
Reflect.deleteProperty(Object.getPrototypeOf(crypto), 'randomUUID');
