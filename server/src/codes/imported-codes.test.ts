import type { Export } from '@everscan/contract/export-file';
import { contentTypes } from '@everscan/core/content/index';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentData } from '../../../core/proof/content-data.ts';
import { seed, urlData, vcardData } from '../../../core/proof/contents.ts';
import { anyCode } from '../../../core/proof/random-designs.ts';
import { exportOf, newExportOwner, OLD_HOST } from '../testing/account-export.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser } from '../testing/visitor.ts';

describeOnEachDatabase('an import', (open) => {
  test('restores codes unchanged on another server, once', async () => {
    const source = await newExportOwner((await open()).db);
    const { projects } = await exportOf(source.owner);
    const app = await testApp({ db: (await open()).db, config: { shortUrl: OLD_HOST } });
    const owner = await newUser(app);
    for (const isNew of [true, false]) {
      for (const project of projects) {
        const response = await owner.send('POST', '/api/import', project);
        expect(response.statusCode).toBe(isNew ? 201 : 200);
        expect(response.json()).toMatchObject({ isNew, isOurs: true });
      }
    }
    const again = (await exportOf(owner)).projects;
    expect(again.map(withoutTimes)).toEqual(projects.map(withoutTimes));
  });

  test('takes a code of every kind along, as it was', async () => {
    const { db } = await open();
    const app = await testApp({ db, config: { shortUrl: OLD_HOST } });
    const source = await newUser(app);
    await source.send('POST', '/api/subscribe');
    const data = { url: urlData, vcard: vcardData, ...contentData };
    const codes = fc.sample(anyCode, { seed, numRuns: 2 * contentTypes.length });
    for (const { id: type } of contentTypes) {
      for (const each of fc.sample(data[type] as fc.Arbitrary<object>, { seed, numRuns: 2 })) {
        const { design } = codes.pop() ?? {};
        const body = { title: `A ${type}`, type, style: 'dots', data: each, design };
        const { statusCode, payload } = await source.send('POST', '/api/projects', body);
        expect(statusCode, `${type} ${payload.slice(0, 200)}`).toBe(201);
      }
    }
    const links: object[] = [
      { slug: 'summer', utm: { source: 'a', medium: 'b' }, passesQuery: true },
      {},
      {},
      {},
    ];
    const edits: object[] = [
      { target: 'b.example/?x=1#y' },
      { state: 'paused', pauseText: 'عدنا' },
      {
        startsAt: '2026-01-01T00:00:00.000Z',
        endsAt: '2027-01-01T00:00:00.000Z',
        fallback: 'c.example',
      },
      { pauseText: 'kept' },
    ];
    for (const [index, link] of links.entries()) {
      const { id } = await source.saveDynamic(`Dynamic ${index}`, link);
      const { statusCode } = await source.send('PATCH', `/api/projects/${id}`, {
        link: edits[index],
      });
      expect(statusCode).toBe(200);
    }
    const folder = (await source.send('POST', '/api/folders', { name: 'Berlin' })).json();
    const tag = (await source.send('POST', '/api/tags', { name: 'Menu' })).json();
    const ids = (await exportOf(source)).projects.map(({ id }) => id);
    for (const action of [
      { do: 'move', folder: folder.id },
      { do: 'tag', add: [tag.id], remove: [] },
    ]) {
      await source.send('POST', '/api/library/jobs', { selection: { ids }, action });
    }
    const file = await exportOf(source);
    expect(new Set(file.projects.map(({ type }) => type)).size).toBe(contentTypes.length);
    const elsewhere = await open();
    const other = await testApp({ db: elsewhere.db, config: { shortUrl: OLD_HOST } });
    const owner = await newUser(other);
    await owner.send('POST', '/api/subscribe');
    for (const project of file.projects) {
      const answer = await owner.send('POST', '/api/import', project);
      expect([answer.statusCode, answer.json().leftOut]).toEqual([201, undefined]);
    }
    const again = (await exportOf(owner)).projects;
    expect(again.map(withoutTimes)).toEqual(file.projects.map(withoutTimes));
  });

  test('accepts the files of earlier versions, which say whether a code was downloaded', async () => {
    const { projects } = await exportOf((await newExportOwner((await open()).db)).owner);
    const owner = await newUser(await testApp({ db: (await open()).db }));
    const [dynamic] = projects;
    const response = await owner.send('POST', '/api/import', { ...dynamic, isDownloaded: false });
    expect(response.statusCode).toBe(201);
    const [code] = (await exportOf(owner)).projects;
    expect(code).toMatchObject({ title: dynamic?.title, link: { code: dynamic?.link?.code } });
    expect(code).not.toHaveProperty('isDownloaded');
  });

  test('imports a code once more if its first copy is in the bin, and keeps that copy', async () => {
    const { projects } = await exportOf((await newExportOwner((await open()).db)).owner);
    const fixed = projects.find(({ title }) => title === 'Static');
    const owner = await newUser(await testApp({ db: (await open()).db }));
    const importIt = async () => (await owner.send('POST', '/api/import', fixed)).json();
    const binned: string[] = [];
    for (let copy = 0; copy < 3; copy++) {
      const { id, isNew } = await importIt();
      expect(isNew).toBe(true);
      expect(await importIt()).toMatchObject({ id, isNew: false });
      expect((await owner.send('DELETE', `/api/projects/${id}`)).statusCode).toBe(200);
      binned.push(id);
    }
    const inBin = async () =>
      (await owner.send('GET', '/api/bin')).json().codes.map(({ id }: { id: string }) => id);
    expect((await inBin()).toSorted()).toEqual(binned.toSorted());
    // The code is still not imported again after the first copy has left the bin.
    const restored = await owner.send('POST', `/api/bin/${binned[1]}/restore`);
    expect(restored.statusCode).toBe(200);
    await owner.send('DELETE', `/api/bin/${binned[0]}`);
    expect(await importIt()).toMatchObject({ id: binned[1], isNew: false });
  });

  test('reports when the printed codes lead to another server', async () => {
    const source = await newExportOwner((await open()).db);
    const { projects } = await exportOf(source.owner);
    const app = await testApp({ db: (await open()).db });
    const owner = await newUser(app);
    const response = await owner.send('POST', '/api/import', projects[0]);
    expect(response.json()).toMatchObject({ isNew: true, isOurs: false });
  });

  test('never takes over a code that is in use or was deleted', async () => {
    const { db } = await open();
    const { app, owner } = await newExportOwner(db);
    const [dynamic] = (await exportOf(owner)).projects;
    const thief = await newUser(app);
    const taken = await thief.send('POST', '/api/import', dynamic);
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({
      code: 'slug_taken',
      error: /^Another code on this server already uses the short link/,
    });
    await owner.send('DELETE', `/api/projects/${dynamic?.id}`);
    for (const visitor of [thief, owner]) {
      const refused = await visitor.send('POST', '/api/import', dynamic);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().error).toMatch(/belonged to a deleted code and cannot be used again/);
    }
    expect((await thief.send('GET', '/api/projects')).json()).toEqual([]);
  });

  test('is limited by the plan: custom slugs, dynamic codes and saved codes', async () => {
    const { owner: source } = await newExportOwner((await open()).db);
    const [dynamic, fixed] = (await exportOf(source)).projects;
    const { db } = await open();
    const app = await testApp({ db, config: { shortUrl: OLD_HOST } });
    const owner = await newUser(app);
    const send = (i: number, code: string) =>
      owner.send('POST', '/api/import', {
        ...dynamic,
        id: `code-${i}`,
        data: { url: `Q.EXAMPLE.ORG/Q/${code}` },
        link: { ...dynamic?.link, code },
      });
    expect((await send(0, 'SUMMER-SALE')).json()).toMatchObject({ code: 'slug_needs_pro' });
    for (let i = 1; i <= 3; i++) expect((await send(i, `2345678${i + 1}`)).statusCode).toBe(201);
    expect((await send(4, '23456789')).json()).toMatchObject({ code: 'dynamic_limit_reached' });
    for (let i = 0; i < 7; i++) {
      const response = await owner.send('POST', '/api/import', { ...fixed, id: `static-${i}` });
      expect(response.statusCode).toBe(201);
    }
    const full = await owner.send('POST', '/api/import', { ...fixed, id: 'static-8' });
    expect(full.json()).toMatchObject({ code: 'project_limit_reached' });
    await owner.send('POST', '/api/subscribe');
    expect((await send(0, 'SUMMER-SALE')).statusCode).toBe(201);
    expect((await send(5, 'ADMIN')).json()).toMatchObject({ code: 'bad_request' });
  });

  test('refuses a hostile code with a clear response and stores nothing', async () => {
    const { owner: source } = await newExportOwner((await open()).db);
    const [dynamic] = (await exportOf(source)).projects;
    const { db } = await open();
    const owner = await newUser(await testApp({ db, config: { shortUrl: OLD_HOST } }));
    const link = dynamic?.link;
    const hostile: [string, object | string][] = [
      ['a script as its target', { link: { ...link, target: 'javascript:alert(1)' } }],
      ['a script as its fallback', { link: { ...link, fallback: 'javascript:alert(1)' } }],
      ['a symbol of another code', { data: { url: 'Q.EXAMPLE.ORG/Q/22222222' } }],
      ['a symbol with a user name', { data: { url: `x@Q.EXAMPLE.ORG/Q/${link?.code}` } }],
      ['a symbol without a host', { data: { url: `a:b:c/Q/${link?.code}` } }],
      ['a code in lower case', { link: { ...link, code: link?.code.toLowerCase() } }],
      ['a link in a contact', { type: 'vcard', data: { vcard: { firstName: 'Jane' } } }],
      ['an end before the start', { link: { ...link, endsAt: '2020-01-01T00:00:00.000Z' } }],
      ['an unknown key', { admin: true }],
      ['a foreign id', { id: '../../etc' }],
      ['a long title', { title: 'x'.repeat(201) }],
      ['__proto__', `{"__proto__":{"title":"x"},${JSON.stringify(dynamic).slice(1)}`],
      ['a deep value', `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}`],
      ['50 MB', `{"title":"${'x'.repeat(50e6)}"}`],
    ];
    for (const [name, change] of hostile) {
      const body = typeof change === 'string' ? change : { ...dynamic, ...change };
      const headers = { 'content-type': 'application/json' };
      const response = await owner.send('POST', '/api/import', body, headers);
      expect([name, response.statusCode]).toEqual([name, name === '50 MB' ? 413 : 400]);
      expect(response.json().error).toEqual(expect.any(String));
    }
    expect((await owner.send('GET', '/api/projects')).json()).toEqual([]);
    expect(await db.selectFrom('links').select('id').execute()).toEqual([]);
  });

  test('pauses a code that the operator had disabled', async () => {
    const { owner: source } = await newExportOwner((await open()).db);
    const [dynamic] = (await exportOf(source)).projects;
    const { db } = await open();
    const owner = await newUser(await testApp({ db, config: { shortUrl: OLD_HOST } }));
    const disabled = { ...dynamic, link: { ...dynamic?.link, state: 'disabled' } };
    await owner.send('POST', '/api/import', disabled);
    expect((await exportOf(owner)).projects[0]?.link?.state).toBe('paused');
  });
});

/** An import gives codes new ids, and their history begins on the new server. */
function withoutTimes({ id, createdAt, updatedAt, link, ...rest }: Export['projects'][number]) {
  if (!link) return rest;
  const { createdAt: _1, updatedAt: _2, targets: _3, ...kept } = link;
  return { ...rest, link: kept };
}
