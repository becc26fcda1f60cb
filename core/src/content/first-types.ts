import { url } from './url.ts';
import { vcard } from './vcard.ts';

/** The most common types: offered at once, and part of a page's first scripts. */
export const firstTypes = [url, vcard] as const;
