import type { FamilyId, FontFiles } from '@everscan/core/lettering/families';

type FontUrls = {
  readonly ranges: Readonly<Record<string, string>>;
  /** The addresses of the files on our server, by their paths in the package. */
  readonly urls: Readonly<Record<string, string>>;
};

const families: Record<FamilyId, () => Promise<FontUrls>> = {
  sans: () => import('./latin.ts'),
  'sans-arabic': () => import('./arabic.ts'),
  'sans-armenian': () => import('./armenian.ts'),
  'sans-bengali': () => import('./bengali.ts'),
  'sans-georgian': () => import('./georgian.ts'),
  'sans-hebrew': () => import('./hebrew.ts'),
  'sans-jp': () => import('./japanese.ts'),
  'sans-kr': () => import('./korean.ts'),
  'sans-sc': () => import('./chinese.ts'),
  'sans-tamil': () => import('./tamil.ts'),
  'sans-thai': () => import('./thai.ts'),
};

/** @throws when the list of files cannot be loaded */
export async function openFamily(id: FamilyId): Promise<FontFiles> {
  const { ranges, urls } = await families[id]();
  const byName = new Map(Object.entries(urls).map(([path, url]) => [path.split('/').at(-1), url]));
  return {
    ranges,
    async read(fileName) {
      const response = await fetch(byName.get(fileName) as string);
      if (!response.ok) throw new Error(`${fileName}: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
