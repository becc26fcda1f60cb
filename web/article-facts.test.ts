import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_NAME_COLUMN } from '@everscan/core/bulk/columns';
import { vcard } from '@everscan/core/content/vcard';
import { defaultDesign } from '@everscan/core/design/design';
import { STANDARD_QUIET_ZONE } from '@everscan/core/encode/quiet-zone';
import { fitSymbol } from '@everscan/core/encode/symbol-size';
import { exportFormatOf, exportFormats } from '@everscan/core/export/index';
import { MIN_MODULE_MM } from '@everscan/core/print/module-limits';
import { trials } from '@everscan/core/scan-check/trials';
import * as content from '@everscan/messages/content';
import * as download from '@everscan/messages/download';
import * as generator from '@everscan/messages/generator';
import * as links from '@everscan/messages/links';
import * as site from '@everscan/messages/site';
import * as style from '@everscan/messages/style';
import { expect, test } from 'vitest';
import { slugs } from './articles.ts';
import { DOWNLOAD_SIZE_PX } from './src/codes/code-file.ts';
import { MAX_ROWS } from './src/features/bulk/table.ts';
import { ENGINES } from './src/features/generator/scan/trial-row.tsx';

// Compares what the articles state about the product with the code. When the product changes, the
// failing test names the article to correct.

const MM_PER_INCH = 25.4;

const root = join(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8').replace(/\s+/g, ' ');
const articles = slugs.map((slug) => ({ slug, text: articleOf(slug) }));

function articleOf(slug: (typeof slugs)[number]): string {
  return textOf(`content/blog/${slug}.mdx`);
}

/** Every match of a pattern in the articles, with the text of its first group. */
function findAll(pattern: RegExp): { slug: string; found: string | undefined }[] {
  return articles.flatMap(({ slug, text }) =>
    [...text.matchAll(pattern)].map(([, found]) => ({ slug, found })),
  );
}

/** The modules on a side of the symbol at the default level. */
function sideOf(text: string): number {
  return 17 + 4 * fitSymbol(text, defaultDesign.level).version;
}

function addressOf(length: number): string {
  return 'https://example.com/'.padEnd(length, 'menu');
}

const number = (value: number) => value.toLocaleString('en');

test('articles name the size of a download', () => {
  const sizes = findAll(/([\d,]+) pixels/g);
  expect(sizes.length).toBeGreaterThan(2);
  for (const { slug, found } of sizes) expect(found, slug).toBe(number(DOWNLOAD_SIZE_PX));
  const printedCm = Math.floor((DOWNLOAD_SIZE_PX / 300) * (MM_PER_INCH / 10));
  expect(articleOf('qr-compatibility')).toContain(`are good for about ${printedCm} cm`);
});

test('articles name the largest image and the vector formats', () => {
  const { maxSizePx = 0 } = exportFormatOf('png');
  const largestCm = Math.floor((maxSizePx / 300) * (MM_PER_INCH / 10));
  expect(articleOf('qr-real-estate')).toContain(`(up to ${largestCm} cm at 300 dpi)`);
  const vectors = exportFormats.filter(({ kind }) => kind === 'vector').map(({ label }) => label);
  const named = findAll(/vector file \(([^)]+)\)/g);
  expect(named.length).toBeGreaterThan(2);
  for (const { slug, found } of named) {
    expect(found?.split(/, | or /).sort(), slug).toEqual([...vectors].sort());
  }
});

test('articles name the limit and the file name column of Bulk', () => {
  const limits = findAll(/([\d,]+) rows become/g);
  expect(limits).toEqual([{ slug: 'qr-manufacturing', found: number(MAX_ROWS) }]);
  expect(articleOf('qr-manufacturing')).toContain(`the column \`${FILE_NAME_COLUMN}\``);
});

test('the default is the highest level, with a margin below the standard', () => {
  expect(defaultDesign.level).toBe('H');
  expect(articleOf('qr-tourism')).toContain('by default, [Everscan](/) draws them at the highest');
  expect(defaultDesign.quietZone).toBeLessThan(STANDARD_QUIET_ZONE);
  expect(STANDARD_QUIET_ZONE).toBe(4);
  expect(articleOf('creative-qr-patterns')).toContain("Everscan's default margin is slimmer");
});

