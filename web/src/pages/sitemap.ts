import { articles } from 'virtual:articles';
import { languages, pathIn } from '@everscan/contract/languages';
import { articlePath } from '../features/blog/article.ts';
import { isTranslated } from '../lib/is-translated.ts';
import { absolute } from '../lib/structured-data.ts';

const PAGES = [
  '/',
  '/wait',
  '/pricing',
  '/bulk',
  '/examples',
  '/contact',
  '/blog',
  '/impressum',
  '/privacy',
];

/** sitemap.xml (sitemaps.org 0.9): every canonical page, with its other languages. */
export function loader(): Response {
  const entries = [
    ...PAGES.flatMap((path) =>
      isTranslated(path)
        ? languages.map(({ id }) => `<url>${location(pathIn(id, path))}${alternates(path)}</url>`)
        : `<url>${location(path)}</url>`,
    ),
    ...articles.map(
      (article) => `<url>${location(articlePath(article))}<lastmod>${article.date}</lastmod></url>`,
    ),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}

const location = (path: string) => `<loc>${absolute(path)}</loc>`;

const alternates = (path: string) =>
  languages
    .map(({ id }) => {
      const href = absolute(pathIn(id, path));
      return `<xhtml:link rel="alternate" hreflang="${id}" href="${href}"/>`;
    })
    .join('');
