import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArticle, slugs, withSiteName } from './articles.ts';

const blog = join(import.meta.dirname, '../content/blog');
const sourceOf = (slug: string) => readFileSync(join(blog, `${slug}.mdx`), 'utf8');

/** The articles that the specification of the product lists, with their length and date. */
const firstSlugs = slugs.filter((slug) => readArticle(slug).date === '2025-01-27');

test('the fourteen first articles are there', () => {
  expect(firstSlugs).toHaveLength(14);
});

test('each article has its own title and description', () => {
  const articles = slugs.map(readArticle);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(slugs.length);
  expect(new Set(articles.map(({ description }) => description)).size).toBe(slugs.length);
});

test('an article names the product by the name in site.config.ts', () => {
  expect(withSiteName('Make it in Everscan.', 'Codeworks')).toBe('Make it in Codeworks.');
});

describe.each(slugs)('%s', (slug) => {
  test('takes 6 to 8 minutes to read', () => {
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

  test('has steps, a table or a checklist, and a code drawn by the product', () => {
    const source = sourceOf(slug);
    expect(source).toMatch(/^1\. /m);
    expect(source).toMatch(/^\| ?-{3}|^<Checklist>/m);
    expect(source).toMatch(/^<ExampleCode /m);
  });

  test('has a small drawing and a preview card', () => {
    expect(statSync(join(blog, `${slug}.svg`)).size).toBeLessThan(10_000);
    expect(existsSync(join(import.meta.dirname, `public/og/${slug}.jpg`))).toBe(true);
  });
});

test('the compatibility article has the facts that readers look for', () => {
  const text = sourceOf('qr-compatibility');
  expect(text).toMatch(/2 × 2 cm/);
  expect(text).toMatch(/iOS 11/);
  expect(text).toMatch(/Android 8\.0/);
  expect(text).toMatch(/Windows Phone[^.]*third-party app/i);
  expect(text + sourceOf('qr-restaurant-menu')).toMatch(/under 3 seconds/);
});
