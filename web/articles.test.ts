import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArticle, slugs } from './articles.ts';

const blog = join(import.meta.dirname, '../content/blog');
const sourceOf = (slug: string) => readFileSync(join(blog, `${slug}.mdx`), 'utf8');

test('there are fourteen articles, each with its own title and description', () => {
  const articles = slugs.map(readArticle);
  expect(articles).toHaveLength(14);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(14);
  expect(new Set(articles.map(({ description }) => description)).size).toBe(14);
});

describe.each(slugs)('%s', (slug) => {
  test('has the length and the date that the blog promises', () => {
    const { words, minutes, date } = readArticle(slug);
    expect(words).toBeGreaterThanOrEqual(1400);
    expect(words).toBeLessThanOrEqual(1900);
    expect(minutes).toBeGreaterThanOrEqual(6);
    expect(minutes).toBeLessThanOrEqual(8);
    expect(date).toBe('2025-01-27');
  });

  test('leads to at least three others, and to none that is missing', () => {
    const linked = [...sourceOf(slug).matchAll(/\]\(\/blog\/([\w-]+)\)/g)].map(([, to]) => to);
    expect(new Set(linked).size).toBeGreaterThanOrEqual(3);
    for (const to of linked) expect(slugs).toContain(to);
    expect(linked).not.toContain(slug);
  });

  test('has steps, a table or a checklist, and a code that is drawn by the product', () => {
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

test('the compatibility article has the facts that people look for', () => {
  const text = sourceOf('qr-compatibility');
  expect(text).toMatch(/2 × 2 cm/);
  expect(text).toMatch(/iOS 11/);
  expect(text).toMatch(/Android 8\.0/);
  expect(text).toMatch(/Windows Phone[^.]*third-party app/i);
  expect(text + sourceOf('qr-restaurant-menu')).toMatch(/under 3 seconds/);
});
