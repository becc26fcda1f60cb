import { type Language, pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import type { PageTexts } from '@everscan/messages/in';
import { Html, html, richHtml } from './html.ts';
import { frame } from './page-frame.ts';
import type { Answer } from './redirect-answer.ts';

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

/** The pages of short links in one language. All text in them is escaped. */
export function buildPages(publicUrl: string, language: Language, m: PageTexts): Pages {
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
