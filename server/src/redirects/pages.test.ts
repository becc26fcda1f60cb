import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { languages } from '@everscan/contract/languages';
import { type PageTexts, pageTextsIn } from '@everscan/messages/in';
import { expect, test } from 'vitest';
import { noLimits, testApp } from '../testing/app.ts';
import { openSqlite } from '../testing/databases.ts';
import { addLink, listen, newDataDir } from '../testing/short-links.ts';
import { html } from './html.ts';

async function serve() {
  const { db, location } = await openSqlite();
  await addLink(db, 'PAUSED22', { state: 'paused', pause_text: 'عدنا يوم الاثنين.' });
  await addLink(db, 'DELETED2', { deleted_at: 1 });
  await addLink(db, 'ACTIVE22');
  const config = { database: location, dataDir: await newDataDir() };
  return listen(await testApp({ db, limits: { ...noLimits, notFound: 1e9 }, config }));
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Does not use `fetch`, which adds `Accept-Language: *`. */
function ask(url: string, accepted?: string): Promise<Answer> {
  const headers = accepted === undefined ? {} : { 'accept-language': accepted };
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, async (response) => {
      const { statusCode: status, headers } = response;
      resolve({ status, headers, body: await text(response) });
    });
    request.on('error', reject);
  });
}

const pages: [string, (messages: PageTexts) => string][] = [
  ['PAUSED22', (m) => m.pausedTitle],
  ['DELETED2', (m) => m.deletedTitle],
  ['NONE2222', (m) => m.unknownTitle],
  ['ACTIVE22+', (m) => m.previewTitle],
];

test('a page is in the language that the phone asks for', async () => {
  const url = await serve();
  for (const { id, direction } of languages) {
    const messages = await pageTextsIn(id);
    for (const [code, heading] of pages) {
      const { headers, body } = await ask(`${url}/Q/${code}`, `tlh, ${id};q=0.8, *;q=0.1`);
      expect(body).toContain(`<html lang="${id}" dir="${direction}">`);
      const home = `http://localhost:3000/${id === 'en' ? '' : id}`;
      expect(body).toContain(`<header><a href="${home}">`);
      expect(body).toContain(html`<h1>${heading(messages)}</h1>`.text);
      expect(headers).toMatchObject({ 'content-language': id, vary: 'accept-language' });
    }
  }
});

test('without a language that it knows, a page is in English', async () => {
  const url = await serve();
  for (const [name, accepted] of [
    ['no header', undefined],
    ['an empty header', ''],
    ['a malformed header', ';;q=,de_DE;q=2x,=,*-,"'],
    ['an unknown language', 'tlh-Latn'],
    ['8 kB without a comma', 'x'.repeat(8000)],
    ['800 weights', 'tlh;q=0.5,'.repeat(800)],
    ['bytes beyond ASCII', '\xe4\xff'],
  ]) {
    const { status, headers, body } = await ask(`${url}/Q/DELETED2`, accepted);
    expect([status, headers['content-language']], name).toEqual([410, 'en']);
    expect(body).toContain('This code was deleted');
  }
});

test('the message of an owner keeps its own direction', async () => {
  const { body } = await ask(`${await serve()}/Q/PAUSED22`, 'en');
  expect(body).toContain('<blockquote dir="auto">عدنا يوم الاثنين.</blockquote>');
});

test('a redirect does not depend on the language', async () => {
  const url = await serve();
  for (const { id } of languages) {
    const { status, headers } = await ask(`${url}/Q/ACTIVE22`, id);
    expect([status, headers.location]).toEqual([302, 'https://shop.example/menu']);
    expect(Object.keys(headers)).not.toContain('vary');
    expect(Object.keys(headers)).not.toContain('content-language');
  }
});
