// @vitest-environment happy-dom

import { randomUUID } from 'node:crypto';
import type { Project } from '@everscan/contract/codes.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { matchesSchema } from '../lib/answer-check.ts';
import { knownText } from '../lib/call.ts';
import { currentToast, dismissToast } from '../lib/toasts.ts';
import { storeWork, workNames } from '../lib/unsaved-work.ts';
import { fillStorage } from '../testing/full-storage.ts';
import { projectWith } from '../testing/project.ts';
import { Outbox } from './outbox.ts';

const dynamic: NonNullable<Project['link']> = {
  ...{ code: 'ABCDEFGH', shortUrl: 'HTTP://LOCALHOST/Q/ABCDEFGH', target: 'https://old.example' },
  ...{ utm: {}, passesQuery: false, state: 'active', pauseText: '' },
  ...{ startsAt: null, endsAt: null, fallback: null },
};
const project = (version: number, url = 'start', more: Partial<Project> = {}) =>
  projectWith({ version, data: { url }, ...more } as Partial<Project>);
const content = (url: string) => ({ content: { type: 'url' as const, data: { url } } });

type Sent = {
  path: string;
  key: string;
  body: Record<string, unknown>;
  text: string;
  isKeptAlive: boolean;
  answer: (status: number, body?: object, headers?: HeadersInit) => Promise<void>;
  lose: () => Promise<void>;
};

let sent: Sent[];
let saved: Project[];
let troubles: { status: number; isFirst: boolean }[];
const opened: Outbox[] = [];

// What loads on demand is there, so that answers are handled within a few turns of the event loop.
beforeAll(async () => {
  for (const route of [
    'PATCH /api/projects/:id',
    'POST /api/projects',
    'POST /api/kits',
    'PATCH /api/kits/:id',
  ] as const) {
    await matchesSchema(route, 200, {});
  }
  await knownText({ error: '', code: '' });
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  sent = [];
  saved = [];
  troubles = [];
  vi.stubGlobal(
    'fetch',
    (path: string, { headers, body, keepalive }: RequestInit) =>
      new Promise((resolve, reject) => {
        const text = String(body);
        sent.push({
          ...{ path, text, body: JSON.parse(text), isKeptAlive: Boolean(keepalive) },
          key: (headers as Record<string, string>)['idempotency-key'] ?? '',
          answer: async (status, given = {}, more = {}) => {
            const json = { 'content-type': 'application/json', ...more };
            resolve(new Response(JSON.stringify(given), { status, headers: json }));
            await settle();
          },
          lose: async () => {
            reject(new TypeError('Failed to fetch'));
            await vi.advanceTimersByTimeAsync(200);
          },
        });
      }),
  );
});

afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Opens the outbox as another tab does. */
async function openTab(known: Project | undefined = project(1)): Promise<Outbox> {
  sessionStorage.clear();
  return open(known);
}

async function open(known: Project | undefined = project(1)): Promise<Outbox> {
  const outbox = await Outbox.open(1);
  opened.push(outbox);
  outbox.on = {
    onSaved: (each) => saved.push(each),
    onTrouble: (_, { status }, isFirst) => troubles.push({ status, isFirst }),
  };
  if (known) outbox.receive([known]);
  return outbox;
}

const stateOf = (outbox: Outbox) => outbox.state('a');
const status = (outbox: Outbox) => stateOf(outbox)?.status;
const shown = (outbox: Outbox) =>
  (stateOf(outbox)?.project as { data: { url: string } } | undefined)?.data.url;
const bodies = () => sent.map(({ body }) => body);
const conflict = (theirs: Project) => ({ error: 'Old', code: 'version_conflict', project: theirs });

/** Edits the content, and waits until that is sent. */
async function send(outbox: Outbox, url: string): Promise<Sent> {
  outbox.edit('a', content(url));
  await vi.advanceTimersByTimeAsync(600);
  return sent.at(-1) as Sent;
}

/** Loses all three attempts of a call. */
async function loseAll(): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) await sent.at(-1)?.lose();
  await settle();
}

