// The site must also work on networks without HTTPS, where browsers do not provide this function.
Reflect.deleteProperty(Object.getPrototypeOf(crypto), 'randomUUID');
