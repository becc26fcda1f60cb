import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '@everscan/contract/languages';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { minifySync } from 'vite';
import { LANGUAGE } from './messages-plugin.ts';
import { isPseudoBuilt, PSEUDO } from './pseudo-language.ts';

const build = join(import.meta.dirname, 'build/next');
const client = join(build, 'client');
const assets = join(client, 'assets');
const others: string[] = languages.map(({ id }) => id).filter((id) => id !== 'en');
if (isPseudoBuilt) others.push(PSEUDO);

/**
 * Splits the built scripts, which contain all languages. Each language gets a copy with only its own
 * messages in `assets/LANGUAGE`, and its pages are rendered below `/LANGUAGE`. English stays where it
 * was built.
 */
export async function buildLanguages(): Promise<void> {
  const scripts = new Map(
    globSync('*.js', { cwd: assets }).map((name) => [
      name,
      readFileSync(join(assets, name), 'utf8'),
    ]),
  );
  const localized = findLocalized(scripts);
  for (const [name, code] of scripts) {
    if (!localized.has(name)) continue;
    for (const id of others) write(join(assets, id, name), localize(code, id, localized));
    if (code.includes(LANGUAGE)) write(join(assets, name), removeOtherLanguages(code, 'en'));
  }
  const pages = globSync('**/index.html', { cwd: client });
  for (const id of others) await renderPages(id, [...pages, 'manifest.webmanifest'], localized);
}

/** Whether a file of the site is a page or a script in a language other than English. */
export function isTranslation(name: string): boolean {
  const [first, second] = name.split(/[\\/]/);
  return others.some((id) => id === (first === 'assets' ? second : first));
}

/** The scripts that contain messages, and those that load such a script, directly or not. */
function findLocalized(scripts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const localized = new Set<string>();
  for (let before = -1; before < localized.size; ) {
    before = localized.size;
    for (const [name, code] of scripts) {
      const names = code.match(/[\w.-]+\.js\b/g) ?? [];
      if (code.includes(LANGUAGE) || names.some((other) => localized.has(other)))
        localized.add(name);
    }
  }
  return localized;
}

/** The copy of a script for `assets/LANGUAGE`: its imports lead to the other copies of that language. */
function localize(code: string, id: string, localized: ReadonlySet<string>): string {
  const moved = withPaths(code, id, localized).replaceAll(
    /(["'`])\.\/([\w.-]+\.js)\1/g,
    (same, quote, name) => (localized.has(name) ? same : `${quote}../${name}${quote}`),
  );
  return code.includes(LANGUAGE) ? removeOtherLanguages(moved, id) : moved;
}

function withPaths(code: string, id: string, localized: ReadonlySet<string>): string {
  return code.replaceAll(/\bassets\/([\w.-]+\.js)\b/g, (same, name) =>
    localized.has(name) ? `assets/${id}/${name}` : same,
  );
}

/** Removes the messages of other languages from a script. */
function removeOtherLanguages(code: string, id: string): string {
  const { code: shaken, errors } = minifySync('script.js', code.replaceAll(LANGUAGE, `"${id}"`), {
    module: true,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return shaken;
}

async function renderPages(id: string, names: readonly string[], localized: ReadonlySet<string>) {
  const server = join(build, `server-${id}`);
  cpSync(join(build, 'server'), server, { recursive: true });
  for (const name of globSync('**/*.js', { cwd: server })) {
    const file = join(server, name);
    const code = withPaths(readFileSync(file, 'utf8'), id, localized);
    write(file, code.replaceAll(LANGUAGE, `"${id}"`));
  }
  const pages: ServerBuild = await import(join(server, 'index.js'));
  const handle = createRequestHandler({ ...pages, basename: `/${id}` }, 'production');
  for (const name of names) {
    const path = join('/', id, name.replace(/\/?index\.html$/, ''));
    const response = await handle(new Request(`http://localhost${path}`));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    write(join(client, id, name), await response.text());
  }
  rmSync(server, { recursive: true });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