test('sends only the last of several quick edits, after a pause', async () => {
  const outbox = await open();
  outbox.edit('a', content('a'));
  await vi.advanceTimersByTimeAsync(500);
  outbox.edit('a', content('ab'));
  await vi.advanceTimersByTimeAsync(599);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(bodies()).toEqual([{ type: 'url', data: { url: 'ab' }, version: 1 }]);
  expect(status(outbox)).toBe('saving');
  await sent[0]?.answer(200, project(2, 'ab'));
  expect(status(outbox)).toBe('saved');
  expect(workNames(1, '')).toEqual([]);
});

test('sends an edit that is made during a save afterwards, with the new version', async () => {
  const outbox = await open();
  const first = await send(outbox, 'a');
  await send(outbox, 'b');
  expect(sent).toHaveLength(1);
  await first.answer(200, project(2, 'a'));
  expect(sent[1]?.body).toEqual({ type: 'url', data: { url: 'b' }, version: 2 });
  expect(status(outbox)).toBe('saving');
});

test('continues after a save although the server stores the content in another form', async () => {
  const outbox = await open();
  const first = await send(outbox, 'A');
  await send(outbox, 'B');
  await first.answer(200, project(2, 'a'));
  expect(sent[1]?.body).toEqual({ type: 'url', data: { url: 'B' }, version: 2 });
});

test('sends a pending edit at once, and only once, when the visitor leaves', async () => {
  const outbox = await open();
  outbox.edit('a', content('a'));
  outbox.flushAll({ keepalive: true });
  expect(sent).toHaveLength(1); // before the page is gone
  expect(sent[0]?.isKeptAlive).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
});

test('repeats a request whose answer is lost byte for byte, although the code was edited since', async () => {
  const outbox = await open();
  await send(outbox, 'a');
  await loseAll();
  expect([status(outbox), shown(outbox), troubles.length]).toEqual(['waiting', 'a', 1]);
  outbox.edit('a', content('b'));
  const again = outbox.flush('a');
  await settle();
  const requests = sent.map(({ key, text }) => ({ key, text }));
  expect(requests).toEqual(Array(4).fill(requests[0]));
  expect(shown(outbox)).toBe('b');
  await sent[3]?.answer(200, project(2, 'a'));
  expect(sent[4]?.body).toEqual({ type: 'url', data: { url: 'b' }, version: 2 });
  expect(sent[4]?.key).not.toBe(sent[3]?.key);
  await sent[4]?.answer(200, project(3, 'b'));
  await again;
  expect(status(outbox)).toBe('saved');
});

test('repeats a request of an earlier visit byte for byte', async () => {
  const before = await open();
  await send(before, 'a');
  before.close();
  const outbox = await open();
  await settle();
  expect(sent[1]).toMatchObject({ key: sent[0]?.key, text: sent[0]?.text });
  await sent[1]?.answer(200, project(2, 'a'));
  expect([status(outbox), shown(outbox)]).toEqual(['saved', 'a']);
});

test('tries again later and later, and not before the server asks for it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // no jitter
  const outbox = await open();
  await send(outbox, 'a');
  await sent[0]?.answer(503, {}, { 'retry-after': '60' });
  expect([sent.length, status(outbox)]).toEqual([1, 'waiting']);
  await outbox.flush('a');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(2);
  await loseAll(); // the second failure
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(5);
  vi.restoreAllMocks();
});

test('sends nothing by itself after the session has ended, and everything after the next sign-in', async () => {
  const outbox = await open();
  await (await send(outbox, 'a')).answer(401, { error: 'Signed out', code: 'signed_out' });
  outbox.pause(true);
  await vi.advanceTimersByTimeAsync(3_600_000);
  dispatchEvent(new Event('online'));
  await settle();
  expect([sent.length, status(outbox)]).toEqual([1, 'waiting']);
  outbox.pause(false);
  await settle();
  expect(sent[1]).toMatchObject({ key: sent[0]?.key, text: sent[0]?.text });
});

