import { site } from '@everscan/contract/site';
import { inlineHashes } from '../../platform/http/inline-hashes.ts';
import { type Answer, Html, html, type PageTexts } from '../../redirects/redirects.ts';
import type { Phase } from './kit-phases.ts';

const STYLE = new Html(
  '<style>:root{color-scheme:light dark}body{max-width:34rem;margin:0 auto;padding:3rem 1.25rem;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25}</style>',
);

/** Shows the current phase by the visitor's clock, and opens its address unless a + asks for a preview. */
const FOLLOW = new Html(
  "<script>const all=[...document.querySelectorAll('section')],now=Date.now();const shown=all.filter(s=>Number(s.dataset.from)<=now).pop()||all[0];for(const s of all)s.hidden=s!==shown;const link=shown.querySelector('a');if(link&&!/(\\+|%2b)$/i.test(location.pathname+location.hash))location.replace(link.href)</script>",
);

/** The names of pages are in upper case; the + of a preview becomes a fragment. */
const FIND = new Html(
  "<script>const parts=/^\\/q\\/([0-9a-z-]{3,32})(\\+|%2b)?(?:[/.,);]|%20|&.*)?$/i.exec(location.pathname);const page=parts&&'/Q/'+parts[1].toUpperCase();if(parts&&parts[2])location.replace(page+'.html#+');else if(page&&page!==location.pathname)location.replace(page)</script>",
);

const POLICY = policy();
const PUBLIC_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'; style-src ${inlineHashes(
  STYLE.text,
).styles.map((hash) => `'${hash}'`)}; img-src data:; base-uri 'none'; form-action 'none'`;

/**
 * The title and texts for a code that the kit does not contain, one text for people who typed it and one for
 * people who scanned it.
 */
const notInKit = ({ unknownTyped }: PageTexts) =>
  [
    'This code was not found',
    unknownTyped,
    `If you scanned it, the code is newer than this copy of ${site.name}’s short links, is damaged, or was not made with ${site.name}.`,
  ] as const;

type KitPages = {
  /** The page of a code. */
  of(code: string, phases: readonly Phase[]): string;
  /** Leads to the page of a code in lower case, and explains unknown codes. */
  missing: string;
  root: string;
};

/** The pages of a kit, in English. All text in them is escaped. */
export function buildKitPages(m: PageTexts): KitPages {
  const states = {
    'not-yet': [m.notYetTitle, m.notYetText],
    ended: [m.expiredTitle, m.expiredText],
    deleted: [m.deletedTitle, m.deletedText],
    disabled: [m.disabledTitle, m.disabledText],
  } as const;

  function bodyOf(answer: Answer, code: string): Html {
    if ('location' in answer) {
      const { location } = answer;
      return html`<h1>${m.previewTitle}</h1><p>${code}</p><p><a href="${location}" rel="noreferrer nofollow">${location}</a></p>`;
    }
    if (answer.page === 'paused') {
      const text = answer.text
        ? html`<p>${m.pausedMessage}</p><blockquote dir="auto">${answer.text}</blockquote>`
        : html`<p>${m.pausedText}</p>`;
      return html`<h1>${m.pausedTitle}</h1>${text}`;
    }
    const [title, text] = states[answer.page];
    return html`<h1>${title}</h1><p>${text}</p>`;
  }

  const [title, typed, scanned] = notInKit(m);
  return {
    of(code, phases) {
      const sections = phases.map(({ from, answer }, i) => {
        const hidden = new Html(i === 0 ? '' : ' hidden');
        return html`<section data-from="${String(from)}"${hidden}>${bodyOf(answer, code)}</section>`
          .text;
      });
      const [first] = phases;
      const refresh =
        phases.length === 1 && first && 'location' in first.answer
          ? html`<noscript><meta http-equiv="refresh" content="0;url=${first.answer.location}"></noscript>`
          : new Html('');
      return page(refresh, new Html(sections.join('')), FOLLOW);
    },
    missing: page(new Html(''), html`<h1>${title}</h1><p>${typed}</p><p>${scanned}</p>`, FIND),
    root: page(new Html(''), html`<h1>${m.rootTitle(site.name)}</h1>`, new Html('')),
  };
}

/** The only page of a public kit, in English, with a part for each state of a code. @param scripts their paths */
export function publicPage(m: PageTexts, scripts: readonly string[]): string {
  const preloads = scripts.map((path) => html`<link rel="modulepreload" href="${path}">`.text);
  const part = (id: string, title: string, ...texts: readonly string[]) => {
    const body = texts.map((text) => html`<p>${text}</p>`.text).join('');
    return html`<section id="${id}" hidden><h1>${title}</h1>${new Html(body)}</section>`;
  };
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${PUBLIC_POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="strict-origin-when-cross-origin"><link rel="icon" href="data:,"><title>${site.name}</title>${STYLE}${new Html(preloads.join(''))}<script type="module" src="/kit/open.js"></script></head><body>
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

function page(head: Html, body: Html, script: Html): string {
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="strict-origin-when-cross-origin"><link rel="icon" href="data:,"><title>${site.name}</title>${STYLE}${head}</head><body>${body}${script}</body></html>
`.text;
}

function policy(): string {
  const { scripts, styles } = inlineHashes(STYLE.text + FOLLOW.text + FIND.text);
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  return `default-src 'none'; script-src ${quoted(scripts)}; style-src ${quoted(styles)}; img-src data:; base-uri 'none'; form-action 'none'`;
}
