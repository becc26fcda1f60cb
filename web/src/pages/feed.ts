import { articles } from 'virtual:articles';
import { site } from '@everscan/contract/site';
import { type Article, articlePath } from '../features/blog/article.ts';
import { absolute } from '../lib/structured-data.ts';

/** The blog as an Atom feed (RFC 4287). */
export function loader(): Response {
  const updated = articles
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeXml(`${site.name} blog`)}</title>
<id>${absolute('/blog')}</id>
<link href="${absolute('/blog')}"/>
<link rel="self" href="${absolute('/blog/feed.xml')}"/>
<updated>${updated}T00:00:00Z</updated>
<author><name>${escapeXml(site.name)}</name></author>
${articles.map(entry).join('\n')}
</feed>
`;
  return new Response(xml, { headers: { 'content-type': 'application/atom+xml' } });
}

function entry(article: Article): string {
  const address = absolute(articlePath(article));
  return `<entry>
<title>${escapeXml(article.title)}</title>
<id>${address}</id>
<link href="${address}"/>
<updated>${article.date}T00:00:00Z</updated>
<summary>${escapeXml(article.description)}</summary>
</entry>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