test('keeps an edit that the server refuses, and does not send it again until it changes', async () => {
  const outbox = await open();
  await (await send(outbox, 'a')).answer(413, { error: 'Too large', code: 'payload_too_large' });
  await outbox.flush('a');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([sent.length, status(outbox), shown(outbox)]).toEqual([1, 'waiting', 'a']);
  await send(outbox, 'b');
  expect(sent[1]?.body).toEqual({ type: 'url', data: { url: 'b' }, version: 1 });
});

test('goes on with other codes while the server refuses one', async () => {
  const outbox = await open();
  outbox.receive([project(1, 'other', { id: 'b' })]);
  await (await send(outbox, 'a')).answer(413, { error: 'Too large', code: 'payload_too_large' });
  outbox.edit('b', { title: 'Door' });
  await vi.advanceTimersByTimeAsync(600);
  expect(sent[1]).toMatchObject({ path: '/api/projects/b', body: { title: 'Door', version: 1 } });
});

test('reports an edit from another device as a conflict, and sends nothing until the user decides', async () => {
  const outbox = await open();
  await (await send(outbox, 'mine')).answer(409, conflict(project(7, 'theirs')));
  expect([status(outbox), shown(outbox), troubles]).toEqual([
    'conflict',
    'mine',
    [{ status: 409, isFirst: true }],
  ]);
  outbox.edit('a', content('mine too'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  outbox.keepMine('a');
  await settle();
  expect(sent[1]?.body).toEqual({ type: 'url', data: { url: 'mine too' }, version: 7 });
});

test('adopts the other version after a conflict, and reports the next failure as a first one', async () => {
  const outbox = await open();
  await (await send(outbox, 'mine')).answer(409, conflict(project(7, 'theirs')));
  outbox.takeTheirs('a');
  expect([status(outbox), shown(outbox)]).toEqual(['saved', 'theirs']);
  expect((await send(outbox, 'more')).body).toMatchObject({ data: { url: 'more' }, version: 7 });
  await loseAll();
  expect(troubles.at(-1)).toEqual({ status: 0, isFirst: true });
  await vi.advanceTimersByTimeAsync(20_000);
  await loseAll();
  expect(troubles.at(-1)).toEqual({ status: 0, isFirst: false });
});

test('saves the rest of an edit at once when a part of it conflicts', async () => {
  const outbox = await open(project(1, 'short', { link: dynamic }));
  outbox.edit('a', { state: 'paused', title: 'Mine' });
  await vi.advanceTimersByTimeAsync(600);
  const theirs = project(2, 'short', { link: dynamic, title: 'Theirs' });
  await sent[0]?.answer(409, conflict(theirs));
  expect(sent[1]?.body).toEqual({ link: { state: 'paused' }, version: 2 });
  const paused = { ...theirs, version: 3, link: { ...dynamic, state: 'paused' } } as Project;
  await sent[1]?.answer(200, paused);
  await sent[2]?.answer(409, conflict(paused));
  expect([status(outbox), sent.length]).toEqual(['conflict', 3]);
  outbox.takeTheirs('a');
  await settle();
  expect([status(outbox), stateOf(outbox)?.project.title]).toEqual(['saved', 'Theirs']);
});

test('taking the other version keeps a later edit of what only this device has changed', async () => {
  const outbox = await open(project(1, 'short', { link: dynamic }));
  outbox.edit('a', { title: 'Mine', target: 'x.example' });
  await vi.advanceTimersByTimeAsync(600);
  outbox.edit('a', { target: 'y.example' });
  // The first edit was saved and its answer lost; another device has renamed the code since.
  const link = { ...dynamic, target: 'https://x.example' };
  await sent[0]?.answer(409, conflict(project(3, 'short', { link, title: 'Theirs' })));
  expect(status(outbox)).toBe('conflict');
  outbox.takeTheirs('a');
  await vi.advanceTimersByTimeAsync(600);
  expect(sent[1]?.body).toEqual({ link: { target: 'y.example' }, version: 3 });
});

test('taking the other version sends nothing, even if it has become the earlier one again', async () => {
  const outbox = await open(project(1, 'short', { title: 'Old' }));
  outbox.edit('a', { title: 'Mine' });
  await vi.advanceTimersByTimeAsync(600);
  await sent[0]?.answer(409, conflict(project(2, 'short', { title: 'Theirs' })));
  outbox.receive([project(3, 'short', { title: 'Old' })]);
  outbox.takeTheirs('a');
  await settle();
  expect([status(outbox), stateOf(outbox)?.project.title, sent.length]).toEqual([
    'saved',
    'Old',
    1,
  ]);
});

test.each(['mine', 'theirs'] as const)(
  'a server that was restored from a backup asks once: %s',
  async (choice) => {
    const outbox = await open(project(5, 'short', { title: 'Old' }));
    outbox.edit('a', { title: 'Mine' });
    await vi.advanceTimersByTimeAsync(600);
    await sent[0]?.answer(409, conflict(project(3, 'short', { title: 'Restored' })));
    expect(status(outbox)).toBe('conflict');
    if (choice === 'mine') outbox.keepMine('a');
    else outbox.takeTheirs('a');
    await settle();
    const sends = choice === 'mine' ? [{ title: 'Mine', version: 3 }] : [];
    expect(sent.slice(1).map(({ body }) => body)).toEqual(sends);
  },
);

test('keeps an edit of the design beside a change of the content from another device', async () => {
  const outbox = await open();
  const design = { ...project(1).design, background: '#ffe0b0' as const };
  outbox.edit('a', { design });
  await vi.advanceTimersByTimeAsync(600);
  await sent[0]?.answer(409, conflict(project(2, 'theirs')));
  expect(troubles).toEqual([]);
  expect(sent[1]?.body).toEqual({ style: 'dots', design, version: 2 });
  expect(shown(outbox)).toBe('theirs');
});

test('does not report a conflict with its own edit whose answer was lost', async () => {
  const outbox = await open();
  await (await send(outbox, 'mine')).answer(409, conflict(project(2, 'mine')));
  expect([status(outbox), troubles]).toEqual(['saved', []]);
});

test('never shows a late answer over a newer state, or over a pending edit', async () => {
  const outbox = await open();
  const first = await send(outbox, 'first');
  outbox.receive([project(5, 'newer')]);
  await first.answer(200, project(2, 'first'));
  expect(shown(outbox)).toBe('newer');
  outbox.edit('a', content('typed'));
  outbox.receive([project(6, 'newest'), project(4, 'old')]);
  expect(shown(outbox)).toBe('typed');
});

test('continues a pending edit with the version of a rename from the list', async () => {
  const outbox = await open();
  outbox.edit('a', content('typed'));
  outbox.receive([project(2, 'start', { title: 'renamed' })]);
  await vi.advanceTimersByTimeAsync(600);
  expect(sent[0]?.body).toEqual({ type: 'url', data: { url: 'typed' }, version: 2 });
});

test('neither sends nor reports anything after the edits were discarded, and continues them after Undo', async () => {
  const outbox = await open();
  const first = await send(outbox, 'a');
  outbox.edit('a', content('b'));
  const resume = outbox.discard('a');
  await first.answer(413);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, troubles, saved, outbox.codes()]).toEqual([1, [], [], []]);
  resume();
  await settle();
  expect(sent[1]?.body).toEqual({ type: 'url', data: { url: 'a' }, version: 1 });
  expect(shown(outbox)).toBe('b');
});

