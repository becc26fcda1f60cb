import type { NodemailerError } from 'nodemailer';
import { certificateAdvice, TRUST_MAIL_SERVER } from '../certificate-advice.ts';

/** Longest time without a response from the mail server, in ms. */
const SILENCE_MS = 15_000;
/** Longest time for one mail in total, in ms. */
export const MAIL_TIMEOUT_MS = 60_000;

export type Mail = {
  /** Without angle brackets; the same in every attempt to send the mail. */
  messageId: string;
  date: Date;
  /** One recipient. */
  to: { name: string; address: string };
  /** Address for replies, which may contain anything. */
  replyTo?: string;
  subject: string;
  text: string;
  /** The same content for clients that show HTML. */
  html?: string;
};

export type Mailer = {
  /** Resolves when the server accepts the mail. @throws {MailError} */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
};

/** Why a mail was not accepted. The message contains nothing that was sent to the server. */
export class MailError extends Error {
  /** True when the server refused this mail only: the next one may be accepted. */
  readonly isAboutThisMail: boolean;
  /** What the operator can do, if it is known. It ends the message. */
  readonly advice: string | undefined;

  constructor(reason: string, isAboutThisMail: boolean, advice?: string) {
    super(advice === undefined ? reason : `${reason}. ${advice}`);
    this.isAboutThisMail = isAboutThisMail;
    this.advice = advice;
  }
}

type Options = {
  /** `smtp:` uses STARTTLS where the server offers it, `smtps:` TLS from the first byte. */
  smtpUrl: string;
  from: string;
  silenceMs?: number;
};

/** Sends mails over SMTP, each over a separate connection. */
export function buildMailer(options: Options): Mailer {
  const { from } = options;
  const loaded = loadTransport(options);
  return {
    async send({ messageId, date, to, replyTo, subject, text, html }, signal) {
      try {
        const transport = await loaded;
        await transport.sendMail({
          from,
          to,
          // An object is one address, whatever it contains; a string would be parsed as a list.
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          ...(html !== undefined && { html }),
          encoding: 'quoted-printable',
          messageId: `<${messageId}>`,
          date,
          // Keeps automatic responders from writing to an unverified address (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([signal, AbortSignal.timeout(MAIL_TIMEOUT_MS)]),
        });
      } catch (error) {
        throw describe(error as NodemailerError);
      }
    },
  };
}

/** Connects and signs in as if to send a mail, but sends nothing. @throws {MailError} */
export async function checkMailServer(options: Omit<Options, 'from'>): Promise<void> {
  const transport = await loadTransport(options);
  try {
    await transport.verify();
  } catch (error) {
    throw describe(error as NodemailerError);
  } finally {
    transport.close();
  }
}

async function loadTransport({ smtpUrl, silenceMs = SILENCE_MS }: Omit<Options, 'from'>) {
  // Loaded here, because servers without SMTP do not need the library in memory.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl, // its query overrides these options, such as ?requireTLS=false or ?tls.rejectUnauthorized=false
    requireTLS: new URL(smtpUrl).password !== '', // no password in the clear
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Codes only: the error's message contains the server's response, which may quote the password or the mail. */
function describe(error: NodemailerError): MailError {
  const { code, originalCode, timeoutType, responseCode, command } = error;
  const details = [code, originalCode ?? timeoutType, command, responseCode];
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const text = details.filter(Boolean).join(' ');
  return new MailError(text, isAboutThisMail, certificateAdvice(text, TRUST_MAIL_SERVER));
}
