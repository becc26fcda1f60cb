import { directionOf, type Language, pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import { type PageTexts, pageTextsIn } from '@everscan/messages/in';
import type { FastifyBaseLogger } from 'fastify';
import { inlineHashes } from '../platform/http/inline-hashes.ts';
import type { Answer } from './answer.ts';
import { Html, html, richHtml } from './html.ts';

export { type PageTexts, pageTextsIn };

export type Page = {
  status: number;
  html: string;
  /** Additional headers: names and values alternate. */
  headers?: readonly string[];
};

/** Pages that are the same for every code. */
export type FixedPage = 'unknown' | 'unavailable' | 'too-many' | 'wrong-method' | 'root';

export type Pages = {
  language: Language;
  /** The page for a code that does not redirect. */
  of(answer: Exclude<Answer, { location: string }>, code: string): Page;
  /** A page that shows where a code leads. */
  preview(location: string, code: string): Page;
  fixed: Readonly<Record<FixedPage, Page>>;
};

export type PagesIn = (language: Language) => Promise<Pages>;

/** Returns the pages in a language, which are built on first request; in English if that fails. */
export async function buildPages(publicUrl: string, log: FastifyBaseLogger): Promise<PagesIn> {
  const build = async (language: Language) =>
    pagesInLanguage(publicUrl, language, await pageTextsIn(language));
  const english = await build('en');
  const built = new Map<Language, Promise<Pages>>([['en', Promise.resolve(english)]]);
  return (language) => {
    const known = built.get(language);
    if (known) return known;
    const pages = build(language).catch((error: unknown) => {
      built.delete(language);
      log.error(
        { err: error, language },
        'the messages of a language cannot be loaded; pages are shown in English',
      );
      return english;
    });
    built.set(language, pages);
    return pages;
  };
}

/** The pages of short links in one language. All text in them is escaped. */
function pagesInLanguage(publicUrl: string, language: Language, m: PageTexts): Pages {
  const root = publicUrl + pathIn(language, '');
  const home = publicUrl + pathIn(language, '/');
  const about = richHtml(m.about, {
    home: () => html`<a href="${home}">${new URL(publicUrl).host}</a>`,
  });
  const page = (status: number, heading: string, body: Html, footer = about): Page => ({
    status,
    html: frame({ language, home, heading, body, footer }),
  });
  const plain = (status: number, heading: string, text: string) =>
    page(status, heading, html`<p>${text}</p>`);
  const homeButton = (label: string) => html`<a class="button" href="${home}">${label}</a>`;
  const report = (code: string) =>
    richHtml(m.report, {
      report: (text) => html`<a href="${root}/report?code=${code}">${text}</a>`,
    });

  const ofState = {
    'not-yet': plain(404, m.notYetTitle, m.notYetText),
    ended: plain(410, m.expiredTitle, m.expiredText),
    deleted: plain(410, m.deletedTitle, m.deletedText),
    disabled: plain(410, m.disabledTitle, m.disabledText),
  };

  return {
    language,
    of(answer, code) {
      if (answer.page !== 'paused') return ofState[answer.page];
      const { text } = answer;
      const body = text
        ? html`<p>${m.pausedMessage}</p><blockquote dir="auto">${text}</blockquote>`
        : html`<p>${m.pausedText}</p>`;
      return page(200, m.pausedTitle, body, report(code));
    },
    preview(location, code) {
      const { host, protocol } = new URL(location);
      const warning = protocol === 'http:' ? html`<p>${m.insecure}</p>` : new Html('');
      const body = html`<p>${m.previewText(code)}</p>
<dl><div><dt>${m.website}</dt><dd>${host}</dd></div>
<div><dt>${m.fullAddress}</dt><dd class="address" dir="ltr" tabindex="0">${location}</dd></div></dl>${warning}
<a class="button" href="${location}" rel="noreferrer nofollow">${m.continueTo}</a>`;
      return page(200, m.previewTitle, body, report(code));
    },
    fixed: {
      unknown: page(
        404,
        m.unknownTitle,
        html`<p>${m.unknownTyped}</p><p>${m.unknownScanned(site.name)}</p>${homeButton(m.makeCode)}`,
      ),
      unavailable: {
        ...plain(503, m.unavailableTitle, m.unavailableText),
        headers: ['retry-after', '2'],
      },
      'too-many': {
        ...plain(429, m.tooManyTitle, m.tooManyText),
        headers: ['retry-after', '60'],
      },
      'wrong-method': {
        ...plain(405, m.wrongMethodTitle, m.wrongMethodText),
        headers: ['allow', 'GET, HEAD'],
      },
      root: page(
        200,
        m.rootTitle(site.name),
        html`<p>${m.rootText(site.name)}</p>${homeButton(m.goTo(site.name))}`,
      ),
    },
  };
}

/** The colours of web/src/app.css. These pages load no fonts or other files. */
const STYLE = `
:root{color-scheme:light dark;--page:#f7f8f7;--surface:#fff;--raised:#f1f3f2;--line:#e3e7e5;--ink:#101715;--muted:#56615c;--accent:#0a6e4f;--accent-hover:#085a41;--on-accent:#fff;--shadow:0 1px 2px rgb(16 23 21/.04),0 4px 16px -8px rgb(16 23 21/.08)}
@media (prefers-color-scheme:dark){:root{--page:#0c0f0e;--surface:#131816;--raised:#1c2320;--line:#27302c;--ink:#eef2f0;--muted:#9ba7a1;--accent:#4cd3a0;--accent-hover:#75e0b8;--on-accent:#06140e;--shadow:none}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--page);color:var(--ink);font:16px/1.6 Geist,ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
header,footer{width:100%;max-width:34rem;margin:0 auto;padding:1.5rem 1.25rem}
header a{display:flex;width:fit-content;align-items:center;gap:.625rem;color:var(--ink);font-size:1.0625rem;font-weight:600;letter-spacing:-.02em;text-decoration:none}
header svg{width:1.75rem;height:1.75rem;color:var(--accent)}
main{flex:1;display:grid;align-items:center;width:100%;max-width:34rem;margin:0 auto;padding:0 1.25rem}
article{padding:2rem;border:1px solid var(--line);border-radius:1rem;background:var(--surface);box-shadow:var(--shadow)}
h1{font-size:1.5rem;line-height:1.25;font-weight:600;letter-spacing:-.025em;text-wrap:balance}
[dir=rtl] h1{letter-spacing:0}
p{margin-top:.75rem;color:var(--muted);text-wrap:pretty}
blockquote{margin-top:1.25rem;padding:.875rem 1rem;border-inline-start:3px solid var(--accent);border-radius:.625rem;border-start-start-radius:.25rem;border-end-start-radius:.25rem;background:var(--raised);color:var(--ink);white-space:pre-line}
dl{margin-top:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--raised)}
dl div{padding:.75rem 1rem}
dl div+div{border-top:1px solid var(--line)}
dt{color:var(--muted);font-size:.8125rem}
dd{font-size:1.125rem;font-weight:600}
dd.address{max-height:14rem;overflow:auto;font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
.button{display:inline-block;margin-top:1.5rem;padding:.625rem 1.125rem;border-radius:.625rem;background:var(--accent);color:var(--on-accent);font-weight:500;text-decoration:none}
.button:hover{background:var(--accent-hover)}
a{color:var(--accent);text-underline-offset:4px}
a:focus-visible,dd:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:.375rem}
footer{color:var(--muted);font-size:.875rem}
@media (max-width:30rem){article{padding:1.5rem 1.25rem}}
`;

/** The logo of web/src/ui/home-link.tsx. */
const MARK = new Html(
  '<svg viewBox="0 0 28 28" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" d="M25.2 14V9.8A7 7 0 0 0 18.2 2.8H9.8A7 7 0 0 0 2.8 9.8V18.2A7 7 0 0 0 9.8 25.2H14"/><rect x="9" y="9" width="10" height="10" rx="3.2" fill="currentColor"/><circle cx="22.6" cy="22.6" r="2.9" fill="currentColor"/></svg>',
);

const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

type Frame = {
  language: Language;
  /** Address of the site's home page. */
  home: string;
  /** Also the title. */
  heading: string;
  body: Html;
  /** Shown below the card. */
  footer: Html;
};

function frame({ language, home, heading, body, footer }: Frame): string {
  return html`<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${heading} | ${site.name}</title>
${STYLE_ELEMENT}
</head>
<body>
<header><a href="${home}">${MARK}${site.name}</a></header>
<main><article>
<h1>${heading}</h1>
${body}
</article></main>
<footer>${footer}</footer>
</body>
</html>
`.text;
}

const [styleHash] = inlineHashes(STYLE_ELEMENT.text).styles;

/** Content security policy of these pages: only their own styles. */
export const PAGE_POLICY = `default-src 'none'; style-src '${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
