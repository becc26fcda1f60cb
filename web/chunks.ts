import { join } from 'node:path';
import type { Plugin } from 'vite';
import routes from './src/routes.ts';

const pathOf = (file: string) => join(import.meta.dirname, 'src', file);
const ROOT = pathOf('root.tsx');
/** The page at `/` and its frame, whose first view most visitors wait for. */
const HOME = routes.flatMap(({ file, children = [] }) => {
  const index = children.find((child) => child.index);
  return index ? [pathOf(file), pathOf(index.file)] : [];
});

/** The pages that import a module, directly or not. Parts that load later do not count. */
const pagesOf = new Map<string, readonly string[]>();
let pageCount = 0;

/** Finds out which pages import each module. */
export const findPages: Plugin = {
  name: 'find-pages',
  apply: 'build',
  buildEnd() {
    const infos = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]));
    const isPage = (id: string) => infos.get(id)?.isEntry === true;
    pageCount = [...infos.keys()].filter(isPage).length;
    for (const id of infos.keys()) {
      const seen = new Set([id]);
      for (const each of seen) for (const by of infos.get(each)?.importers ?? []) seen.add(by);
      pagesOf.set(
        id,
        [...seen].filter(isPage).map((page) => page.split('?', 1)[0] ?? page),
      );
    }
  },
};

const LIB = /\/(?:web\/src\/lib|contract\/src)\//;
const isPackage = (id: string) => id.includes('/node_modules/');
const isOfHome = (id: string) => pagesOf.get(id)?.some((page) => HOME.includes(page)) === true;
function isOfMost(id: string): boolean {
  const pages = pagesOf.get(id) ?? [];
  return pages.includes(ROOT) || pages.length > pageCount / 3;
}

/**
 * Modules that share a file, since each file costs its headers: by the pages that use them, and otherwise by their
 * folder. What a module imports has at least the same pages, so a file needs only those above it.
 */
export const chunks = [
  // Not what packages export without those pages using it.
  { name: 'react', test: (id: string) => isPackage(id) && isOfMost(id), minShareCount: 20 },
  { name: 'site', test: (id: string) => !isPackage(id) && isOfMost(id) },
  // What other pages have a part of, too.
  { name: 'ui', test: (id: string) => id.includes('/web/src/ui/') && isOfHome(id) },
  { name: 'lib', test: (id: string) => LIB.test(id) && isOfHome(id) },
  { name: 'generator', test: (id: string) => !isPackage(id) && isOfHome(id) },
  // The registries of shapes and eyes.
  {
    name: 'designs',
    test: /core\/src\/(?:design|eye-ball|eye-frame|frame|image|lettering|logo|path|scene|shape)\//,
  },
].map((group, index) => ({ minShareCount: 2, ...group, priority: 9 - index }));

/** The first view has loaded these before any other part is asked for. */
export const isLoadedFirst = (file: string) =>
  /assets\/(?:react|rolldown-runtime|site)-/.test(file);
