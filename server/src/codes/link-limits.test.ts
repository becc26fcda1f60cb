import { limits } from '@everscan/contract/limits';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newDynamicCode } from '../testing/links.ts';
import { newUser, projectBody, type Visitor } from '../testing/visitor.ts';

const HOUR = 3600 * 1000;
const { newAccountCodesPerHour: CODES, newAccountTargetChangesPerHour: CHANGES } = limits;

describeOnEachDatabase('the limits of new accounts', (open) => {
  async function start() {
    const { db } = await open();
    let now = Date.UTC(2026, 6, 15);
    const app = await testApp({ db, clock: () => now });
    const subscriber = async () => {
      const visitor = await newUser(app);
      await visitor.send('POST', '/api/subscribe');
      return visitor;
    };
    return { subscriber, wait: (ms: number) => (now += ms) };
  }

  test('allow a fixed number of codes per hour, even in parallel', async () => {
    const { subscriber, wait } = await start();
    const owner = await subscriber();
    const answers = await Promise.all(Array.from({ length: CODES + 3 }, () => make(owner)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);
    expect(refused[0]?.headers['retry-after']).toBe('3600');
    expect(refused[0]?.json()).toEqual({
      error: `A new account can create ${CODES} dynamic codes an hour. Please try again in an hour.`,
      code: 'rate_limited',
      reason: 'new_codes',
      params: { perHour: CODES },
    });
    expect((await owner.send('POST', '/api/projects', projectBody)).statusCode).toBe(201);
    expect((await make(await subscriber())).statusCode).toBe(201);
    wait(HOUR);
    expect((await make(owner)).statusCode).toBe(201);
  });

  test('allow a fixed number of target changes; the first target of a code does not count', async () => {
    const { subscriber, wait } = await start();
    const owner = await subscriber();
    const codes = [await newDynamicCode(owner), await newDynamicCode(owner)];
    const change = (i: number) =>
      owner.send('PATCH', `/api/projects/${codes[i % 2]?.id}`, {
        link: { target: `${i}.a.example` },
      });
    for (let i = 0; i < CHANGES; i++) expect((await change(i)).statusCode).toBe(200);
    const refused = await change(CHANGES);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect((await make(owner)).statusCode).toBe(201);
    wait(HOUR);
    expect((await change(CHANGES)).statusCode).toBe(200);
  });

  test('count changed fallbacks, even in parallel, but not removed ones', async () => {
    const { subscriber, wait } = await start();
    const owner = await subscriber();
    const { id } = await newDynamicCode(owner);
    const path = `/api/projects/${id}`;
    const send = (link: object) => owner.send('PATCH', path, { link });
    const change = async (link: object) => (await send(link)).statusCode;
    const fallbacks = Array.from({ length: CHANGES + 3 }, (_, i) => ({ fallback: `${i}.example` }));
    const statuses = await Promise.all(fallbacks.map(change));
    expect(statuses.sort()).toEqual([...Array(CHANGES).fill(200), 429, 429, 429]);
    expect([await change({ fallback: null }), await change({ target: 'b.example' })]).toEqual([
      200, 429,
    ]);
    expect((await owner.send('GET', `${path}/link/targets`)).json()).toHaveLength(1);
    wait(HOUR);
    const both = (i: number) => change({ target: `${i}.example`, fallback: `f${i}.example` });
    for (let i = 0; i < CHANGES / 2; i++) expect(await both(i)).toBe(200);
    expect(await both(CHANGES)).toBe(429);
    const refusals = [{ target: 'c.example' }, { fallback: 'c.example', state: 'paused' }];
    const answers = await Promise.all(refusals.map(send));
    expect(answers.map((answer) => answer.json().field)).toEqual(['target', 'fallback']);
    expect((await owner.send('GET', `${path}/link/targets`)).json()).toHaveLength(1 + CHANGES / 2);
  });

  test('count codes in the bin and their changes, so that restoring them needs no limit', async () => {
    const { subscriber } = await start();
    const owner = await subscriber();
    const ids: string[] = [];
    for (let i = 0; i < CODES; i++) ids.push((await newDynamicCode(owner)).id);
    for (let i = 0; i < CHANGES; i++) {
      const target = `${i}.a.example`;
      await owner.send('PATCH', `/api/projects/${ids[1]}`, { link: { target } });
    }
    for (const id of ids.slice(1)) await owner.send('DELETE', `/api/projects/${id}`);
    expect((await make(owner)).statusCode).toBe(429);
    const change = { link: { target: 'b.example' } };
    expect((await owner.send('PATCH', `/api/projects/${ids[0]}`, change)).statusCode).toBe(429);
    for (const id of ids.slice(1)) {
      expect((await owner.send('POST', `/api/bin/${id}/restore`)).statusCode).toBe(200);
    }
    expect((await make(owner)).statusCode).toBe(429);
  });

  test('end after a day', async () => {
    const { subscriber, wait } = await start();
    const owner = await subscriber();
    wait(24 * HOUR);
    const statuses = async (owner: Visitor) => {
      const answers = [];
      for (let i = 0; i < CODES + 1; i++) answers.push((await make(owner)).statusCode);
      return answers;
    };
    const allCreated = Array(CODES + 1).fill(201);
    expect(await statuses(owner)).toEqual(allCreated);
    const early = await subscriber();
    wait(-2 * HOUR); // the clock was ahead
    expect(await statuses(early)).toEqual(allCreated);
  });
});

function make(owner: Visitor) {
  const link = { target: 'https://shop.example/menu' };
  return owner.send('POST', '/api/projects', { ...projectBody, link });
}