test('drops an edit that returns to the saved value before it is sent', async () => {
  const outbox = await open();
  outbox.edit('a', content('typed'));
  outbox.edit('a', content('start'));
  await vi.advanceTimersByTimeAsync(600);
  expect([sent, status(outbox), workNames(1, '')]).toEqual([[], 'saved', []]);
});

test('does not change the content of a dynamic code, because its symbol may be printed', async () => {
  const outbox = await open(project(1, 'short', { link: dynamic }));
  outbox.edit('a', { ...content('other'), title: 'Door' });
  await vi.advanceTimersByTimeAsync(600);
  expect(bodies()).toEqual([{ title: 'Door', version: 1 }]);
});

test('publishes a target only when it is finished, and keeps it until then', async () => {
  const known = project(1, 'short', { link: dynamic });
  const before = await open(known);
  before.type('a', 'target', 'new.example');
  await before.flushAll({ keepalive: true });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([sent, status(before)]).toEqual([[], 'unpublished']);
  expect(stateOf(before)?.project.link?.target).toBe('https://old.example');
  before.close();
  const outbox = await open(known);
  expect([status(outbox), stateOf(outbox)?.fields.target]).toEqual(['unpublished', 'new.example']);
  outbox.publish('a');
  await settle();
  expect(sent[0]).toMatchObject({
    path: '/api/projects/a',
    body: { link: { target: 'new.example' }, version: 1 },
  });
});

