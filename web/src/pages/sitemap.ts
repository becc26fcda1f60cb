import { articles } from 'virtual:articles';
import { articlePath } from '../features/blog/article.ts';
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

/** sitemap.xml (sitemaps.org 0.9): every canonical page. */
export function loader(): Response {
  const entries = [
    ...PAGES.map((path) => `<url><loc>${absolute(path)}</loc></url>`),
    ...articles.map(
      (article) =>
        `<url><loc>${absolute(articlePath(article))}</loc><lastmod>${article.date}</lastmod></url>`,
    ),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
