import { randomUUID } from 'node:crypto';
import { kitLimits, type SavedLogo } from '@everscan/contract/brand-kits.schemas';
import { exportSchema } from '@everscan/contract/export-file';
import { expect, test } from 'vitest';
import { eraseDeleted } from '../account-deletion.ts';
import { testApp } from '../testing/app.ts';
import {
  addKit,
  applyKit,
  designOf,
  house,
  image,
  kitsOf,
  logo,
  winter,
} from '../testing/brand-kits.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newProUser } from '../testing/library.ts';
import { newUser, projectBody } from '../testing/visitor.ts';

describeOnEachDatabase('brand kits', (open) => {
  test('are created, changed and deleted, with at most one default', async () => {
    const owner = await newProUser((await open()).db);
    const [b, a] = [await addKit(owner, 'Bakery'), await addKit(owner, ' Apothecary ', winter)];
    expect(await kitsOf(owner)).toEqual([
      { id: a.id, name: 'Apothecary', design: winter, isDefault: false, codes: 0, version: 1 },
      { id: b.id, name: 'Bakery', design: house, isDefault: false, codes: 0, version: 1 },
    ]);
    for (const { id } of [a, b]) {
      await owner.send('POST', `/api/kits/${id}/default`, { isDefault: true });
    }
    await owner.send('POST', `/api/kits/${a.id}/default`, { isDefault: false });
    expect((await kitsOf(owner)).map(({ isDefault }) => isDefault)).toEqual([false, true]);
    const changed = await owner.send('PATCH', `/api/kits/${b.id}`, {
      name: 'Café',
      design: winter,
    });
    expect(changed.json()).toEqual({
      ...b,
      name: 'Café',
      design: winter,
      isDefault: true,
      version: 2,
    });
    const taken = await owner.send('PATCH', `/api/kits/${a.id}`, { name: 'CAFÉ' });
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      { code: 'name_taken', field: 'name' },
    ]);
    expect((await owner.send('DELETE', `/api/kits/${b.id}`)).statusCode).toBe(200);
    expect((await owner.send('DELETE', `/api/kits/${b.id}`)).statusCode).toBe(404);
    expect((await kitsOf(owner)).map(({ name }) => name)).toEqual(['Apothecary']);
  });

  test('are assigned to new codes that name them, unless they have been deleted in the meantime', async () => {
    const owner = await newProUser((await open()).db);
    const kit = await addKit(owner, 'House');
    const make = async () => {
      const look = { design: house, kit: kit.id };
      const url = { ...projectBody, ...look };
      const dynamic = { ...url, data: {}, link: { target: 'example.com/menu' } };
      const rows = [{ key: randomUUID(), target: 'example.com' }];
      return [
        (await owner.send('POST', '/api/projects', url)).statusCode,
        (await owner.send('POST', '/api/projects', dynamic)).statusCode,
        (await owner.send('POST', '/api/bulk/codes', { ...look, rows })).json().outcomes[0].is,
      ];
    };
    const used = async () =>
      (await owner.send('GET', '/api/projects')).json().map((code: { kit?: string }) => code.kit);
    expect(await make()).toEqual([201, 201, 'created']);
    expect(await used()).toEqual([kit.id, kit.id, kit.id]);
    await owner.send('DELETE', `/api/kits/${kit.id}`);
    expect(await make()).toEqual([201, 201, 'created']);
    expect(await used()).toEqual(Array(6).fill(undefined));
    const never = { ...projectBody, kit: 'none' };
    expect((await owner.send('POST', '/api/projects', never)).statusCode).toBe(201);
  });

  test('reject designs and logos that no code could have', async () => {
    const owner = await newProUser((await open()).db);
    for (const design of [
      { ...house, logo: { ...logo, image: 'data:image/svg+xml;base64,PHN2Zz4=' } },
      { ...house, logo: { ...logo, image: '' } },
      { ...house, shape: 'unknown' },
      { ...house, extra: 1 },
    ]) {
      const response = await owner.send('POST', '/api/kits', { name: 'x', design });
      expect(response.statusCode).toBe(400);
    }
    for (const wrong of ['', 'https://example.com/a.png', `${image}${'A'.repeat(60_000)}`]) {
      const response = await owner.send('POST', '/api/logos', { name: 'x', image: wrong });
      expect(response.statusCode).toBe(400);
    }
  });

  test('leave their codes unchanged when they are deleted, and are assigned again to codes restored from the bin', async () => {
    const owner = await newProUser((await open()).db);
    const [kept, gone] = [await addKit(owner, 'Kept'), await addKit(owner, 'Gone')];
    const ids: string[] = [];
    for (const { id: kit } of [kept, gone]) {
      const body = { ...projectBody, design: house, kit };
      ids.push((await owner.send('POST', '/api/projects', body)).json().id);
    }
    for (const id of ids) await owner.send('DELETE', `/api/projects/${id}`);
    await owner.send('DELETE', `/api/kits/${gone.id}`);
    for (const id of ids) {
      expect((await owner.send('POST', `/api/bin/${id}/restore`)).statusCode).toBe(200);
      expect(await designOf(owner, id)).toEqual(house);
    }
    expect(await kitsOf(owner)).toMatchObject([{ name: 'Kept', codes: 1 }]);
  });

  test('and logos of another user are not found', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [a, b] = [await newUser(app), await newUser(app)];
    const kit = await addKit(a, 'of A');
    const mark: SavedLogo = (await a.send('POST', '/api/logos', { name: 'of A', image })).json();
    const code = await b.save();
    const attempts = [
      ['PATCH', `/api/kits/${kit.id}`, { name: 'of B' }],
      ['DELETE', `/api/kits/${kit.id}`, undefined],
      ['POST', `/api/kits/${kit.id}/default`, { isDefault: true }],
      ['GET', `/api/kits/${kit.id}/codes`, undefined],
      ['GET', '/api/kits/%00/codes', undefined],
      ['PATCH', `/api/projects/${code.id}`, { kit: kit.id }],
      ['DELETE', `/api/logos/${mark.id}`, undefined],
    ] as const;
    for (const [method, url, body] of attempts) {
      expect([url, (await b.send(method, url, body)).statusCode]).toEqual([url, 404]);
    }
    const job = await applyKit(b, [code.id], kit.id);
    expect(job).toMatchObject({ changed: 0, failed: 1 });
    expect(job.problems).toMatchObject([{ error: { code: 'not_found', reason: 'kit' } }]);
    expect(await kitsOf(a)).toEqual([kit]);
    await b.send('POST', '/api/projects', { ...projectBody, kit: kit.id });
    const codes = (await b.send('GET', '/api/projects')).json();
    expect(codes.map((code: { kit?: string }) => code.kit)).toEqual([undefined, undefined]);
    expect((await b.send('GET', '/api/logos')).json()).toEqual([]);
  });

  test('stay within their limits and versions when two tabs change them at once', async () => {
    const owner = await newProUser((await open()).db);
    const names = Array.from({ length: kitLimits.kits + 3 }, (_, i) => `Kit ${i}`);
    const statuses = async (url: string, body: (name: string) => object) => {
      const answers = await Promise.all(names.map((name) => owner.send('POST', url, body(name))));
      return answers.map(({ statusCode }) => statusCode).filter((status) => status !== 201);
    };
    const kit = await addKit(owner, 'Kit 0');
    const refused = await statuses('/api/kits', (name) => ({ name, design: house }));
    expect(refused).toHaveLength(4); // three above the limit, one name twice
    expect(await kitsOf(owner)).toHaveLength(kitLimits.kits);
    const tooMany = await statuses('/api/logos', (name) => ({ name, image }));
    expect(tooMany).toEqual([400, 400, 400]);
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) =>
        owner.send('PATCH', `/api/kits/${kit.id}`, { name, version: 1 }),
      ),
    );
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const losers = answers.filter(({ statusCode }) => statusCode === 409);
    expect(losers.map((answer) => answer.json())).toMatchObject([
      { code: 'version_conflict', kit: winner },
      { code: 'version_conflict', kit: winner },
    ]);
    await Promise.all(
      (await kitsOf(owner)).map(({ id }) =>
        owner.send('POST', `/api/kits/${id}/default`, { isDefault: true }),
      ),
    );
    expect((await kitsOf(owner)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('are in the export, and are deleted with the account', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const kit = await addKit(owner, 'House');
    const body = { ...projectBody, design: house, kit: kit.id };
    const { id } = (await owner.send('POST', '/api/projects', body)).json();
    await owner.send('POST', '/api/logos', { name: 'Sun', image });
    const { kits, logos } = exportSchema.parse((await owner.send('GET', '/api/export')).json());
    expect(kits).toMatchObject([{ name: 'House', design: house, isDefault: false, codes: [id] }]);
    expect(logos).toMatchObject([{ name: 'Sun', image }]);
    expect((await owner.send('DELETE', '/api/delete-account')).statusCode).toBe(200);
    await eraseDeleted({ db, clock: Date.now });
    for (const table of ['brand_kits', 'project_kits', 'logos'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