test('the texts name the right numbers of scanning engines and sizes', () => {
  expect(ENGINES).toHaveLength(4);
  expect(articleOf('creative-qr-patterns')).toContain('four scanning engines check every version');
  // Beside the widths: 4 pixels from nearby, and the file's own size.
  expect(trials.filter(({ kind }) => kind !== 'stress')).toHaveLength(6);
  expect(textOf('README.md')).toContain(
    'Four scanning engines read the finished picture in your browser at six sizes.',
  );
});

test('the compatibility article names the smallest module that Everscan recommends', () => {
  expect(articleOf('qr-compatibility')).toContain(`Its smallest module is ${MIN_MODULE_MM} mm`);
});

test('the density table of the compatibility article is right', () => {
  const rows = [
    ...articleOf('qr-compatibility').matchAll(
      /\| (\d+) characters \| (\d+) × (\d+) \| ([\d.]+) mm \| ([\d.]+) mm \|/g,
    ),
  ].map(([, ...cells]) => cells.map(Number));
  expect(rows.length).toBeGreaterThan(3);
  for (const [length = 0, ...cells] of rows) {
    const side = sideOf(addressOf(length));
    const moduleAt = (widthMm: number) => Number((widthMm / side).toFixed(2));
    expect(cells, `${length} characters`).toEqual([side, side, moduleAt(20), moduleAt(30)]);
  }
});

const tags = 'utm_source=window&utm_medium=print&utm_campaign=spring-check';

test.each([
  ['creative-qr-patterns', 'https://example.com/menu', 'needs a grid of SIDE modules a side'],
  ['creative-qr-patterns', addressOf(80), 'an address of 80 characters needs SIDE.'],
  ['qr-marketing-guide', 'https://example.com/s1', 'fits a grid of SIDE modules a side'],
  [
    'qr-marketing-guide',
    `https://example.com/book?${tags}`,
    'the tagged address above needs SIDE.',
  ],
  ['qr-restaurant-menu', 'https://example.com/menu', 'fit in a grid of SIDE squares a side'],
  [
    'qr-restaurant-menu',
    'https://example.com/menu?utm_source=table&utm_medium=qr',
    'grows from 29 to SIDE squares a side',
  ],
  ['qr-real-estate', 'https://example.com/12-mill-lane', 'the pattern has SIDE squares a side'],
  ['qr-fitness', addressOf(21), 'An address of 21 to 24 characters needs SIDE squares a side'],
  ['qr-fitness', addressOf(24), 'An address of 21 to 24 characters needs SIDE squares a side'],
  [
    'qr-real-estate',
    cardOf('Ana', 'Roth', 'Roth Real Estate'),
    'name, agency and telephone needs about SIDE squares a side',
  ],
  [
    'qr-event-management',
    cardOf('Jonas', 'Lind', 'Lind Stage Design'),
    'it can easily need a grid of SIDE squares',
  ],
] as const)('%s gives the grid of %j', (slug, text, sentence) => {
  expect(articleOf(slug)).toContain(sentence.replace('SIDE', String(sideOf(text))));
});

function cardOf(firstName: string, lastName: string, company: string): string {
  const phone = '+49 30 23125 123';
  const card = { firstName, lastName, phone, company, email: '', title: '', website: '' };
  return vcard.encode({ vcard: card }, '');
}

test.each([
  ['creative-qr-patterns', `Under "${generator.styleTab}" you also choose`],
  ['creative-qr-patterns', `under "${generator.styleTab}" and "${style.advancedTab}"`],
  ['creative-qr-patterns', `open ${download.formats} in Everscan`],
  ['qr-compatibility', `open ${download.formats} and ask`],
  ['qr-education', `under ${download.formats}.`],
  ['qr-event-management', `under ${download.formats}.`],
  ['qr-event-management', `make an ${content.typeEvent} code:`],
  ['qr-fitness', `under ${download.formats} in Everscan`],
  ['qr-real-estate', `open ${download.formats} and send`],
  ['qr-manufacturing', `open [${site.bulk}](/bulk)`],
  ['qr-marketing-guide', `let [${site.bulk}](/bulk)`],
  ['qr-healthcare', `choose ${links.staticCode}, the default`],
] as const)('%s quotes a label as it is: %s', (slug, quote) => {
  expect(articleOf(slug)).toContain(quote);
});
