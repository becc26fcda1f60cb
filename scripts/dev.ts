/**
 * The server, restarted on change, behind Vite's development server on http://localhost:5173. Without
 * SMTP_URL, its mails arrive on the page http://localhost:8025.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const SMTP_PORT = '1025';
const INBOX_PORT = '8025';

const root = join(import.meta.dirname, '..');
const node = process.execPath;
const hasSmtp = Boolean(process.env.SMTP_URL);
const variables = {
  // Links in mails lead to pages, which Vite serves; the server itself answers short links.
  PUBLIC_URL: 'http://localhost:5173',
  SHORT_URL: `http://localhost:${process.env.PORT || 3000}`,
  ...(!hasSmtp && {
    SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
    MAIL_FROM: 'Everscan <noreply@localhost>',
  }),
};
const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
const env = { ...variables, ...set };
const commands = [
  { args: ['--watch', 'server/src/main.ts'], cwd: root },
  { args: [join(root, 'node_modules/.bin/react-router'), 'dev'], cwd: join(root, 'web') },
  ...(hasSmtp ? [] : [{ args: ['server/dev/inbox.ts', SMTP_PORT, INBOX_PORT], cwd: root }]),
];
const children = commands.map(({ args, cwd }) => spawn(node, args, { cwd, env, stdio: 'inherit' }));
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
