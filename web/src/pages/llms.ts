import { articles } from 'virtual:articles';
import { plans } from '@everscan/contract/plans';
import { site } from '@everscan/contract/site';
import { contentTypes } from '@everscan/core/content/index';
import { exportFormats } from '@everscan/core/export/index';
import { typeLabels } from '@everscan/messages/words/type-labels';
import { articlePath } from '../features/blog/article.ts';
import { absolute } from '../lib/structured-data.ts';

/** llms.txt (llmstxt.org): describes the site to AI assistants. */
export function loader(): Response {
  const guides = articles.map(
    (article) => `- [${article.title}](${absolute(articlePath(article))}): ${article.description}`,
  );
  const text = `# ${site.name}

> A free QR code generator for businesses. Codes are made in the browser, without an account. A static code never expires, and its scans aren't tracked. A dynamic code opens through a short link: its target can change after printing, and its scans are counted.

A visitor chooses a content type (${contentTypes.map(({ id }) => typeLabels[id]).join(', ')}), fills in the fields, sees the code at once and downloads it as a PNG of 1,000 pixels, or as ${exportFormats.map(({ label }) => label).join(', ')} in any size. Module shapes, eyes, colours, gradients, a logo and a frame with text can be chosen. Error correction is level H by default. A free account saves up to ${plans.free.savedCodes} codes, up to ${plans.free.dynamicCodes} of them dynamic. Saved codes can be renamed, edited, and downloaded together as a zip.

## Pages

- [Generator](${absolute('/')}): make a code
- [Bulk](${absolute('/bulk')}): a spreadsheet of up to 5,000 rows becomes a zip of codes, each read back by two scanning engines
- [About](${absolute('/wait')}): what it does
- [Pricing](${absolute('/pricing')}): what is free, and what an account keeps
- [Examples](${absolute('/examples')}): codes that open in the generator
- [Privacy](${absolute('/privacy')}): what is stored, and for how long

## Guides

${guides.join('\n')}
`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
