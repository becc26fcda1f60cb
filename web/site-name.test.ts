import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../site.config.ts';

const root = join(import.meta.dirname, '..');
/** The prefix of the keys in the browser's storage, which the privacy policy names. */
const STORAGE_PREFIX = "'everscan:'";

test('only site.config.ts contains the name of the site', () => {
  const files = globSync(['web/src/**/*.{ts,tsx,css}', 'e2e/take-pictures.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  const named = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const rest = text.replaceAll('@everscan/', '').replaceAll(STORAGE_PREFIX, '');
    return rest.toLowerCase().includes(site.name.toLowerCase());
  });
  expect(named.filter((file) => !file.includes('.test.'))).toEqual([]);
});
