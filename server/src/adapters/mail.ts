import type { NodemailerError } from 'nodemailer';

/** Longest silence of the server while connecting, greeting and talking, in ms. */
const SILENCE_MS = 15_000;
/** Longest time for one mail, in ms, however busily the server talks. */
export const MAIL_TIMEOUT_MS = 60_000;

/** A mail of plain text. */
export type Mail = {
  /** Without the angle brackets. The same for a mail that is sent again. */
  messageId: string;
  date: Date;
  /** Where answers go. May come from anybody. */
  replyTo: string;
  subject: string;
  text: string;
};

export type Mailer = {
  /** Resolves when the server has accepted the mail. @throws {MailError} */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
};

/** Why a mail was not accepted; without anything that was said to the server. */
export class MailError extends Error {
  /** True when the server refused this mail: the next may fare better. */
  readonly aboutThisMail: boolean;

  constructor(message: string, aboutThisMail: boolean) {
    super(message);
    this.aboutThisMail = aboutThisMail;
  }
}

type Options = {
  /** `smtp:` takes STARTTLS where offered, `smtps:` is TLS from the first byte. */
  smtpUrl: string;
  from: string;
  /** The only recipient there is. */
  to: { name: string; address: string };
  silenceMs?: number;
};

/** Sends mails to one recipient over SMTP, one connection for each. */
export function buildMailer({ smtpUrl, from, to, silenceMs = SILENCE_MS }: Options): Mailer {
  // Who sends no mail need not hold its library in memory.
  const loaded = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: smtpUrl, // what its query says wins, such as ?requireTLS=false or ?tls.rejectUnauthorized=false
      requireTLS: new URL(smtpUrl).password !== '', // no password in the clear
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      dnsTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    async send({ messageId, date, replyTo, subject, text }, signal) {
      try {
        const transport = await loaded;
        await transport.sendMail({
          from,
          to,
          // An object is taken as one address whatever is in it; a text would be parsed as a list.
          replyTo: { name: '', address: replyTo },
          subject,
          text,
          encoding: 'quoted-printable',
          messageId: `<${messageId}>`,
          date,
          // So that a responder does not write to an address that nobody has verified (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([signal, AbortSignal.timeout(MAIL_TIMEOUT_MS)]),
        });
      } catch (error) {
        throw describe(error as NodemailerError);
      }
    },
  };
}

/**
 * Codes only: a server's answer, which the error's message has in it, may quote what we said to it,
 * the password or the mail.
 */
function describe(error: NodemailerError): MailError {
  const { code, originalCode, timeoutType, responseCode, command } = error;
  const details = [code, originalCode ?? timeoutType, command, responseCode];
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailError(details.filter(Boolean).join(' '), aboutThisMail);
}
