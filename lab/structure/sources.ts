/**
 * Reads all sources once, with what each imports and exports. Resolves relative addresses and those of workspaces, and
 * leaves out packages.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = join(import.meta.dirname, '../..');
const WORKSPACES = ['messages', 'core', 'contract', 'server', 'web', 'e2e', 'lab', 'scripts'];
const EXTENSIONS = '{ts,tsx}';

export type Import = {
  /** Path of the imported file. */
  readonly from: string;
  /** `*` for everything: a namespace, a dynamic import. */
  readonly names: readonly string[];
  /** Whether the names are exported again. */
  readonly isPassedOn: boolean;
};

export type Source = {
  /** Relative to the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  /** Names that this file itself defines. */
  readonly exports: readonly string[];
  /** Tests and what only tests use. */
  readonly isTest: boolean;
};

const TEST =
  /\.(?:test|nightly|spec)\.tsx?$|\/testing\/|^core\/proof\/|^(?:e2e|lab)\/|\/vitest\.config\.ts$/;

/** All TypeScript files of the workspaces, by path. */
export function readSources(): Map<string, Source> {
  const paths = WORKSPACES.flatMap((workspace) =>
    globSync(`${workspace}/**/*.${EXTENSIONS}`, {
      cwd: root,
      exclude: (name) => /(?:^|\/)(?:node_modules|build|\.react-router)$/.test(String(name)),
    }),
  ).map((path) => path.replaceAll('\\', '/'));
  const all = new Set(paths);
  return new Map(paths.sort().map((path) => [path, readSource(path, all)]));
}

/** Text of each file with this ending that is part of the repository, by path. */
export function readTexts(pattern: string): Map<string, string> {
  const paths = globSync(pattern, {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|build|\.cache|results)$/.test(String(name)),
  });
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function readSource(path: string, all: ReadonlySet<string>): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const { module } = parseSync(path, text);
  const exports = module.staticExports.flatMap(({ entries }) => entries);
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      address: moduleRequest.value,
      names: entries.map(({ importName }) => importName.name ?? nameOf(importName.kind)),
      isPassedOn: false,
    })),
    ...exports.flatMap(({ moduleRequest, importName }) =>
      moduleRequest === null
        ? []
        : [
            {
              address: moduleRequest.value,
              names: [importName.name ?? '*'],
              isPassedOn: true,
            },
          ],
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, address] = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end)) ?? [];
      return address === undefined ? [] : [{ address, names: ['*'], isPassedOn: false }];
    }),
  ];
  return {
    path,
    text,
    imports: imports.flatMap(({ address, ...rest }) => {
      const from = resolve(path, address, all);
      return from === undefined ? [] : [{ from, ...rest }];
    }),
    exports: exports
      .filter(({ moduleRequest }) => moduleRequest === null)
      .map(({ exportName }) => exportName.name ?? nameOf(exportName.kind)),
    isTest: TEST.test(path),
  };
}

const nameOf = (kind: string) => (kind === 'Default' ? 'default' : '*');

function resolve(path: string, address: string, all: ReadonlySet<string>): string | undefined {
  const [, workspace, inside] = /^@everscan\/([^/]+)\/(.+)$/.exec(address) ?? [];
  const candidates = workspace
    ? [`${workspace}/src/${inside}.ts`, `${workspace}/${inside}.ts`, `${workspace}/en/${inside}.ts`]
    : [normalize(join(dirname(path), address.replace(/\?.*$/, ''))).replaceAll('\\', '/')];
  return candidates.find((candidate) => all.has(candidate));
}
