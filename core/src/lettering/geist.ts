import { glyphFont } from './font.ts';
import { CAP_HEIGHT, glyphs } from './geist-glyphs.ts';

/**
 * Geist at weight 650: Latin, Cyrillic and Greek letters, digits and punctuation. About 32 kB
 * compressed.
 */
export const geist = glyphFont({ capHeight: CAP_HEIGHT, glyphs });
