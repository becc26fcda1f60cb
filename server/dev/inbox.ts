/**
 * Receives the mails of `npm run dev` and shows the last 50 on a page. Only scripts/dev.ts starts it, and it
 * serves only this machine.
 *
 *     node server/dev/inbox.ts SMTP_PORT PAGE_PORT
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ParsedMail, parseMail } from './parse-mail.ts';

const KEPT = 50;
const [smtpPort = 1025, pagePort = 8025] = process.argv.slice(2).map(Number);
const mails: ParsedMail[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  async onData(stream, _session, done) {
    mails.unshift(parseMail(await text(stream.setEncoding('latin1'))));
    mails.splice(KEPT);
    done();
  },
});
smtp.on('error', (error) => console.error(`Inbox: ${error.message}`));
smtp.listen(smtpPort, '127.0.0.1');

createServer((request, response) => {
  // A site that makes its own name resolve to this machine must not be able to read the mails.
  if (!/^(localhost|127\.0\.0\.1):\d+$/.test(request.headers.host ?? '')) {
    return response.writeHead(403).end();
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  });
  response.end(page());
})
  .listen(pagePort, '127.0.0.1', () =>
    console.log(`Mails of this server arrive at http://localhost:${pagePort}`),
  )
  .on('error', (error) => console.error(`Inbox: ${error.message}`));

function page(): string {
  const list = mails.map(
    ({ headers, text, html }, i) => `<details${i === 0 ? ' open' : ''}>
<summary><b>${escapeHtml(headers.subject)}</b> to ${escapeHtml(headers.to)}, ${escapeHtml(headers.date)}</summary>
${html ? `<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_top">'))}"></iframe>` : ''}
<pre>${linked(escapeHtml(text))}</pre></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8">${mails.length === 0 ? '<meta http-equiv="refresh" content="2">' : ''}
<title>Mails (${mails.length})</title><style>
:root { color-scheme: light dark } body { margin: 2rem auto; max-width: 48rem; padding: 0 1rem; font: 16px/1.5 system-ui }
details { border-bottom: 1px solid #8886; padding: .75rem 0 } summary { cursor: pointer }
iframe { width: 100%; height: 30rem; border: 0; margin-top: 1rem } pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style><h1>Mails</h1>${list.join('') || '<p>No mail yet.</p>'}</html>`;
}

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function escapeHtml(text = ''): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
