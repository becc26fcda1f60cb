import { absolute } from '../lib/structured-data.ts';

/** robots.txt (RFC 9309): search engines and assistants may read every page. */
export function loader(): Response {
  const text = `User-agent: *
Disallow: /admin/
Disallow: /api/

Sitemap: ${absolute('/sitemap.xml')}
`;
  return new Response(text, { headers: { 'content-type': 'text/plain' } });
}
