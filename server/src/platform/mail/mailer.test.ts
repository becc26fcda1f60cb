import { createServer } from 'node:net';
import { emailSchema } from '@everscan/contract/email';
import { expect, onTestFinished, test } from 'vitest';
import { refusal, startMailbox } from '../../testing/smtp.ts';
import { buildMailer, type Mail } from './mailer.ts';

const TO = { name: 'The Operator', address: 'operator@example.org' };
const mail: Mail = {
  to: TO,
  messageId: 'a@example.org',
  date: new Date(0),
  replyTo: 'jane@example.com',
  subject: 'Feedback',
  text: 'I like the dots.',
};

test.each([
  ['unicode', 'Schöne Punkte, 很好, 🙂🏽, עברית'],
  ['a line of 5,000 characters', 'ü'.repeat(5000)],
  ['dots at the start of lines', '.\n..\n.hidden\n.\nthe end'],
  ['an end of mail in the middle', 'before\n.\nMAIL FROM:<x@y.example>\n.\nafter'],
  ['an end of mail that only some servers recognise', 'before\r.\rQUIT\n.\r\r\nafter\n.\rmore'],
  ['text that looks like headers', 'Bcc: x@y.example\n\nSubject: other'],
  ['text that looks encoded', '=3D =\n =?utf-8?q?=41?= &amp; %41'],
  ['control characters', 'a\u001b[31mb\u0007c\u202ed'],
  ['spaces and tabs at the ends of lines', 'one \ntwo\t\n  three'],
])('delivers %s unchanged', async (_, text) => {
  const mailbox = await startMailbox();
  await send(mailbox.url, { text });
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]?.text).toBe(`${text.replace(/\r\n?|\n/g, '\r\n')}\r\n`);
});

test.each([
  ['a header', 'a@b.example\r\nBcc: victim@example.net'],
  ['a line feed', 'a@b.example\nBcc: victim@example.net'],
  ['another address', 'a@b.example, victim@example.net'],
  ['an address in angle brackets', 'a@b.example> <victim@example.net'],
  ['a group', 'g: victim@example.net;'],
  ['nothing', ''],
])('sends only to the operator when the address for replies contains %s', async (_, replyTo) => {
  const mailbox = await startMailbox();
  await send(mailbox.url, { replyTo });
  expect(mailbox.mails.map(({ to }) => to)).toEqual([[TO.address]]);
  const { headers } = mailbox.mails[0] ?? {};
  expect(Object.keys(headers ?? {})).not.toContain('bcc');
  expect(headers?.to).toBe('The Operator <operator@example.org>');
});

test('delivers to every address that the forms accept', async () => {
  const mailbox = await startMailbox();
  const address = "a!#$%&'*+-/=?^_`{|}~b@example.xn--p1ai";
  expect(emailSchema.parse(address)).toBe(address);
  await send(mailbox.url, { to: { name: '', address } });
  // The test's mail server decodes the domain of the envelope.
  const decoded = address.replace('xn--p1ai', 'рф');
  expect(mailbox.mails.map(({ to, headers }) => [to, headers.to])).toEqual([[[decoded], address]]);
});

test('signs in with the decoded name and password of the URL', async () => {
  const mailbox = await startMailbox({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'us@er' && password === 'p/ä:ss' ? done(null, { user: 1 }) : done(refusal(535)),
  });
  const url = (password: string) =>
    `${mailbox.url.replace('//', `//us%40er:${password}@`)}?requireTLS=false`;
  await send(url('p%2F%C3%A4%3Ass'));
  expect(mailbox.mails).toHaveLength(1);
  await expect(send(url('wrong'))).rejects.toMatchObject({ isAboutThisMail: false });
});

test('never sends a password unencrypted, unless the URL asks for it', async () => {
  let asked = 0;
  const mailbox = await startMailbox({
    onAuth: (_auth, _session, done) => {
      asked += 1;
      done(null, { user: 1 });
    },
  });
  const url = mailbox.url.replace('//', '//user:secret@');
  await expect(send(url)).rejects.toThrow('ETLS');
  expect([asked, mailbox.mails]).toEqual([0, []]);
});

test.each([
  ['smtps', { secure: true }],
  ['smtp', { disabledCommands: [] }],
])(
  '%s: sends nothing to a server with a self-signed certificate, unless the URL allows it',
  async (scheme, options) => {
    const mailbox = await startMailbox(options);
    const url = mailbox.url.replace('smtp', scheme);
    await expect(send(url)).rejects.toThrow(/SELF_SIGNED|CERT/);
    expect(mailbox.mails).toHaveLength(0);
    await send(`${url}?tls.rejectUnauthorized=false`);
    expect(mailbox.mails.map(({ secure }) => secure)).toEqual([true]);
  },
);

test.each([
  ['accepts the connection and stays silent', ''],
  ['greets and then stays silent', '220 hello\r\n'],
])('gives up on a server that %s', async (_, greeting) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write(greeting);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const sending = send(`smtp://127.0.0.1:${port}`, {}, { silenceMs: 50 });
  await expect(sending).rejects.toThrow(/ETIMEDOUT/);
});

test('stops sending when the caller cancels', async () => {
  const stop = new AbortController();
  const mailbox = await startMailbox({ onMailFrom: () => stop.abort() });
  const mailer = buildMailer({ smtpUrl: mailbox.url, from: 'a@example.org' });
  await expect(mailer.send(mail, stop.signal)).rejects.toThrow('EABORT');
});

test('reports only the codes of a rejection, since the server may quote the password or the mail', async () => {
  const mailbox = await startMailbox({
    authOptional: false,
    onAuth: ({ password }, _session, done) => done(refusal(535, `not ${password}`)),
  });
  const url = `${mailbox.url.replace('//', '//user:secret@')}?requireTLS=false`;
  await expect(send(url)).rejects.toThrow(/^EAUTH AUTH PLAIN 535$/);
  const strict = await startMailbox({
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => done(refusal(554, 'I do not like "dots"')));
    },
  });
  await expect(send(strict.url)).rejects.toMatchObject({
    message: 'EMESSAGE DATA 554',
    isAboutThisMail: true,
  });
});

function send(smtpUrl: string, changes: Partial<Mail> = {}, options = {}): Promise<void> {
  const mailer = buildMailer({ smtpUrl, from: 'noreply@example.org', ...options });
  return mailer.send({ ...mail, ...changes }, new AbortController().signal);
}
