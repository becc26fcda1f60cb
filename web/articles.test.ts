import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArticle, slugs, withSiteName } from './articles.ts';

const blog = join(import.meta.dirname, '../content/blog');
const sourceOf = (slug: string) => readFileSync(join(blog, `${slug}.mdx`), 'utf8');

/** Published at launch. Other sites link to them, so their addresses and dates must not change. */
const firstSlugs = [
  'creative-qr-patterns',
  'qr-marketing-guide',
  'qr-compatibility',
  'why-use-qr',
  'qr-restaurant-menu',
  'qr-event-management',
  'qr-real-estate',
  'qr-retail-shopping',
  'qr-healthcare',
  'qr-education',
  'qr-fitness',
  'qr-tourism',
  'qr-manufacturing',
  'qr-nonprofit',
];

test('every file of the blog is listed', () => {
  const files = readdirSync(blog).filter((file) => file.endsWith('.mdx'));
  expect([...slugs].sort()).toEqual(files.map((file) => basename(file, '.mdx')).sort());
});

test('an article names the product by the name in site.config.ts', () => {
  expect(withSiteName('Make it in Everscan.', 'Codeworks')).toBe('Make it in Codeworks.');
});

test('no two articles share a title or a description', () => {
  const articles = slugs.map(readArticle);
  const unique = (values: string[]) => [...new Set(values)];
  const titles = articles.map(({ title }) => title);
  const descriptions = articles.map(({ description }) => description);
  expect(unique(titles)).toEqual(titles);
  expect(unique(descriptions)).toEqual(descriptions);
});

test.each(firstSlugs)('%s keeps its address and its date', (slug) => {
  expect(slugs).toContain(slug);
  expect(readArticle(slug).date).toBe('2025-01-27');
});

describe.each(slugs)('%s', (slug) => {
  test('takes six to eight minutes to read', () => {
    const { words, minutes } = readArticle(slug);
    expect(words).toBeGreaterThanOrEqual(1400);
    expect(words).toBeLessThanOrEqual(1900);
    expect(minutes).toBeGreaterThanOrEqual(6);
    expect(minutes).toBeLessThanOrEqual(8);
  });

  test('links to at least three other articles, all of which exist', () => {
    const linked = [...sourceOf(slug).matchAll(/\]\(\/blog\/([\w-]+)\)/g)].map(([, to]) => to);
    expect(new Set(linked).size).toBeGreaterThanOrEqual(3);
    for (const to of linked) expect(slugs).toContain(to);
    expect(linked).not.toContain(slug);
  });

  test('has steps, a table or a checklist, and an example code', () => {
    const source = sourceOf(slug);
    expect(source).toMatch(/^1\. /m);
    expect(source).toMatch(/^\| ?-{3}|^<Checklist>/m);
    expect(source).toMatch(/^<ExampleCode /m);
  });

  test('has a light drawing and a preview card', () => {
    expect(statSync(join(blog, `${slug}.svg`)).size).toBeLessThan(10_000);
    expect(existsSync(join(import.meta.dirname, `public/og/${slug}.jpg`))).toBe(true);
  });
});

test('the compatibility article has the facts that people search for', () => {
  const text = sourceOf('qr-compatibility');
  expect(text).toMatch(/2 × 2 cm/);
  expect(text).toMatch(/iOS 11/);
  expect(text).toMatch(/Android 8\.0/);
  expect(text).toMatch(/Windows Phone[^.]*third-party app/i);
  expect(text + sourceOf('qr-restaurant-menu')).toMatch(/under 3 seconds/);
});