test('forgets a target that is discarded', async () => {
  const outbox = await open(project(1, 'short', { link: dynamic }));
  outbox.type('a', 'target', 'new.example');
  outbox.unpublish('a');
  await settle();
  expect([status(outbox), stateOf(outbox)?.fields.target]).toEqual(['saved', 'old.example']);
  expect(workNames(1, '')).toEqual([]);
});

test('another tab shows an edit, and sends it when the lease of the first tab has ended', async () => {
  const first = await open();
  first.edit('a', content('typed'));
  await settle();
  first.close(); // the tab is gone before it could send
  const second = await openTab();
  await settle();
  expect([sent.length, shown(second)]).toEqual([0, 'typed']);
  await vi.advanceTimersByTimeAsync(21_000);
  await settle();
  expect(bodies()).toEqual([{ type: 'url', data: { url: 'typed' }, version: 1 }]);
  await sent[0]?.answer(200, project(2, 'typed'));
  expect(status(second)).toBe('saved');
  expect(workNames(1, '')).toEqual([]);
});

test('an edit survives a crash before it was stored', async () => {
  const before = await open();
  before.edit('a', content('typed'));
  before.close(); // nothing has run since
  expect(workNames(1, 'newest:')).toHaveLength(1);
  const outbox = await open();
  expect(shown(outbox)).toBe('typed');
});

test('loses nothing when storage is full', async () => {
  const outbox = await open();
  outbox.edit('a', content('a'));
  await settle();
  fillStorage();
  const last = await send(outbox, 'b');
  expect(last.body).toMatchObject({ data: { url: 'b' } });
  await last.answer(200, project(2, 'b'));
  expect(status(outbox)).toBe('saved');
});

test('continues what the first form of the outbox has stored, even requests for links, each once', async () => {
  const lease = { tab: 'closed', until: 0 };
  const sealed = { route: 'PATCH /api/projects/:id', body: '{"title":"Door","version":1}' };
  const first = (key: string, more: object) => ({ key, base: 1, lease, ...more });
  const title = { guard: 'code', edit: { title: 'Door' }, before: { title: 'New' }, sealed };
  storeWork(1, 'queue:1:a', { mutations: [first('one', title)] });
  const target = { edit: { target: 'new.example' }, before: { target: 'old.example' } };
  const linkRequest = { route: 'PATCH /api/projects/:id/link', body: '{}' };
  const link = first('two', { guard: 'link', ...target, sealed: linkRequest });
  const half = { guard: 'link', edit: { fallback: 'half.exa' }, before: { fallback: '' } };
  storeWork(1, 'typed:d:closed', [link, first('three', { ...half, isHeld: true })]);
  const outbox = await open(undefined);
  await settle();
  expect(sent.map(({ path, key, body }) => ({ path, key, body }))).toEqual([
    { path: '/api/projects/a', key: 'one', body: { title: 'Door', version: 1 } },
    {
      path: '/api/projects/d',
      key: 'two',
      body: { link: { target: 'new.example' }, version: 1 },
    },
  ]);
  const theirs = project(9, 'short', { id: 'd', link: { ...dynamic, fallback: null } });
  await sent[1]?.answer(409, conflict(theirs));
  expect(sent[2]?.body).toEqual({ link: { target: 'new.example' }, version: 9 });
  expect(outbox.state('d')?.fields.fallback).toBe('half.exa');
  expect(workNames(1, 'typed:').concat(workNames(1, 'queue:1:'))).toEqual([]);
});

