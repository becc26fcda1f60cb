import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const fonts = Object.keys(JSON.parse(read('package.json')).dependencies).filter((name) =>
  name.startsWith('@fontsource'),
);

test.each(fonts)('the site states the copyright and the licence of %s', (name) => {
  const licence = read(`../node_modules/${name}/LICENSE`);
  const [holder] = licence.match(/^.*?(?:\)|Inc\.)/) as RegExpMatchArray;
  const page = read('public/font-licenses.txt');
  expect(page).toContain(holder);
  expect(page).toContain(licence.slice(licence.indexOf('This Font Software')).trim());
});
