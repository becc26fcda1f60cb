import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { built } from './messages-plugin.ts';
import { client, pagesIn, resolveMessages } from './resolve-messages.ts';

/** Renders the pages of every language below `/LANGUAGE`, except the English ones, which React Router has rendered. */
export async function buildLanguages(): Promise<void> {
  resolveMessages();
  const pages = globSync('**/index.html', { cwd: client });
  for (const id of built.filter((id) => id !== 'en')) {
    const app: ServerBuild = await import(pagesIn(id));
    const handle = createRequestHandler({ ...app, basename: `/${id}` }, 'production');
    for (const name of [...pages, 'manifest.webmanifest']) {
      const path = join('/', id, name.replace(/\/?index\.html$/, ''));
      const response = await handle(new Request(`http://localhost${path}`));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      const file = join(client, id, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await response.text());
    }
  }
}