test('takes over what earlier releases have stored, each once', async () => {
  const shown = project(1, 'EXAMPLE.COM');
  const edit = { type: 'url', data: { url: 'NEW.EXAMPLE' }, style: 'dots', design: shown.design };
  storeWork(1, 'edit:a', { project: shown, edit });
  const link = { ...dynamic, passesQuery: false, pauseText: '', state: 'active' };
  const fields = { ...link, target: 'half.exam', fallback: '', utm: { source: 'poster' } };
  storeWork(1, 'link:d', { saved: { ...link, version: 3 }, edit: { ...fields, typing: 'target' } });
  storeWork(1, 'title:t', { id: 't', title: 'Door', before: 'Menu', version: 4, isDone: true });
  const lease = { tab: 'closed', until: 0 };
  const name = (key: string, title: string) => ({
    ...{ key, edit: { title }, before: { title: 'Menu' }, base: 4, lease },
  });
  storeWork(1, 'queue:2:q', { mutations: [name('q1', 'Wall')] });
  storeWork(1, 'typed-edits:y:closed', [name('y1', 'Floor')]);
  const card = { title: 'Card', type: 'url', style: 'dots', data: { url: 'CARD.EXAMPLE' } };
  storeWork(1, 'new:k2', { key: 'k2', body: { ...card, title: 'Second' }, rules: 2 });
  storeWork(1, 'new:k1', { key: 'k1', body: card });
  const { logo: _logo, frame: _frame, ...first } = defaultDesign; // of the first designs
  const style = { id: randomUUID(), name: 'Autumn', design: first };
  const later = { id: 'later', name: 'Later', design: { version: 2, shape: 'new' } };
  localStorage.setItem('my-styles:1', JSON.stringify([style, null, later]));
  sessionStorage.setItem('my-styles:guest', JSON.stringify([{ ...style, id: randomUUID() }]));
  const outbox = await open(undefined);
  await settle();
  expect(workNames(1, '').filter((name) => !/^(queue:3|newest):/.test(name))).toEqual([]);
  // What an earlier release has stored is drawn as it was printed.
  const data = { url: 'NEW.EXAMPLE', rules: 1 };
  expect(sent.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/projects/a', body: { type: 'url', data, version: 1 } },
    { path: '/api/projects/d', body: { link: { utm: { source: 'poster' } }, version: 3 } },
    { path: '/api/projects', body: { ...card, data: { url: 'CARD.EXAMPLE', rules: 1 } } },
    { path: '/api/kits', body: { name: 'Autumn', design: defaultDesign } },
    { path: '/api/projects/t', body: { title: 'Door', version: 4 } },
    { path: '/api/projects/q', body: { title: 'Wall', version: 4 } },
    { path: '/api/projects/y', body: { title: 'Floor', version: 4 } },
  ]);
  expect(sent[2]?.key).toBe('k1');
  await sent[2]?.answer(201, project(1, 'card', { id: 'n' }));
  expect(sent[7]).toMatchObject({ key: 'k2', body: { title: 'Second' } });
  const kit = { id: 'k', name: 'Autumn', version: 1, design: defaultDesign };
  await sent[3]?.answer(201, { ...kit, isDefault: false, codes: 0 });
  await sent[8]?.answer(409, { error: 'Taken', code: 'name_taken' });
  expect(sent[9]?.body).toEqual({ name: 'Autumn 2', design: defaultDesign });
  expect(localStorage.getItem('my-styles:1')).toBe(JSON.stringify([null, later]));
  expect(sessionStorage.getItem('my-styles:guest')).toBeNull();
  outbox.receive([project(1, 'short', { id: 'd', link: link as Project['link'] })]);
  expect(outbox.state('d')?.fields.target).toBe('half.exam');
});

