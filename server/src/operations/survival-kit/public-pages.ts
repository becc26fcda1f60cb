import { site } from '@everscan/contract/site';
import type { ServerMessages } from '@everscan/messages/in';
import { inlineHashes } from '../../platform/http/inline-hashes.ts';
import { Html, html } from '../../redirects/redirects.ts';
import { notInKit, STYLE } from './kit-pages.ts';

const POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'; style-src ${inlineHashes(
  STYLE.text,
).styles.map((hash) => `'${hash}'`)}; img-src data:; base-uri 'none'; form-action 'none'`;

/** The only page of a public kit, in English, with a part for each state of a code. @param scripts their paths */
export function publicPage({ pages: m }: ServerMessages, scripts: readonly string[]): string {
  const preloads = scripts.map((path) => html`<link rel="modulepreload" href="${path}">`.text);
  const part = (id: string, title: string, ...texts: readonly string[]) => {
    const body = texts.map((text) => html`<p>${text}</p>`.text).join('');
    return html`<section id="${id}" hidden><h1>${title}</h1>${new Html(body)}</section>`;
  };
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="strict-origin-when-cross-origin"><link rel="icon" href="data:,"><title>${site.name}</title>${STYLE}${new Html(preloads.join(''))}<script type="module" src="/kit/open.js"></script></head><body>
<section id="wait"><h1>${site.name}</h1><p role="status">Finding out where this code leads. This takes a few seconds at most.</p><noscript><p>This page needs JavaScript: the address is encrypted, and only the code itself can decrypt it. Turn JavaScript on, or scan the code with another browser.</p></noscript></section>
<section id="preview" hidden><h1>${m.previewTitle}</h1><p id="code"></p><p><a id="link" rel="noreferrer nofollow"></a></p></section>
<section id="message" hidden><h1>${m.pausedTitle}</h1><p>${m.pausedMessage}</p><blockquote id="text" dir="auto"></blockquote></section>
${part('paused', m.pausedTitle, m.pausedText)}
${part('not-yet', m.notYetTitle, m.notYetText)}
${part('ended', m.expiredTitle, m.expiredText)}
${part('deleted', m.deletedTitle, m.deletedText)}
${part('disabled', m.disabledTitle, m.disabledText)}
${part('unknown', ...notInKit(m))}
${part('failed', 'This code could not be looked up', 'Reload the page to try again. It needs an internet connection, an address that begins with https, and a browser released in 2021 or later.')}
</body></html>
`.text;
}
