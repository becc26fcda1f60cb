import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { runDoctorCommand } from '../../server/src/operations/commands.ts';
import { makeCertificate } from '../../server/src/testing/certificate.ts';
import { openPostgres } from '../../server/src/testing/databases.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { newDataDir } from '../../server/src/testing/short-links.ts';
import { startMailbox } from '../../server/src/testing/smtp.ts';

const { key, cert } = makeCertificate();

test('a server with a certificate of its own for PostgreSQL says what to do, and that works', async () => {
  const url = await startTlsPostgres();
  const refused = await startServer({ DATABASE_URL: `${url}?sslmode=require` });
  expect((await refused.exited).code).toBe(1);
  expect(refused.output()).toContain('PostgreSQL: self-signed certificate');
  expect(refused.output()).toContain('add sslrootcert=FILE');
  const report = await doctor({ DATABASE_URL: `${url}?sslmode=verify-full` });
  expect(report).toMatch(/✗ Database: .*DEPTH_ZERO_SELF_SIGNED_CERT\. .*sslrootcert=FILE/);
  const file = join(await newDataDir(), 'ca.pem');
  const missing = await startServer({ DATABASE_URL: `${url}?sslrootcert=${file}` });
  expect((await missing.exited).code).toBe(1);
  expect(missing.output()).toContain(`DATABASE_URL names a missing file, sslrootcert=${file}`);
  await writeFile(file, cert);
  const query = `?sslmode=verify-full&sslrootcert=${file}`;
  const server = await startServer({ DATABASE_URL: url + query });
  expect((await fetch(`http://127.0.0.1:${await server.port}/readyz`)).status).toBe(200);
});

test('a server with a certificate of its own for the mail server says what to do, and that works', async () => {
  const mailbox = await startMailbox({ secure: true, key, cert });
  const { db, location } = await openPostgres();
  const variables = {
    DATABASE_URL: 'postgresUrl' in location ? location.postgresUrl : '',
    SMTP_URL: mailbox.url.replace('smtp', 'smtps'),
    MAIL_FROM: 'noreply@example.org',
    PUBLIC_URL: 'https://qr.example',
  };
  expect(await doctor(variables)).toMatch(/✗ Mail: .*NODE_EXTRA_CA_CERTS, not in \.env\.$/m);
  const refused = await startServer(variables);
  await register(await refused.port);
  await expect.poll(refused.output).toMatch(/NODE_EXTRA_CA_CERTS.*a mail could not be sent/);
  refused.child.kill('SIGTERM');
  await refused.exited;
  await db.updateTable('mails').set({ next_attempt_at: 0 }).execute();
  const file = join(await newDataDir(), 'ca.pem');
  await writeFile(file, cert);
  await (await startServer({ ...variables, NODE_EXTRA_CA_CERTS: file })).port;
  await expect.poll(() => mailbox.mails).toHaveLength(1);
});

async function doctor(variables: NodeJS.ProcessEnv): Promise<string> {
  const outcome = await runDoctorCommand(['doctor'], {
    DATA_DIR: await newDataDir(),
    ...variables,
  });
  return outcome?.message ?? '';
}

async function register(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'ana@example.com', password: 'correct horse battery' }),
  });
  expect(response.status).toBe(200);
}

/** A PostgreSQL database behind TLS: its address without a query. */
async function startTlsPostgres(): Promise<string> {
  const { location } = await openPostgres();
  const url = new URL('postgresUrl' in location ? location.postgresUrl : '');
  const { port, hostname } = url;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // SSLRequest of https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-SSL
    socket.once('data', () => {
      socket.write('S');
      const secured = new TLSSocket(socket, { isServer: true, key, cert });
      const database = connect(Number(port), hostname);
      for (const each of [secured, database]) each.on('error', () => socket.destroy());
      secured.pipe(database).pipe(secured);
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = 'localhost';
  return url.href;
}