const menu = { title: 'Menu', type: 'url', style: 'dots', data: { url: 'a' } } as const;
const make = (outbox: Outbox, title = 'Menu') =>
  outbox.send('POST /api/projects', { body: { ...menu, title } }, { fallback: 'Not created' });
const waiting = (outbox: Outbox) =>
  outbox
    .requests()
    .map(({ args, error }) => [(args.body as { title: string }).title, error?.status]);

test('keeps a new code without a connection, with one key however often it is sent', async () => {
  const before = await open();
  const made = make(before);
  await loseAll();
  expect([await made, waiting(before), currentToast()?.title]).toEqual([
    undefined,
    [['Menu', 0]],
    'Saved on this device',
  ]);
  const again = make(before);
  await loseAll();
  await again;
  before.close();

  const outbox = await open();
  const onSent = vi.fn();
  outbox.on = { ...outbox.on, onSent };
  expect(new Set(sent.map(({ key, text }) => key + text)).size).toBe(1);
  await settle();
  await sent.at(-1)?.answer(201, project(1, 'a', { id: 'n' }));
  expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ args: { body: menu } }));
  expect([sent.length, outbox.requests(), workNames(1, '')]).toEqual([7, [], []]);
});

test('tells other tabs that a new code is shown where it was made', async () => {
  const maker = await open();
  const other = await openTab();
  const onSent = vi.fn();
  other.on = { ...other.on, onSent };
  const made = make(maker);
  await settle();
  await sent.at(-1)?.answer(201, project(1, 'a', { id: 'n' }));
  expect(await made).toMatchObject({ id: 'n' });
  await settle();
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isElsewhere: true }));
});

