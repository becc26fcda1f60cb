import { site } from '@everscan/contract/site';
import { inlineHashes } from '../../platform/http/inline-hashes.ts';
import {
  type Answer,
  answerOf,
  type BlockedHosts,
  checkedLink,
  Html,
  html,
  type PageTexts,
  type RedirectRow,
} from '../../redirects/serve.ts';

/** The response of a code from a time on, in ms since 1970-01-01 UTC; 0 is the first one. */
export type Phase = { from: number; answer: Answer };

/** The responses that the server would give at `now` and after each later change in the link's schedule. */
export function phasesOf(row: RedirectRow, now: number, blocked: BlockedHosts): Phase[] {
  const link = checkedLink(row);
  const answerAt = (time: number) => answerOf(link, time, blocked);
  const later = row.state === 'active' ? [row.starts_at, row.ends_at] : [];
  const changes = later.filter((from) => from !== null && from > now) as number[];
  return [
    { from: 0, answer: answerAt(now) },
    ...changes.map((from) => ({ from, answer: answerAt(from) })),
  ];
}

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

/** The pages of a kit, in English. All text in them is escaped. */
export function buildKitPages(m: PageTexts) {
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

  const missing = html`<h1>This code was not found</h1><p>${m.unknownTyped}</p><p>If you scanned it, the code is newer than this copy of ${site.name}’s short links, is damaged, or was not made with ${site.name}.</p>`;
  return {
    /** The page of a code. */
    of(code: string, phases: readonly Phase[]): string {
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
    /** Leads to the page of a code in lower case, and explains unknown codes. */
    missing: page(new Html(''), missing, FIND),
    root: page(new Html(''), html`<h1>${m.rootTitle(site.name)}</h1>`, new Html('')),
  };
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
