import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';
import { site } from '../site.config.ts';
import { drawExamples } from './article-examples.ts';
import type { Article } from './src/features/blog/article.ts';

const folder = join(import.meta.dirname, '../content/blog');

/** The articles in the order of the blog's index. Each is `content/blog/<slug>.mdx`. */
export const slugs = [
  'why-use-qr',
  'qr-compatibility',
  'creative-qr-patterns',
  'qr-marketing-guide',
  'qr-restaurant-menu',
  'qr-retail-shopping',
  'qr-event-management',
  'qr-real-estate',
  'qr-healthcare',
  'qr-education',
  'qr-fitness',
  'qr-tourism',
  'qr-manufacturing',
  'qr-nonprofit',
] as const;

const frontMatter = z.strictObject({
  title: z.string().max(65),
  description: z.string().min(70).max(160),
  date: z.iso.date(),
  /** Label of the button at the end. */
  cta: z.string().max(40),
  /** The last step of the article's breadcrumbs; without it the article shows none. */
  breadcrumb: z.string().optional(),
});

/** The product's name in the articles, which becomes the name in site.config.ts. */
const NAME_IN_ARTICLES = 'Everscan';
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const COMPONENT = /<\/?[A-Z][^>]*>/g;
/** A calm reader's pace. */
const WORDS_A_MINUTE = 230;

/** The front matter of an article, and how long it takes to read. */
export function readArticle(slug: string): Article {
  const source = withSiteName(readFileSync(join(folder, `${slug}.mdx`), 'utf8'));
  const [head, yaml = ''] = FRONT_MATTER.exec(source) ?? [''];
  const given = frontMatter.safeParse(parse(yaml));
  if (!given.success) throw new Error(`content/blog/${slug}.mdx: ${z.prettifyError(given.error)}`);
  const text = source.slice(head.length).replaceAll(COMPONENT, '');
  const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return { ...given.data, slug, words, minutes: Math.round(words / WORDS_A_MINUTE) };
}

export function withSiteName(source: string, name: string = site.name): string {
  return source.replaceAll(NAME_IN_ARTICLES, name);
}

/**
 * Turns an MDX file of the blog into a route module that exports its meta tags, and its front matter as
 * `handle`. `virtual:articles` lists the front matter of all articles.
 */
export function articlePages(): Plugin {
  return {
    name: 'article-pages',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:articles' ? `\0${id}` : undefined),
    load: (id) =>
      id === '\0virtual:articles'
        ? `export const articles = ${JSON.stringify(slugs.map(readArticle))};`
        : undefined,
    async transform(source, id) {
      const file = id.split('?', 1)[0] as string;
      if (!file.endsWith('.mdx')) return undefined;
      const isArticle = dirname(file) === folder;
      const compiled = await compile(withSiteName(source), {
        remarkPlugins: [remarkFrontmatter, remarkGfm, drawExamples],
        providerImportSource: isArticle
          ? '/src/features/blog/article-elements.tsx'
          : '/src/ui/prose-elements.tsx',
      });
      if (!isArticle) return String(compiled);
      const article = JSON.stringify(readArticle(basename(file, '.mdx')));
      return `import { articleMeta } from '/src/features/blog/article-meta.ts';
${compiled}
export const handle = { article: ${article} };
export const meta = () => articleMeta(handle.article);`;
    },
  };
}