test('sends new codes in the order in which they were made, without one that is refused', async () => {
  const outbox = await open();
  for (const title of ['One', 'Two', 'Three']) {
    const made = make(outbox, title);
    await loseAll();
    await made;
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(waiting(outbox).map(([title]) => title)).toEqual(['One', 'Two', 'Three']);
  const before = sent.length;
  const titles = () => sent.slice(before).map(({ body }) => body.title);
  dispatchEvent(new Event('online'));
  await settle();
  expect(titles()).toEqual(['One']);
  await sent.at(-1)?.answer(403, { error: 'Full', code: 'x' });
  await settle();
  expect(titles()).toEqual(['One', 'Two']);
  await sent.at(-1)?.answer(201, project(1, 'a', { id: 'n' }));
  await sent.at(-1)?.answer(201, project(1, 'a', { id: 'o' }));
  expect([waiting(outbox), troubles.at(-1)?.status]).toEqual([[['One', 403]], 403]);
  outbox.discard(outbox.requests()[0]?.id ?? '');
  await settle();
  expect(workNames(1, '')).toEqual([]);
});

test('tells at once why a new code is refused, and does not send it again', async () => {
  const outbox = await open();
  const made = make(outbox);
  const refusal = expect(made).rejects.toMatchObject({ message: 'Full', status: 403 });
  await settle();
  await sent[0]?.answer(403, { error: 'Full', code: 'x' });
  await refusal;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([sent.length, outbox.requests(), workNames(1, '')]).toEqual([1, [], []]);
});

test('renames a brand kit twice without a connection, and asks only if another device has renamed it', async () => {
  const outbox = await open();
  const rename = (name: string) =>
    outbox.send('PATCH /api/kits/:id', { id: 'k', body: { name, version: 1 } }, { fallback: '' });
  const kit = (name: string, version: number) => ({
    ...{ id: 'k', name, version, design: defaultDesign, isDefault: false, codes: 0 },
  });
  const newer = (name: string, version: number) => ({
    ...{ error: 'Newer', code: 'version_conflict', kit: kit(name, version) },
  });
  for (const name of ['First', 'Second']) {
    const renamed = rename(name);
    await loseAll();
    await renamed;
    await vi.advanceTimersByTimeAsync(1);
  }
  dispatchEvent(new Event('online'));
  await settle();
  await sent.at(-1)?.answer(200, kit('First', 2));
  await settle();
  await sent.at(-1)?.answer(409, newer('First', 2)); // its own
  await settle();
  expect(sent.at(-1)?.body).toEqual({ name: 'Second', version: 2 });
  await sent.at(-1)?.answer(409, newer('Theirs', 5));
  expect(outbox.requests()).toMatchObject([{ isSending: false, error: { status: 409 } }]);
  outbox.retry(outbox.requests()[0]?.id ?? '');
  await settle();
  expect(sent.at(-1)?.body).toEqual({ name: 'Second' });
  await sent.at(-1)?.answer(200, kit('Second', 6));
  expect([outbox.requests(), workNames(1, '')]).toEqual([[], []]);
});

test('sends nothing of an edit that waits for a decision, and keeps it over a reload', async () => {
  const outbox = await open();
  outbox.ask('a', content('asked'));
  outbox.edit('a', { ...content('asked/more'), design: { ...project(1).design, level: 'L' } });
  outbox.edit('a', { title: 'Renamed' });
  outbox.publish('a');
  outbox.flushAll({ keepalive: true });
  await settle();
  expect(bodies()).toEqual([{ title: 'Renamed', version: 1 }]);
  await sent[0]?.answer(200, project(2, 'start', { title: 'Renamed' }));
  expect(status(outbox)).toBe('undecided');
  outbox.close();

  const later = await open(project(2, 'start', { title: 'Renamed' }));
  expect([status(later), shown(later)]).toEqual(['undecided', 'start']);
  expect(stateOf(later)?.fields).toMatchObject({
    ...content('asked/more'),
    design: { level: 'L' },
  });
  later.unpublish('a');
  later.decide('a');
  await settle();
  expect(bodies()[1]).toMatchObject({ data: { url: 'asked/more' }, design: { level: 'L' } });
  await sent[1]?.answer(
    200,
    project(3, 'asked/more', { design: { ...project(1).design, level: 'L' } }),
  );
  expect([status(later), shown(later)]).toEqual(['saved', 'asked/more']);
  expect(workNames(1, '')).toEqual([]);
});

test('forgets the question when the edit is withdrawn, or is what the server has', async () => {
  const outbox = await open();
  outbox.ask('a', content('asked'));
  outbox.edit('a', content('start'));
  expect([status(outbox), stateOf(outbox)?.asked]).toEqual(['saved', undefined]);
  const { design } = project(1);
  outbox.ask('a', { ...content('start'), design: { ...design, level: 'L' } });
  expect(stateOf(outbox)).toMatchObject({ status: 'saving', unsaved: { design: { level: 'L' } } });
  outbox.edit('a', { design });
  outbox.ask('a', content('asked'));
  outbox.edit('a', { ...content('asked'), design: { ...design, level: 'L' } });
  outbox.edit('a', { ...content('start'), design: { ...design, level: 'L' } });
  expect(stateOf(outbox)).toMatchObject({ status: 'saving', unsaved: { design: { level: 'L' } } });
  outbox.edit('a', { design });
  outbox.ask('a', content('asked'));
  outbox.withdraw('a');
  expect([status(outbox), stateOf(outbox)?.fields]).toMatchObject(['saved', content('start')]);
  outbox.ask('a', content('asked'));
  outbox.receive([project(2, 'asked')]);
  expect(status(outbox)).toBe('saved');
  await settle();
  expect([sent, workNames(1, '')]).toEqual([[], []]);
});

test('shows what another device has changed before the decision', async () => {
  const outbox = await open();
  outbox.ask('a', content('asked'));
  outbox.receive([project(2, 'theirs')]);
  outbox.decide('a');
  await settle();
  expect(bodies()).toMatchObject([{ version: 1 }]);
  await sent[0]?.answer(409, conflict(project(2, 'theirs')));
  expect(status(outbox)).toBe('conflict');
});
