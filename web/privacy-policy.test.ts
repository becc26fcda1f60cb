import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const policy = readFileSync(join(root, 'content/legal/privacy.mdx'), 'utf8');

test('the privacy policy names every cookie', () => {
  const files = globSync('server/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join();
  const cookies = [...sources.matchAll(/describeCookie\('([\w-]+)'/g)].map(([, name]) => name);
  expect(cookies.length).toBeGreaterThanOrEqual(6);
  expect(cookies.filter((name) => !policy.includes(`\n| \`${name}\` cookie |`))).toEqual([]);
});
