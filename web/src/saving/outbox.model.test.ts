// @vitest-environment happy-dom
import type { Kit } from '@everscan/contract/brand-kits.schemas';
import type {
  ChangeProjectBody,
  CreateProjectBody,
  Link,
  Project,
} from '@everscan/contract/codes.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isFull } from '../../../core/proof/extent.ts';
import { matchesSchema } from '../lib/answer-check.ts';
import { knownText } from '../lib/call.ts';
import { projectWith } from '../testing/project.ts';
import { Outbox } from './outbox.ts';

const RUNS = isFull ? 10_000 : 20;
const STEPS = 40;
const FIRST_SEED = Number(process.env.SEED ?? 1);

/** What happens to a request. `lost`: the server handles it, but its answer is lost. */
type Fate = 'ok' | 'lost' | 'unreachable' | 'busy' | 'limited' | 'signedOut';
const FATES: readonly Fate[] = ['ok', 'ok', 'lost', 'unreachable', 'busy', 'limited', 'signedOut'];

type Value = { title: string; url: string; target: string; pauseText: string };

const realImmediate = setImmediate;

beforeAll(async () => {
  for (const route of [
    'PATCH /api/projects/:id',
    'POST /api/projects',
    'PATCH /api/kits/:id',
  ] as const) {
    await matchesSchema(route, 200, {});
  }
  await knownText({ error: '', code: '' });
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** The codes of one user, and the answers to repeated requests: the server as the outbox knows it. */
class Model {
  /** A static and a dynamic code. */
  readonly codes = new Map<string, Project>();
  /** The titles of the new codes, in the order in which they were saved. */
  readonly made: string[] = [];
  kit: Kit = { id: 'k', name: '', design: defaultDesign, isDefault: false, codes: 0, version: 1 };
  readonly #answers = new Map<string, { text: string; answer: object }>();
  fate: Fate = 'ok';

  constructor() {
    this.codes.set('s', projectWith({ id: 's', data: { url: 'a.example' } } as Partial<Project>));
    const link = {
      target: 'https://a.example',
      fallback: null,
      utm: {},
      pauseText: '',
      version: 1,
    };
    const more = { state: 'active', passesQuery: false, startsAt: null, endsAt: null };
    const dynamic = { code: 'ABCDEFGH', shortUrl: 'HTTP://LOCALHOST/Q/ABCDEFGH', ...link, ...more };
    this.codes.set('d', projectWith({ id: 'd', link: dynamic as Link }));
  }

  valueOf(id: string): Value {
    const { title, data, link } = this.codes.get(id) as Project;
    const { target = '', pauseText = '' } = link ?? {};
    return { title, url: (data as { url: string }).url, target, pauseText };
  }

  /** Changes a code as another device does. */
  change(id: string, { link: changed = {}, ...body }: ChangeProjectBody): Project {
    const code = this.codes.get(id) as Project;
    const { target, ...rest } = changed;
    const href = target && { target: `https://${target}` };
    const link = code.link && { ...code.link, ...rest, ...href };
    const next = { ...code, ...body, link, id, version: code.version + 1 } as Project;
    this.codes.set(id, next);
    return next;
  }

  readonly fetch = async (path: string, { headers, body }: RequestInit): Promise<Response> => {
    const { fate } = this;
    if (fate === 'unreachable') throw new TypeError('Failed to fetch');
    if (fate === 'busy') return json(503, {}, { 'retry-after': '30' });
    if (fate === 'limited') return json(429, { code: 'rate_limited' }, { 'retry-after': '30' });
    if (fate === 'signedOut') return json(401, { code: 'signed_out' });
    const key = (headers as Record<string, string>)['idempotency-key'] as string;
    const known = this.#answers.get(key);
    const text = path + body;
    if (known && known.text !== text) throw new Error('A key was used for another body');
    const response = known ? json(200, known.answer) : this.#write(path, JSON.parse(String(body)));
    if (response.ok && !known)
      this.#answers.set(key, { text, answer: await response.clone().json() });
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return response;
  };

  /** Renames the brand kit, as another device does. */
  rename(name: string): Kit {
    this.kit = { ...this.kit, name, version: this.kit.version + 1 };
    return this.kit;
  }

  #write(path: string, { version, ...body }: { version?: number } & Partial<Kit>): Response {
    const [, , noun, id = ''] = path.split('/');
    if (noun === 'kits') {
      const isCurrent = version === undefined || version === this.kit.version;
      if (isCurrent) return json(200, this.rename(body.name ?? ''));
      return json(409, { error: 'Old', code: 'version_conflict', kit: this.kit });
    }
    if (!id) {
      const made = projectWith({ ...body, id: `new ${this.made.length}` } as Partial<Project>);
      this.made.push(made.title);
      return json(201, made);
    }
    const project = this.codes.get(id) as Project;
    if (project.version === version) return json(200, this.change(id, body));
    return json(409, { error: 'Old', code: 'version_conflict', project });
  }
}

const content = (url: string) => ({ content: { type: 'url' as const, data: { url } } });

function json(status: number, body: object, more: HeadersInit = {}): Response {
  const headers = { 'content-type': 'application/json', ...more };
  return new Response(JSON.stringify(body), { status, headers });
}

/** Pseudo-random numbers, so that a run can be repeated (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 10; turn++)
    await new Promise<void>((resolve) => realImmediate(resolve));
  await vi.advanceTimersByTimeAsync(0);
}

/** One random history of two tabs, another device and a server that fails at will. */
async function run(seed: number): Promise<void> {
  const random = randomOf(seed);
  const model = new Model();
  vi.stubGlobal('fetch', model.fetch);
  localStorage.clear();
  const tabs: Outbox[] = [];
  const log: string[] = [];
  /** The last value of each part that a person has finished. */
  const last = new Map([...model.codes.keys()].map((id) => [id, model.valueOf(id)]));
  let count = 0;
  let index = 0;
  /** The titles of new codes that were saved or wait. */
  const made = new Set<string>();
  /** The names of the kit, in the order in which they were given. */
  const names = [''];
  /** What was refused at once. It may be saved all the same, if an earlier attempt has lost its answer. */
  const refused = new Set<string>();

  async function openTab(at: number): Promise<void> {
    sessionStorage.setItem('tab', `tab ${at} ${count++}`);
    const outbox = await Outbox.open(1);
    outbox.receive([...model.codes.values()]);
    outbox.on = {
      onSaved() {},
      onTrouble: (_, { status }) => status === 401 && outbox.pause(true),
    };
    tabs[at] = outbox;
  }

  /** A person decides a conflict for what was finished last, whoever did it. The other device changes titles only. */
  function decide(outbox: Outbox): void {
    for (const id of outbox.codes()) {
      const state = outbox.state(id);
      if (state?.status !== 'conflict') continue;
      const { title, content, ...settings } = state.unsaved ?? {};
      const isMine = title === undefined || title === last.get(id)?.title;
      log.push(`decide ${id} ${isMine ? 'mine' : 'theirs'}`);
      if (isMine) outbox.keepMine(id);
      else outbox.takeTheirs(id);
      if (isMine) continue;
      // What the person gives up with that version is no longer wanted; the rest of the edit is.
      const kept = outbox.state(id)?.unsaved ?? {};
      const theirs = model.valueOf(id);
      finish(id, 'title', theirs.title);
      if (content && !kept.content) finish(id, 'url', theirs.url);
      for (const part of ['target', 'pauseText'] as const) {
        if (part in settings && !(part in kept)) finish(id, part, theirs[part]);
      }
    }
  }

  const finish = (id: string, part: keyof Value, value: string) =>
    last.set(id, { ...(last.get(id) as Value), [part]: value });

  function make(outbox: Outbox, title: string): void {
    const { type, style, data } = projectWith();
    const body = { title, type, style, data } as CreateProjectBody;
    const options = { fallback: '' };
    made.add(title);
    outbox.send('POST /api/projects', { body }, options).catch(() => {
      made.delete(title);
      refused.add(title);
    });
  }

  function rename(outbox: Outbox, name: string): void {
    const args = { id: 'k', body: { name, version: model.kit.version } };
    names.push(name);
    outbox.send('PATCH /api/kits/:id', args, { fallback: '' }).catch(() => refused.add(name));
  }

  /** A person sends what was refused later again if it was given last, and otherwise drops it. */
  async function settle(outbox: Outbox): Promise<void> {
    for (const { id, args, error } of outbox.requests('kits')) {
      if (!error || error.status < 400 || error.status === 429 || error.status >= 500) continue;
      const isLast = (args.body as Kit).name === names.findLast((name) => !refused.has(name));
      log.push(`settle ${(args.body as Kit).name} ${isLast}`);
      if (isLast) await outbox.retry(id);
      else outbox.discard(id);
    }
  }

  /** A person decides whether an edit changes the static code. */
  function answer(outbox: Outbox, isWanted: boolean): void {
    const { asked } = outbox.state('s') ?? {};
    if (!asked?.content) return;
    log.push(`answer ${isWanted}`);
    if (isWanted) outbox.decide('s');
    else outbox.withdraw('s');
    if (isWanted) finish('s', 'url', (asked.content.data as { url: string }).url);
  }

  async function step(): Promise<void> {
    const before = index;
    index = random(2);
    if (index !== before) await wait(0); // a person needs longer to go to another tab
    const outbox = tabs[index] as Outbox;
    vi.setSystemTime(Date.now() + 1); // no person does two things within a millisecond
    const id = random(2) === 0 ? 's' : 'd';
    const value = `${count++}.example`;
    const action = random(18);
    log.push(`tab ${index} action ${action} on ${id} with ${value}, server ${model.fate}`);
    if (action <= 1) {
      outbox.edit(id, { title: value });
      finish(id, 'title', value);
    } else if (action <= 3) {
      outbox.edit('s', content(value));
      if (outbox.state('s')?.asked) outbox.decide('s');
      finish('s', 'url', value);
    } else if (action === 4) {
      outbox.edit('d', { pauseText: value });
      finish('d', 'pauseText', value);
    } else if (action === 5) {
      outbox.type('d', 'target', value);
      if (random(2) === 0) {
        outbox.publish('d', 'target');
        finish('d', 'target', `https://${value}`);
      } else outbox.unpublish('d');
    } else if (action === 6) model.fate = FATES[random(FATES.length)] as Fate;
    else if (action === 7) {
      outbox.close(); // a crash
      await openTab(index);
    } else if (action === 8) {
      model.change(id, { title: value });
      finish(id, 'title', value);
      if (random(2) === 0) for (const each of tabs) each.receive([...model.codes.values()]);
    } else if (action === 9) {
      outbox.pause(false);
      outbox.flushAll();
    } else if (action === 10) decide(outbox);
    else if (action === 11) outbox.ask('s', content(value));
    else if (action === 12) answer(outbox, random(2) === 0);
    else if (action === 13) make(outbox, value);
    else if (action <= 15) rename(outbox, value);
    else if (action === 16 && random(3) === 0) {
      names.push(value);
      model.rename(value);
    } else await wait(random(2) === 0 ? random(700) : random(60_000));
    if (random(3) === 0) await wait(0);
  }

  for (const at of [0, 1]) await openTab(at);
  for (let i = 0; i < STEPS; i++) await step();
  model.fate = 'ok';
  for (const outbox of tabs) {
    await wait(0);
    answer(outbox, false);
  }
  for (let round = 0; round < 6; round++) {
    for (const outbox of tabs) {
      outbox.pause(false);
      outbox.flushAll();
    }
    await wait(150_000);
    for (const outbox of tabs) {
      decide(outbox);
      settle(outbox);
      await wait(1000);
    }
  }
  const context = `seed ${seed}\n${log.join('\n')}`;
  const lastName = names.findLastIndex((name) => !refused.has(name));
  expect(names.slice(lastName), context).toContain(model.kit.name);
  const saved = model.made.filter((title) => !refused.has(title));
  expect(saved.toSorted(), context).toEqual([...made].toSorted());
  expect(new Set(model.made).size, context).toBe(model.made.length);
  for (const [id, wanted] of last) {
    expect(model.valueOf(id), `seed ${seed}\n${log.join('\n')}`).toEqual(wanted);
    for (const outbox of tabs) expect(outbox.state(id)?.status, `seed ${seed}`).toBe('saved');
  }
  for (const outbox of tabs) outbox.close();
  expect(Object.keys(localStorage), `seed ${seed}`).toEqual([]);
}

test(`two tabs, another device and a server that fails at will lose nothing in ${RUNS} random histories`, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed++) await run(seed);
}, 3_600_000);
