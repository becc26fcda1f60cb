/**
 * The words of every mail. Features say which mail goes to whom and with which values, and know no words;
 * `writeMail(publicUrl, { kind: 'password-reset', to, language, params: { token } })` writes it.
 */
import { directionOf, type Language, languages, pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import { type MailTexts, mailTextsIn } from '@everscan/messages/in';
import type { ComposedMail } from '../platform/mail/outbox.ts';

/** The values of each mail. `at` is when it happened, and `token` what follows the # of a link. */
type Params = {
  'password-reset': { token: string };
  'password-changed': { at: number };
  'address-verify': { token: string };
  'address-change': { token: string };
  /** Instead of `address-change`, when the new address already has an account. */
  'address-taken': object;
  'address-changed': { at: number; newAddress: string; token: string };
  'factor-added': { at: number; token: string };
  'factor-removed': { at: number };
  'recovery-code-used': { at: number; codesLeft: number };
  'recovery-codes-replaced': { at: number };
  invitation: { token: string };
  'identity-connected': { at: number };
  'identity-removed': { at: number };
};

/** A message to the operator. The writer's address is not verified, so it serves only for replies. */
type Feedback = { kind: 'feedback'; params: { email: string; message: string } };

/** A mail to a user, whose chosen language is null if it is not known. */
type UserMail = {
  [Kind in keyof Params]: { kind: Kind; to: string; language: string | null; params: Params[Kind] };
}[keyof Params];

export type Mail = UserMail | Feedback;

/** @param publicUrl the origin of the site */
export async function writeMail(publicUrl: string, mail: Mail): Promise<ComposedMail> {
  if (mail.kind === 'feedback') return writeFeedback(mail);
  const language = languages.find(({ id }) => id === mail.language)?.id ?? 'en';
  const m = await mailTextsIn(language);
  const write = wordsIn(m, (path) => publicUrl + pathIn(language, path))[mail.kind];
  return composeMail({ language, to: mail.to, ...write(mail.params as never) });
}

type Words = { [Kind in keyof Params]: (params: Params[Kind]) => MailContent };

/** @param addressOf the address of a page in the language of `m` */
function wordsIn(m: MailTexts, addressOf: (path: string) => string): Words {
  const alarm = m.changedAlarm(addressOf('/login'));
  const link = (label: string, path: string, token: string) => {
    return { label, address: `${addressOf(path)}#${token}` };
  };
  /** In UTC, such as `on 2026-07-15 at 12:00 UTC`. */
  const time = (ms: number) => {
    const [day = '', minute = ''] = new Date(ms).toISOString().slice(0, 16).split('T');
    return m.utcTime(day, minute);
  };
  return {
    'password-reset': ({ token }) => ({
      subject: m.resetSubject(site.name),
      paragraphs: [m.resetText, m.resetIgnore],
      link: link(m.resetButton, '/reset', token),
    }),
    'password-changed': ({ at }) => ({
      subject: m.changedSubject(site.name),
      paragraphs: [m.changedText(time(at)), alarm],
    }),
    'address-verify': ({ token }) => ({
      subject: m.verifySubject(site.name),
      paragraphs: [m.verifyText(site.name), m.verifyIgnore],
      link: link(m.verifyButton, '/verify-email', token),
    }),
    'address-change': ({ token }) => ({
      subject: m.changeSubject(site.name),
      paragraphs: [m.changeText(site.name), m.changeIgnore],
      link: link(m.verifyButton, '/verify-email', token),
    }),
    'address-taken': () => ({
      subject: m.takenSubject(site.name),
      paragraphs: [m.takenText(site.name), m.takenAdvice(addressOf('/login'))],
    }),
    'address-changed': ({ at, newAddress, token }) => ({
      subject: m.movedSubject(site.name),
      paragraphs: [m.movedText(time(at), newAddress), m.movedIgnore],
      link: link(m.movedButton, '/restore-email', token),
    }),
    'factor-added': ({ at, token }) => ({
      subject: m.factorAddedSubject(site.name),
      paragraphs: [m.factorAddedText(time(at)), m.movedIgnore],
      link: link(m.resetButton, '/reset', token),
    }),
    'factor-removed': ({ at }) => ({
      subject: m.factorRemovedSubject(site.name),
      paragraphs: [m.factorRemovedText(time(at)), alarm],
    }),
    'recovery-code-used': ({ at, codesLeft }) => ({
      subject: m.recoveryUsedSubject(site.name),
      paragraphs: [m.recoveryUsedText(time(at)), m.recoveryLeft(codesLeft), alarm],
    }),
    'recovery-codes-replaced': ({ at }) => ({
      subject: m.recoveryReplacedSubject(site.name),
      paragraphs: [m.recoveryReplacedText(time(at)), alarm],
    }),
    invitation: ({ token }) => ({
      subject: m.invitationSubject(site.name),
      paragraphs: [m.invitationText(site.name), m.invitationIgnore],
      link: link(m.invitationButton, '/invitation', token),
    }),
    'identity-connected': ({ at }) => ({
      subject: m.connectedSubject(site.name),
      paragraphs: [m.connectedText(time(at)), alarm, m.connectedAlarm],
    }),
    'identity-removed': ({ at }) => ({
      subject: m.disconnectedSubject(site.name),
      paragraphs: [m.disconnectedText(time(at)), alarm],
    }),
  };
}

function writeFeedback({ params: { email, message } }: Feedback): ComposedMail {
  const { name, email: address } = site.operator;
  const subject = `Feedback on ${site.name}`;
  return { to: { name, address }, replyTo: email, subject, text: message };
}

/** What a mail says, in one language. */
type MailContent = {
  subject: string;
  paragraphs: readonly string[];
  /** Shown after the first paragraph. */
  link?: { label: string; address: string };
};

type Content = MailContent & { language: Language; to: string };

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
  const direction = directionOf(language);
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
