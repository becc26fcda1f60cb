import { site } from '@everscan/contract/site';
import { Html, html } from './html.ts';
import { frame } from './page-frame.ts';
import type { Answer } from './redirect-answer.ts';

export type Page = {
  status: number;
  html: string;
  /** Further headers: names and values alternate. */
  headers?: readonly string[];
};

/** Pages that are the same for every code. */
export type FixedPage = 'unknown' | 'unavailable' | 'too-many' | 'wrong-method' | 'root';

export type Pages = {
  /** The page of a code that does not redirect. */
  of(answer: Exclude<Answer, { location: string }>, code: string): Page;
  /** Shows where a code leads. */
  preview(location: string, code: string): Page;
  fixed: Readonly<Record<FixedPage, Page>>;
};

/** The pages of short links. All text in them is escaped. */
export function buildPages(publicUrl: string): Pages {
  const home = html`<a href="${publicUrl}/">${new URL(publicUrl).host}</a>`;
  const about = html`This address is a short link of ${home}, which makes QR codes.`;
  const page = (status: number, heading: string, body: Html, footer = about): Page => ({
    status,
    html: frame(publicUrl, heading, body, footer),
  });
  const plain = (status: number, heading: string, text: string) =>
    page(status, heading, html`<p>${text}</p>`);
  const report = (code: string) =>
    html`Is this spam or harmful? <a href="${publicUrl}/report?code=${code}">Report this code</a>`;

  const ofState = {
    'not-yet': plain(404, 'Not active yet', 'This code is not active yet. Please come back later.'),
    ended: plain(410, 'No longer active', 'This code has expired.'),
    deleted: plain(410, 'This code was deleted', 'The owner has deleted this code.'),
    disabled: plain(410, 'This code is not available', 'It does not work at the moment.'),
  };

  return {
    of(answer, code) {
      if (answer.page !== 'paused') return ofState[answer.page];
      const { text } = answer;
      const body = text
        ? html`<p>A message from the owner:</p><blockquote>${text}</blockquote>`
        : html`<p>The owner has paused this code. Please try again later.</p>`;
      return page(200, 'This code is paused', body, report(code));
    },
    preview(location, code) {
      const { host, protocol } = new URL(location);
      const warning =
        protocol === 'http:'
          ? html`<p>The connection to this website is not encrypted.</p>`
          : new Html('');
      const body = html`<p>Nothing was opened. The code ${code} leads to:</p>
<dl><div><dt>Website</dt><dd>${host}</dd></div>
<div><dt>Full address</dt><dd class="address" tabindex="0">${location}</dd></div></dl>${warning}
<a class="button" href="${location}" rel="noreferrer nofollow">Continue to this website</a>`;
      return page(200, 'Where this code leads', body, report(code));
    },
    fixed: {
      unknown: page(
        404,
        'This code does not exist',
        html`<p>The address may be mistyped: compare it with the printed one, letter by letter. Upper and
lower case make no difference.</p><p>If you scanned it, the code was not made with ${site.name}, or it
is incomplete.</p><a class="button" href="${publicUrl}/">Make a QR code</a>`,
      ),
      unavailable: {
        ...plain(
          503,
          'Please try again',
          'We cannot look up this code at the moment. Please try again in a few seconds.',
        ),
        headers: ['retry-after', '2'],
      },
      'too-many': {
        ...plain(
          429,
          'Please wait a minute',
          'Your connection requested too many codes that do not exist.',
        ),
        headers: ['retry-after', '60'],
      },
      'wrong-method': {
        ...plain(405, 'This is a short link', 'It can be opened, but it does not accept data.'),
        headers: ['allow', 'GET, HEAD'],
      },
      root: page(
        200,
        `Short links of ${site.name}`,
        html`<p>Dynamic QR codes made with ${site.name} use this address. Add a + to a link to see where it
leads.</p><a class="button" href="${publicUrl}/">Go to ${site.name}</a>`,
      ),
    },
  };
}
