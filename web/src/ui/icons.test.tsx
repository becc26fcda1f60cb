import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as icons from './icons.tsx';

const folder = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));
const index = readFileSync(join(folder, 'dist/esm/lucide-react.mjs'), 'utf8');

/** As markup with sorted attributes, and without the classes of former names. */
const drawn = (icon: ComponentType) =>
  renderToStaticMarkup(createElement(icon))
    .replace(/class="lucide ([^" ]+)[^"]*"/, 'class="lucide $1"')
    .replace(/<svg ([^>]*)>/, (_, attributes) =>
      attributes
        .match(/\S+="[^"]*"/g)
        .sort()
        .join('\n'),
    );

test.each(Object.entries(icons))("%s is Lucide's", async (name, icon) => {
  const [, file] = new RegExp(`default as ${name}\\b[^}]*} from '(.*?)'`).exec(index) ?? [];
  const { default: original } = await import(join(folder, 'dist/esm', String(file)));
  expect(drawn(icon)).toBe(drawn(original));
});
