import { expect, test } from 'vitest';
import { openPostgres } from '../../server/src/testing/databases.ts';
import { storeWaiting } from '../../server/src/testing/feedback.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { startMailbox } from '../../server/src/testing/smtp.ts';

const MAIL_FROM = 'Everscan <noreply@example.org>';

const mailVariables = ({ url }: { url: string }) => ({
  SMTP_URL: url,
  MAIL_FROM,
  PUBLIC_URL: 'https://qr.example',
});

test('mails new feedback right away, and waiting feedback at start', async () => {
  const mailbox = await startMailbox();
  const { db, location } = await openPostgres();
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  await storeWaiting(db, [{ message: 'from before the start' }]);
  const server = await startServer({
    DATABASE_URL: location.postgresUrl,
    ...mailVariables(mailbox),
  });
  const port = await server.port;
  const feedback = () =>
    mailbox.mails.filter(({ headers }) => headers['message-id']?.startsWith('<feedback-'));
  const texts = () => feedback().map(({ text }) => text);
  await expect.poll(texts).toEqual(['from before the start\r\n']);
  await sendFeedback(port, 'from right now');
  await expect.poll(texts).toEqual(['from before the start\r\n', 'from right now\r\n']);
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
});

test('keeps feedback without SMTP_URL and mails it once one is set', async () => {
  const { db, location } = await openPostgres();
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  const server = await startServer({ DATABASE_URL: location.postgresUrl });
  const port = await server.port;
  await sendFeedback(port, 'I can wait.');
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(metrics).toMatch(/^mails_waiting\{kind="feedback"\} 1$/m);
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  const rows = await db.selectFrom('mails').select(['attempts', 'sent_at']).execute();
  expect(rows).toEqual([{ attempts: 0, sent_at: null }]);
});

test('two servers on one database send each mail once', async () => {
  const mailbox = await startMailbox();
  const { db, location } = await openPostgres();
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  await storeWaiting(db, Array(40).fill({}));
  const variables = { DATABASE_URL: location.postgresUrl, ...mailVariables(mailbox) };
  const servers = await Promise.all([startServer(variables), startServer(variables)]);
  const waiting = db.selectFrom('mails').select('id').where('sent_at', 'is', null);
  await expect.poll(() => waiting.execute()).toEqual([]);
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ exited }) => exited));
  const ids = mailbox.mails.map(({ headers }) => headers['message-id']);
  expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
});

test('exits cleanly while the mail server hangs', async () => {
  const connected = Promise.withResolvers<void>();
  const mailbox = await startMailbox({ onMailFrom: () => connected.resolve() });
  const { db, location } = await openPostgres();
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  await storeWaiting(db, [{}]);
  const server = await startServer({
    DATABASE_URL: location.postgresUrl,
    ...mailVariables(mailbox),
  });
  await connected.promise;
  server.child.kill('SIGTERM');
  expect((await server.exited).code).toBe(0);
  expect(server.output()).toContain('EABORT');
});

async function sendFeedback(port: number, message: string): Promise<void> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    });
  const email = 'writer@example.com';
  const registered = await post('/api/register', { email, password: 'correct horse' });
  const cookie = registered.headers.get('set-cookie')?.split(';')[0];
  const response = await post('/api/feedback', { email, message }, cookie);
  expect(response.status).toBe(200);
}
