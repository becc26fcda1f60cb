import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Software inside a package, whose own files say nothing of its licence or origin. */
type Work = { name: string; licence: string; origin: string; textFile?: string };

/** What packages carry compiled to WebAssembly. */
const COMPILED: Readonly<Record<string, Work>> = {
  harfbuzzjs: {
    name: 'HarfBuzz',
    licence: 'MIT-Modern-Variant',
    origin: 'https://github.com/harfbuzz/harfbuzz',
    textFile: 'harfbuzz.txt',
  },
  // Its LICENSE is that of this work.
  quirc: { name: 'quirc', licence: 'ISC', origin: 'https://github.com/dlbeer/quirc' },
  'zxing-wasm': {
    name: 'ZXing-C++',
    licence: 'Apache-2.0',
    origin: 'https://github.com/zxing-cpp/zxing-cpp',
    textFile: 'apache-2.0.txt',
  },
};

/** Packages that are published without the licence text of their repository. */
const UNPUBLISHED: Readonly<Record<string, string>> = { saxes: 'saxes.txt' };

/** Works whose parts are in our own sources. */
const COPIED: readonly Work[] = [
  {
    name: 'Lucide',
    licence: 'ISC',
    origin: 'https://github.com/lucide-icons/lucide',
    textFile: 'lucide.txt',
  },
];

const TEXTS = /^(?:licen[cs]e|copying|notice)/i;
const TEXTS_FOLDER = join(import.meta.dirname, 'licenses');
/** Folders of a package with licence texts of what it contains. */
const FOLDERS = ['.', 'codec'];
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Their texts are in `font-licenses.txt`. */
const FONTS = /\/@fontsource/;

/** Where the site serves the texts. */
const LICENSES_FILE = 'licenses.txt';

/**
 * Writes the licence texts of all packages whose code ends in scripts, workers and WebAssembly files to
 * `licenses.txt`. Vite's `build.license` leaves out workers, assets and every second licence of a package.
 * @param root of the build
 * @param copied works whose parts are in our own sources
 */
export function licenses(root = import.meta.dirname, copied = COPIED) {
  /** Folders of packages. The build of the workers ends before that of the pages. */
  const bundled = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const output of Object.values(bundle)) {
      const ids = output.type === 'chunk' ? output.moduleIds : wasmOf(output, root);
      for (const id of ids) {
        const [, folder] = PACKAGE.exec(id.replaceAll('\\', '/')) ?? [];
        if (folder && !id.startsWith('\0') && !FONTS.test(folder)) bundled.add(folder);
      }
    }
  };
  return {
    site: (): Plugin => ({
      name: 'licenses',
      generateBundle(_options, bundle) {
        if (this.environment.name !== 'client') return;
        collect(bundle);
        const source = [...[...bundled].map(textOf), ...copied.map(textOfWork)]
          .sort()
          .join(`\n${'-'.repeat(80)}\n\n`);
        this.emitFile({ type: 'asset', fileName: LICENSES_FILE, source });
      },
    }),
    worker: (): Plugin => ({
      name: 'licenses-of-worker',
      generateBundle: (_options, bundle) => collect(bundle),
    }),
  };
}

/** The file that an asset was made from, if it is WebAssembly. */
function wasmOf({ originalFileNames }: Rolldown.OutputAsset, root: string): string[] {
  return originalFileNames.filter((name) => name.endsWith('.wasm')).map((name) => join(root, name));
}

/** Name, origin and licence of a package, with all texts. @throws when it has none */
function textOf(folder: string): string {
  const { name, version, license, repository, homepage } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const work = COMPILED[name];
  const ownFiles = [work?.textFile, UNPUBLISHED[name]].filter((file) => file !== undefined);
  const texts = [
    ...FOLDERS.flatMap((part) => textsIn(join(folder, part))),
    ...ownFiles.map((file) => read(join(TEXTS_FOLDER, file))),
  ];
  if (texts.length === 0) throw new Error(`${name} is in the scripts, but has no licence text`);
  const origin =
    repository?.url ?? repository ?? homepage ?? `https://www.npmjs.com/package/${name}`;
  const heading = [`${name} ${version}`, license ?? work?.licence, String(origin)];
  if (work) heading.push(`Contains ${work.name} (${work.licence}), ${work.origin}`);
  return `${[...heading.filter(Boolean), '', ...texts].join('\n')}\n`;
}

function textOfWork({ name, licence, origin, textFile = '' }: Work): string {
  return `${[name, licence, origin, '', read(join(TEXTS_FOLDER, textFile))].join('\n')}\n`;
}

function textsIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => TEXTS.test(name));
    return names.map((name) => read(join(folder, name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const read = (file: string) => `${readFileSync(file, 'utf8').trim()}\n`;
