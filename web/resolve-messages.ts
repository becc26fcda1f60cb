import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENGLISH } from './messages-plugin.ts';

const build = join(import.meta.dirname, 'build/next');
export const client = join(build, 'client');
const server = pathToFileURL(join(build, 'server/')).href;

/** The built pages in a language, each with instances of the modules of its own. */
export const pagesIn = (language: string) => `${server}index.js?language=${language}`;

/** Lets Node find the messages of built pages where browsers find them. */
export function resolveMessages(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { search, searchParams } = new URL(context.parentURL ?? 'file:');
      if (specifier.startsWith('/assets/')) {
        const own = `/assets/${searchParams.get('language') ?? 'en'}/`;
        const url = pathToFileURL(join(client, specifier.replace(ENGLISH, own))).href;
        return { url, shortCircuit: true };
      }
      const found = next(specifier, context);
      return found.url.startsWith(server) ? { ...found, url: found.url + search } : found;
    },
  });
}
