import { contentTypes } from '@everscan/core/content/index';
import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser, projectBody } from '../testing/visitor.ts';

const vcard = {
  firstName: 'Jane',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  title: '',
  website: '',
};

describeOnEachDatabase('a project', (open) => {
  test('stores the names of its content with every change of the content', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const wifi = (ssid: string) => ({
      wifi: { ssid, security: 'wpa', password: 'secret123', hidden: false },
    });
    const names = async () => {
      const { names } = await db.selectFrom('projects').select('names').executeTakeFirstOrThrow();
      return JSON.parse(names);
    };
    const body = { type: 'wifi', style: 'dots', data: wifi('Guests') };
    const { id } = (await owner.send('POST', '/api/projects', body)).json();
    expect(await names()).toMatchObject({ en: 'Wi-Fi Guests', de: 'WLAN Guests' });
    await owner.send('PATCH', `/api/projects/${id}`, { data: wifi('Staff') });
    expect(await names()).toMatchObject({ en: 'Wi-Fi Staff', de: 'WLAN Staff' });
    await owner.send('PATCH', `/api/projects/${id}`, { type: 'url', data: { url: 'a.example' } });
    await owner.send('PATCH', `/api/projects/${id}`, { title: 'Menu' });
    expect(await names()).toBe('a.example');
    const { changes } = (await owner.send('GET', `/api/projects/${id}/history`)).json();
    const [{ id: change }] = changes.filter(({ what }: { what: string[] }) =>
      what.includes('content'),
    );
    await owner.send('POST', `/api/projects/${id}/history/${change}/restore`, {});
    expect(await names()).toMatchObject({ en: 'Wi-Fi Guests' });
    await owner.send('DELETE', `/api/projects/${id}`);
    await owner.send('POST', `/api/bin/${id}/restore`);
    expect(await names()).toMatchObject({ en: 'Wi-Fi Guests' });
  });

  test('is saved, listed in the order of saving, renamed and deleted', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    expect((await owner.send('GET', '/api/projects')).json()).toEqual([]);
    const created = await owner.send('POST', '/api/projects', projectBody);
    const project = created.json();
    expect([created.statusCode, project]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        ...projectBody,
        design: defaultDesign,
        version: 1,
        createdAt: expect.any(String),
        changedAt: expect.any(String),
        link: null,
      },
    ]);
    for (const title of ['b', 'c', 'd']) await owner.save(title);
    const titles = async () =>
      (await owner.send('GET', '/api/projects')).json().map((row: { title: string }) => row.title);
    expect(await titles()).toEqual(['Menu', 'b', 'c', 'd']);
    const path = `/api/projects/${project.id}`;
    const renamed = await owner.send('PATCH', path, { title: '  Drinks ' });
    expect([renamed.statusCode, renamed.json()]).toEqual([
      200,
      { ...project, title: 'Drinks', version: 2, changedAt: expect.any(String) },
    ]);
    expect(await titles()).toEqual(['Drinks', 'b', 'c', 'd']);
    const deleted = await owner.send('DELETE', path);
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true }]);
    expect(await titles()).toEqual(['b', 'c', 'd']);
    for (const method of ['PATCH', 'DELETE'] as const) {
      const gone = await owner.send(method, path, method === 'PATCH' ? { title: 'x' } : undefined);
      expect([gone.statusCode, gone.json().code]).toEqual([404, 'not_found']);
    }
  });

  test('returns to its place after a deletion, even when other codes were saved in the meantime', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const titles = async () =>
      (await owner.send('GET', '/api/projects')).json().map((row: { title: string }) => row.title);
    const saved: { id: string }[] = [];
    for (const title of ['a', 'b', 'c']) saved.push(await owner.save(title));
    for (const at of [1, 2]) await owner.send('DELETE', `/api/projects/${saved[at]?.id}`);
    await owner.save('d');
    for (const at of [2, 1]) await owner.send('POST', `/api/bin/${saved[at]?.id}/restore`);
    expect(await titles()).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each(contentTypes)('of type $id keeps everything that was typed', async ({ id, sample }) => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const body = { title: 'Kept', type: id, style: 'dots', data: sample };
    const { json } = await owner.send('POST', '/api/projects', body);
    expect(json()).toMatchObject(body);
    expect((await owner.send('GET', '/api/projects')).json()).toEqual([json()]);
  });

  test('with a detailed contact card keeps its extra fields', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const full = { ...vcard, mobile: '+1 555 0101', street: '1 Main St; rear', note: 'a\nb' };
    const body = { type: 'vcard', style: 'dots', data: { vcard: full } };
    const created = (await owner.send('POST', '/api/projects', body)).json();
    expect(created.data).toEqual(body.data);
    const path = `/api/projects/${created.id}`;
    const changed = await owner.send('PATCH', path, { type: 'vcard', data: { vcard } });
    expect(changed.json().data).toEqual({ vcard });
    const long = { ...body, data: { vcard: { ...full, note: 'x'.repeat(1025) } } };
    expect((await owner.send('POST', '/api/projects', long)).statusCode).toBe(400);
  });

  test('gets a default title, and reads the style "square" as "standard"', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const body = { type: 'vcard', style: 'square', data: { vcard: { firstName: 'Jane' } } };
    const { json } = await owner.send('POST', '/api/projects', body);
    expect(json()).toMatchObject({
      title: 'New QR Code',
      type: 'vcard',
      style: 'standard',
      data: { vcard },
    });
  });

  test('says when it or its link was last changed', async () => {
    const { db } = await open();
    const clock = { now: Date.parse('2026-07-15T12:00:00Z') };
    const owner = await newUser(await testApp({ db, clock: () => clock.now }));
    const { id } = await owner.saveDynamic();
    const path = `/api/projects/${id}`;
    const changedAt = async () => (await owner.send('GET', path)).json().changedAt;
    expect(await changedAt()).toBe('2026-07-15T12:00:00.000Z');
    clock.now += 60_000;
    await owner.send('PATCH', path, { title: 'Drinks' });
    expect(await changedAt()).toBe('2026-07-15T12:01:00.000Z');
    clock.now += 60_000;
    await owner.send('PATCH', path, { link: { target: 'https://b.example/' } });
    expect(await changedAt()).toBe('2026-07-15T12:02:00.000Z');
    expect((await owner.send('GET', '/api/projects')).json()).toMatchObject([
      { id, changedAt: '2026-07-15T12:02:00.000Z' },
    ]);
  });

  test('can be changed in any subset of its fields', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await owner.save();
    const change = async (body: object) =>
      (await owner.send('PATCH', `/api/projects/${id}`, body)).json();
    expect(await change({ style: 'standard' })).toMatchObject({ style: 'standard', version: 2 });
    expect(await change({ type: 'url', data: { url: 'a.b' } })).toMatchObject({
      data: { url: 'a.b' },
      version: 3,
      link: null,
    });
    expect(
      await change({ title: 'Card', style: 'dots', type: 'vcard', data: { vcard }, version: 3 }),
    ).toEqual({
      id,
      title: 'Card',
      style: 'dots',
      type: 'vcard',
      data: { vcard },
      design: defaultDesign,
      version: 4,
      createdAt: expect.any(String),
      changedAt: expect.any(String),
      link: null,
    });
    expect(await change({})).toMatchObject({ title: 'Card', version: 4 });
  });

  test('clients of earlier versions may say whether a code was downloaded, which changes nothing', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const body = { ...projectBody, isDownloaded: false };
    const created = await owner.send('POST', '/api/projects', body);
    expect(created.statusCode).toBe(201);
    const path = `/api/projects/${created.json().id}`;
    const changed = await owner.send('PATCH', path, { isDownloaded: true, version: 1 });
    expect([changed.statusCode, changed.json()]).toEqual([200, created.json()]);
    expect(created.json()).not.toHaveProperty('isDownloaded');
  });

  test('a saved static code stays static', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await owner.save();
    const link = { target: 'shop.example' };
    expect((await owner.send('PATCH', `/api/projects/${id}`, { link })).statusCode).toBe(404);
    expect(await db.selectFrom('links').selectAll().execute()).toEqual([]);
  });

  test('keeps its version when a change changes nothing, so that a repeated change counts once', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await owner.save('Menu');
    const change = async (body: object) =>
      (await owner.send('PATCH', `/api/projects/${id}`, body)).json();
    const drinks = { title: 'Drinks', data: { url: 'drinks.example' }, design: defaultDesign };
    const changed = await change({ ...drinks, version: 1 });
    expect(changed).toMatchObject({ title: 'Drinks', version: 2 });
    expect(await change(drinks)).toEqual(changed);
    expect(await change({ ...drinks, version: 2 })).toEqual(changed);
    expect(await change({ ...drinks, title: 'Door' })).toMatchObject({ version: 3 });
  });

  test('is not overwritten when it changed elsewhere: 409 with the current project', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await owner.save();
    const path = `/api/projects/${id}`;
    await owner.send('PATCH', path, { title: 'from the phone', version: 1 });
    const tooLarge = { title: 'from nowhere', version: 3_000_000_000 };
    for (const body of [{ title: 'from the laptop', version: 1 }, { version: 1 }, tooLarge]) {
      const conflict = await owner.send('PATCH', path, body);
      expect([conflict.statusCode, conflict.json()]).toEqual([
        409,
        {
          error:
            'This code was changed in another tab or on another device. Reload the page and try again.',
          code: 'version_conflict',
          project: {
            id,
            ...projectBody,
            design: defaultDesign,
            title: 'from the phone',
            version: 2,
            createdAt: expect.any(String),
            changedAt: expect.any(String),
            link: null,
          },
        },
      ]);
    }
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        owner.send('PATCH', path, { title: `${i}`, version: 2 }),
      ),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
  });

  test.each([
    [{ ...projectBody, title: ' ' }, 'title: A title cannot be empty'],
    [{ ...projectBody, title: 'x'.repeat(201) }, 'title: A title can have at most 200 characters'],
    [{ ...projectBody, userId: 2 }, 'Unknown field: userId'],
    [{ ...projectBody, type: 'fax' }, /^type: /],
    [{ ...projectBody, data: { vcard } }, /data/],
    [
      { ...projectBody, data: { url: 'x'.repeat(2049) } },
      'data.url: Must have at most 2,048 characters',
    ],
    [{ ...projectBody, data: { url: 1 } }, 'data.url: Must be text'],
    [{}, /^type: /],
  ])('with %j is refused with 400', async (body, message) => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const response = await owner.send('POST', '/api/projects', body);
    expect(response.json()).toEqual({
      error: typeof message === 'string' ? message : expect.stringMatching(message),
      code: 'bad_request',
    });
    expect(response.statusCode).toBe(400);
    expect(await db.selectFrom('projects').select('id').execute()).toEqual([]);
  });

  test.each([
    [{ title: '' }, 'title: A title cannot be empty'],
    [{ title: '', type: 'url', data: { url: 'a.b' } }, 'title: A title cannot be empty'],
    [{ data: { url: 5 } }, /^data.url: /],
    [{ data: { url: 'a.b', other: 1 } }, 'Unknown field: data.other'],
    [{ data: { vcard: {} } }, 'Unknown field: data.vcard'],
    [{ type: 'url' }, /^data: /],
    [{ type: 'url', data: { url: 5 } }, /^data.url: /],
    [{ type: 'fax', data: {} }, /^type: /],
    [{ version: 0 }, 'version: Must be at least 1'],
    [{ id: 'x' }, 'Unknown field: id'],
    [{ workspace_id: 2 }, 'Unknown field: workspace_id'],
  ])('refuses the change %j with 400', async (body, message) => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await owner.save();
    const response = await owner.send('PATCH', `/api/projects/${id}`, body);
    expect(response.json()).toEqual({
      error: typeof message === 'string' ? message : expect.stringMatching(message),
      code: 'bad_request',
    });
    expect(await versions(db)).toEqual([1]);
  });

  test('accepts data without a type, which is then for the saved type', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const { id } = await owner.save();
    const path = `/api/projects/${id}`;
    const response = await owner.send('PATCH', path, { data: { url: 'other.example' } });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ type: 'url', data: { url: 'other.example' } });
    const dynamic = await owner.saveDynamic();
    const refused = await owner.send('PATCH', `/api/projects/${dynamic.id}`, {
      data: { url: 'x' },
    });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'dynamic_content']);
  });

  test('stores any text unchanged', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const title = '"\'; drop table projects; -- <b>é𝄞\u202e\u{1f642}</b> \\ %s $1';
    const { json } = await owner.send('POST', '/api/projects', { ...projectBody, title });
    expect(json().title).toBe(title);
    expect((await owner.send('GET', '/api/projects')).json()).toMatchObject([{ title }]);
  });
});

async function versions(db: Db): Promise<number[]> {
  return (await db.selectFrom('projects').select('version').execute()).map((row) => row.version);
}
