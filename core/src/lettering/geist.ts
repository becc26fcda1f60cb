import type { Font } from './font.ts';
import { CAP_HEIGHT, glyphs } from './geist-glyphs.ts';

/** Geist at weight 650: Latin letters of Europe, digits and punctuation. About 15 kB compressed. */
export const geist: Font = { capHeight: CAP_HEIGHT, glyphs };
