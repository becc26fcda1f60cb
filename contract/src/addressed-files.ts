/**
 * A placeholder for the site's address in the built pages, since one build serves any address. No host has
 * this name (RFC 6761, section 6.4).
 */
export const BUILT_URL = 'https://public-url.invalid';

/** Placeholders, in pages, for settings of the operator that the privacy policy states. */
export const BUILT_SESSION_DAYS = 'session-ttl-days.invalid';
export const BUILT_IP_STORAGE = 'ip-storage.invalid';

const ADDRESSED = /^(?!assets\/).*\.(?:html|xml|txt)$|^sw\.js$/;

/**
 * Whether a built file may contain `BUILT_URL`, which the server then replaces. Files in `assets` never do:
 * browsers cache them permanently.
 * @param name relative to the folder of the built site, with slashes
 */
export const isAddressed = (name: string): boolean => ADDRESSED.test(name);
