import { type Language, languages } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import type { ServerMessages } from '@everscan/messages/in';
import { formatsOf } from '@everscan/messages/intl';
import type { ComposedMail } from './outbox.ts';

type Content = {
  language: Language;
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** Shown after the first paragraph. */
  link?: { label: string; address: string };
};

/**
 * Mail programs that follow the system's theme use these colours; others keep the light ones or compute their
 * own dark ones. `!important` overrides the inline styles, which programs without support for style sheets
 * need.
 */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #121614 !important }
.card { background: #1c221f !important; color: #e8eeea !important }
.quiet { color: #9aa8a1 !important }
.button { background: #6fd3ae !important; color: #08251b !important }
}`;

/**
 * A mail to a user, as plain text and as HTML. It loads nothing from any server, so that nobody learns when
 * it is opened.
 */
export function composeMail({ language, to, subject, paragraphs, link }: Content): ComposedMail {
  const [first = '', ...rest] = paragraphs;
  const { direction } = formatsOf(language);
  const closing = `${site.name} · ${site.operator.email}`;
  return {
    to: { name: '', address: to },
    subject,
    text: [first, link?.address, ...rest, closing].filter(Boolean).join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title><style>
:root { color-scheme: light dark }
${DARK}
</style></head><body class="page" dir="${direction}" style="margin:0;padding:32px 16px;background:#f6f7f6">
<div class="card" style="max-width:480px;margin:0 auto;padding:32px;border-radius:16px;background:#fff;color:#17201c;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${paragraph(first)}${link ? button(link) : ''}${rest.map(paragraph).join('')}
<p class="quiet" style="margin:24px 0 0;color:#5d6863;font-size:14px">${escapeHtml(closing)}</p>
</div></body></html>`,
  };
}

/** The language of a mail, English when it is unknown. */
export const knownLanguage = (chosen: string | null) =>
  languages.find(({ id }) => id === chosen)?.id ?? 'en';

/** A time for a mail, in UTC, such as `on 2026-07-15 at 12:00 UTC`. */
export function mailTime(m: ServerMessages['mails'], ms: number): string {
  const [day = '', time = ''] = new Date(ms).toISOString().slice(0, 16).split('T');
  return m.utcTime(day, time);
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const button = ({ label, address }: NonNullable<Content['link']>) =>
  `<p style="margin:0 0 16px"><a class="button" href="${escapeHtml(address)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#0a6e4f;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
