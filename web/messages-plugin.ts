import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { languages } from '@everscan/contract/languages';
import { build, type Plugin, parseSync, type Rolldown, version } from 'vite';
import { isPseudoBuilt, PSEUDO, pseudo } from './pseudo-language.ts';

const root = join(import.meta.dirname, '..');
const PACKAGE = '@everscan/messages/';
const PREFIX = '\0messages:';
/** The language and its rules, which the other sources import. */
const FORMAT = 'format.ts';

/** The languages that are built. */
export const built: readonly string[] = [
  ...languages.map(({ id }) => id),
  ...(isPseudoBuilt ? [PSEUDO] : []),
];

/**
 * Where scripts import messages from. A page in another language maps this folder to that of its language, where the
 * files have the same names (`root.tsx`).
 */
export const ENGLISH = '/assets/en/';

/** @param path of a source in a language's folder, such as `account.ts` or `first/account.ts` */
const sourceIn = (language: string, path: string) =>
  join(root, 'messages', language === PSEUDO ? 'en' : language, path);

/** The names that each source exports itself, and the sources that it exports too. */
const sources = new Map(
  globSync('**/*.ts', { cwd: sourceIn('en', '') })
    .sort()
    .map((path) => {
      const { module } = parseSync(path, readFileSync(sourceIn('en', path), 'utf8'));
      const exports = module.staticExports.flatMap(({ entries }) => entries);
      const names = exports.flatMap(({ exportName }) => exportName.name ?? []);
      const others = exports.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
      return [path, { names, others: others.map((other) => join(dirname(path), other)) }] as const;
    }),
);

/** The built files: one of each source, except that the sources of a folder share one. */
const files = new Map(
  Array.from(
    Map.groupBy(sources.keys(), (path) => path.replace(/[/.].*/, '')),
    ([id, paths]) => [id, { name: nameOf(id, paths), messages: messagesOf(paths) }],
  ),
);

/** The same for all languages. */
function nameOf(id: string, paths: readonly string[]): string {
  const common = ['messages/intl.ts', 'contract/src/languages.ts', 'web/messages-plugin.ts'];
  const read = [
    ...[...common, 'web/pseudo-language.ts'].map((path) => join(root, path)),
    ...languages.flatMap((each) => [FORMAT, ...paths].map((path) => sourceIn(each.id, path))),
  ];
  const hash = createHash('sha256').update(version);
  for (const path of read) hash.update(readFileSync(path));
  return `${id}-${hash.digest('base64url').slice(0, 8)}`;
}

/** The messages of a built file, with the short names under which it exports them. */
function messagesOf(paths: readonly string[]) {
  return paths
    .flatMap((path) => sources.get(path)?.names.map((name) => ({ path, name })) ?? [])
    .map((message, index) => ({
      ...message,
      short: message.path === FORMAT ? message.name : `m${index.toString(36)}`,
    }));
}

/** Messages as files that each language has. In `npm run dev`, scripts import the English sources. */
export function messages(): Plugin {
  return {
    name: 'messages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(PREFIX)) return { id: source, moduleSideEffects: false };
      if (source.startsWith(ENGLISH)) {
        return { id: source, external: 'absolute', moduleSideEffects: false };
      }
      if (!source.startsWith(PACKAGE)) return undefined;
      const { id = '' } = (await this.resolve(source, importer, { skipSelf: true })) ?? {};
      const path = relative(sourceIn('en', ''), id);
      // A module for each importer, so that no script imports messages from another.
      return sources.has(path)
        ? { id: `${PREFIX}${path}?${importer}`, moduleSideEffects: false }
        : undefined;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const [path = '', importer] = id.slice(PREFIX.length).split('?');
      const parts = sources
        .get(path)
        ?.others.map((o) => `export * from '${PREFIX}${o}?${importer}';`);
      for (const { name, messages } of files.values()) {
        const own = messages.filter((message) => message.path === path);
        const list = own.map((message) => `${message.short} as ${message.name}`).join();
        if (list) parts?.push(`export { ${list} } from '${ENGLISH}${name}.js';`);
      }
      return parts?.join('\n');
    },
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const imported = new Set(chunks.flatMap(({ imports }) => imports));
      for (const language of built) {
        for (const { fileName, code } of await compile(language)) {
          if (!imported.has(ENGLISH + fileName)) continue; // of the server
          this.emitFile({
            type: 'asset',
            fileName: `assets/${language}/${fileName}`,
            source: code,
          });
        }
      }
    },
  };
}

/** For workers, to which no map of a page applies: the page sends them what depends on the language. */
export function noMessages(): Plugin {
  return {
    name: 'no-messages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(PACKAGE)) throw new Error(`A worker has no messages: ${importer}`);
    },
  };
}

/** The built files of a language. */
async function compile(language: string): Promise<Rolldown.OutputChunk[]> {
  const format = files.get('format')?.name;
  const plugin: Plugin = {
    name: 'messages-in-language',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(PREFIX)) return source;
      const isFormat = importer && source.endsWith(`/${FORMAT}`);
      return isFormat
        ? { id: `/assets/${language}/${format}.js`, external: 'absolute' }
        : undefined;
    },
    load(id) {
      const file = id.startsWith(PREFIX) && files.get(id.slice(PREFIX.length));
      if (file) {
        return file.messages
          .map(
            ({ path, name, short }) =>
              `export { ${name} as ${short} } from '${sourceIn(language, path)}';`,
          )
          .join('\n');
      }
      const isSource = language === PSEUDO && id.startsWith(sourceIn(language, ''));
      return isSource ? pseudo(readFileSync(id, 'utf8')) : undefined;
    },
  };
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [plugin],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(
          [...files].map(([id, { name }]) => [
            name,
            id === 'format' ? sourceIn(language, FORMAT) : PREFIX + id,
          ]),
        ),
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: false },
        output: { entryFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((each) => each.type === 'chunk');
  if (chunks.length !== files.size) throw new Error(`${language}: files of messages share parts.`);
  return chunks;
}
