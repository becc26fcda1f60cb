import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser, projectBody, type Visitor } from '../testing/visitor.ts';

describeOnEachDatabase('the code of the next dynamic code', (open) => {
  async function start() {
    const { db } = await open();
    const app = await testApp({ db, config: { shortUrl: 'https://go.example' } });
    return { db, app, owner: await newUser(app) };
  }

  test('stays the same until a dynamic code uses it', async () => {
    const { owner } = await start();
    const reserved = await reserve(owner);
    expect(reserved).toMatch(/^GO\.EXAMPLE\/Q\/[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(await reserve(owner)).toBe(reserved);
    expect((await create(owner)).data.url).toBe(reserved);
    const next = await reserve(owner);
    expect(next).not.toBe(reserved);
    expect((await create(owner)).data.url).toBe(next);
  });

  test('is the same for parallel requests, and only one of two new codes uses it', async () => {
    const { owner } = await start();
    const reserved = await Promise.all([reserve(owner), reserve(owner), reserve(owner)]);
    expect(new Set(reserved).size).toBe(1);
    const created = await Promise.all([create(owner), create(owner)]);
    const urls = created.map(({ data }) => data.url);
    expect(urls).toContain(reserved[0]);
    expect(new Set(urls).size).toBe(2);
  });

  test('differs between users, and does not work yet', async () => {
    const { db, app, owner } = await start();
    const other = await newUser(app);
    expect(await reserve(other)).not.toBe(await reserve(owner));
    expect(await db.selectFrom('links').select('id').execute()).toEqual([]);
    expect((await owner.send('GET', '/api/projects')).json()).toEqual([]);
  });

  test('stays reserved when a code with a custom slug is created', async () => {
    const { owner } = await start();
    await owner.send('POST', '/api/subscribe');
    const reserved = await reserve(owner);
    expect((await create(owner, { slug: 'menu' })).data.url).toBe('GO.EXAMPLE/Q/MENU');
    expect(await reserve(owner)).toBe(reserved);
  });

  test('is replaced when somebody else has used it', async () => {
    const { app, owner } = await start();
    const reserved = await reserve(owner);
    const other = await newUser(app);
    await other.send('POST', '/api/subscribe');
    await create(other, { slug: reserved.slice(-8) });
    const next = await reserve(owner);
    expect(next).not.toBe(reserved);
    expect((await create(owner)).data.url).toBe(next);
  });

  test('is reserved even if the plan allows no more dynamic codes, but does not allow another one', async () => {
    const { owner } = await start();
    for (let i = 0; i < 3; i++) await create(owner);
    await reserve(owner);
    const body = { ...projectBody, data: {}, link: { target: 'a.example' } };
    expect((await owner.send('POST', '/api/projects', body)).statusCode).toBe(403);
  });
});

async function reserve(owner: Visitor): Promise<string> {
  const response = await owner.send('POST', '/api/reserved-code');
  expect(response.statusCode).toBe(200);
  return response.json().url;
}

async function create(owner: Visitor, link: object = {}) {
  const body = { ...projectBody, data: {}, link: { target: 'a.example', ...link } };
  const response = await owner.send('POST', '/api/projects', body);
  expect(response.statusCode).toBe(201);
  return response.json();
}
