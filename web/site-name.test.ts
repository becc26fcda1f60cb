import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../site.config.ts';

const root = join(import.meta.dirname, '..');
/** The key of the browser's storage that the privacy policy names. */
const STORAGE_PREFIX = "'everscan:'";

test('the name of the site is written in site.config.ts only, so that it can be changed there', () => {
  const files = globSync(['web/src/**/*.{ts,tsx,css}', 'e2e/take-pictures.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  const named = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const rest = text.replaceAll('@everscan/', '').replaceAll(STORAGE_PREFIX, '');
    return rest.toLowerCase().includes(site.name.toLowerCase());
  });
  expect(named.filter((file) => !file.includes('.test.'))).toEqual([]);
});
