import { site } from '@everscan/contract/site';
import { Html, html } from './html.ts';
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
    html`Spam or scam? <a href="${publicUrl}/report?code=${code}">Report this code</a>`;

  const ofState = {
    'not-yet': plain(404, 'Not active yet', 'This code is not active yet. Please come back later.'),
    ended: plain(410, 'This code has expired', 'It is no longer in use.'),
    deleted: plain(410, 'This code was deleted', 'The owner deleted it.'),
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
        protocol === 'http:' ? html`<p>This connection is not secure (HTTP).</p>` : new Html('');
      const body = html`<p>Nothing has been opened yet. Code ${code} opens:</p>
<dl><div><dt>Website</dt><dd>${host}</dd></div>
<div><dt>Full address</dt><dd class="address" tabindex="0">${location}</dd></div></dl>${warning}
<a class="button" href="${location}" rel="noreferrer nofollow">Continue to this website</a>`;
      return page(200, 'What this code opens', body, report(code));
    },
    fixed: {
      unknown: page(
        404,
        'This code does not exist',
        html`<p>If you typed the address, compare it with the print, letter by letter. Upper and lower
case make no difference.</p><p>If you scanned it, the code is damaged or was not made with ${site.name}.</p><a class="button" href="${publicUrl}/">Make a QR code</a>`,
      ),
      unavailable: {
        ...plain(
          503,
          'Please try again',
          'We cannot look up this code right now. Try again in a moment.',
        ),
        headers: ['retry-after', '2'],
      },
      'too-many': {
        ...plain(
          429,
          'Please wait a minute',
          'Too many codes that do not exist were requested from your connection.',
        ),
        headers: ['retry-after', '60'],
      },
      'wrong-method': {
        ...plain(405, 'This is a short link', 'It can only be opened, with a GET request.'),
        headers: ['allow', 'GET, HEAD'],
      },
      root: page(
        200,
        `Short links of ${site.name}`,
        html`<p>QR codes made with ${site.name} open through this address.
Add a + to a short link to see where it leads before you open it.</p><a class="button" href="${publicUrl}/">Go to ${site.name}</a>`,
      ),
    },
  };
}
