import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FamilyId, FontFiles } from '../src/lettering/families.ts';

const require = createRequire(import.meta.url);

/** The font files that the site serves, read from their packages. */
export async function openFamily(id: FamilyId): Promise<FontFiles> {
  const path = (file: string) => require.resolve(`@fontsource-variable/noto-${id}/${file}`);
  return {
    ranges: JSON.parse(await readFile(path('unicode.json'), 'utf8')),
    read: (fileName) => readFile(path(`files/${fileName}`)),
  };
}
