import { expect, test } from 'vitest';
import { addKit } from '../testing/brand-kits.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import {
  addFolder,
  addTag,
  listLibrary,
  move,
  newProUser,
  tag,
  titlesOf,
} from '../testing/library.ts';
import { saveUnnamed, shownNames } from '../testing/unnamed-codes.ts';
import { selectIds } from './find.ts';

const HOUR_MS = 3_600_000;

describeOnEachDatabase('the library', (open) => {
  test('finds words in titles, contents, targets, slugs and tags, whatever their case and accents', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    await owner.saveDynamic('Café Straße 5', { target: 'shop.example.com/Menü' });
    const poster = await owner.saveDynamic('Poster', { slug: 'SUMMER-26' });
    const symbol = poster.link.shortUrl.replace(/^https?:\/\//i, '');
    const wifi = { ssid: 'Gäste', security: 'wpa', password: 'geheim123', hidden: false };
    const network = { type: 'wifi', style: 'dots', title: 'Net', data: { wifi } };
    const { id } = (await owner.send('POST', '/api/projects', network)).json();
    await owner.save('100% \\ _');
    const { id: tagId } = await addTag(owner, 'Ímportant');
    await tag(db, owner, [id], { add: [tagId] });
    const expected: Record<string, string[]> = {
      'CAFE strasse': ['Café Straße 5'],
      'strasse menu': ['Café Straße 5'],
      '5 shop.example': ['Café Straße 5'],
      'summer-2': ['Poster'],
      gaste: ['Net'],
      'important net': ['Net'],
      IMPORT: ['Net'],
      '%': ['100% \\ _'],
      _: ['100% \\ _'],
      '\\': ['100% \\ _'],
      'café poster': [],
      geheim: [],
      'x\0y \ud800': [],
      "' or 1=1 --": [],
      [`HTTPS://${symbol}`]: ['Poster'],
      'http://www.shop.example.com/': ['Café Straße 5'],
      'poster https://': ['Poster'],
      'net https://': ['Net'],
      '1٠0': ['100% \\ _'],
      'pos\u200f\u200cter\u00ad': ['Poster'],
    };
    const found: Record<string, string[]> = {};
    for (const q of Object.keys(expected)) found[q] = await titlesOf(owner, { q });
    expect(found).toEqual(expected);
  });

  test('sorts and finds codes without a title by the names that their rows show', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const ids = await saveUnnamed(owner);
    const named = (await owner.save('Dessert')).id;
    const sorted = async () =>
      (await listLibrary(owner, { sort: 'title', order: 'asc' })).codes.map(({ id }) =>
        id === named ? 'Dessert' : shownNames[ids.indexOf(id)],
      );
    const expected = [
      ...['bar.example/drinks', 'cafe.example/menu', 'Dessert'],
      ...['New QR Code', 'shop.example:8080', 'Wi-Fi Guests'],
    ];
    expect(await sorted()).toEqual(expected);
    const found = async (q: string) => (await listLibrary(owner, { q })).codes.map(({ id }) => id);
    expect(await found('wi-fi guests')).toEqual([ids[3]]);
    expect(await found('new qr code')).toEqual([ids[4]]);
    expect(await found('wlan guests')).toEqual([ids[3]]);
    expect(await found('neuer qr-code')).toEqual([ids[4]]);
    expect(await found('新しいQRコード')).toEqual([ids[4]]);
    // Like entries that were derived otherwise.
    await db
      .updateTable('library_entries')
      .set({ title_key: 'new qr code' })
      .where('project_id', 'in', ids)
      .execute();
    await db.updateTable('workspaces').set({ entries_format: 0 }).execute();
    expect(await sorted()).toEqual(expected);
  });

  test('filters by folder, tags, kind, state, type and brand kit', async () => {
    const { db } = await open();
    const owner = await newProUser(db);
    const now = Date.now();
    const at = (ms: number) => new Date(now + ms).toISOString();
    const links = {
      active: { startsAt: at(-HOUR_MS), endsAt: at(HOUR_MS) },
      paused: { state: 'paused', startsAt: at(HOUR_MS) },
      scheduled: { startsAt: at(HOUR_MS) },
      ended: { startsAt: at(-2 * HOUR_MS), endsAt: at(-HOUR_MS) },
    };
    const ids: Record<string, string> = {};
    for (const [title, body] of Object.entries(links)) {
      const { id } = await owner.saveDynamic(title);
      ids[title] = id;
      expect((await owner.send('PATCH', `/api/projects/${id}`, { link: body })).statusCode).toBe(
        200,
      );
    }
    ids.static = (await owner.save('static')).id;
    const kit = await addKit(owner, 'House');
    const text = {
      type: 'text',
      style: 'dots',
      title: 'text',
      data: { text: 'Hello' },
      kit: kit.id,
    };
    await owner.send('POST', '/api/projects', text);
    const berlin = await addFolder(owner, 'Berlin');
    const mitte = await addFolder(owner, 'Mitte', berlin.id);
    await move(db, owner, [ids.active as string], berlin.id);
    await move(db, owner, [ids.paused as string, ids.static], mitte.id);
    const [red, blue] = [await addTag(owner, 'red'), await addTag(owner, 'blue')];
    await tag(db, owner, [ids.active as string, ids.paused as string], { add: [red.id] });
    await tag(db, owner, [ids.paused as string], { add: [blue.id] });
    const expected: [Record<string, string>, string[]][] = [
      [{ folder: berlin.id }, ['active', 'paused', 'static']],
      [{ folder: mitte.id }, ['paused', 'static']],
      [{ folder: 'none' }, ['ended', 'scheduled', 'text']],
      [{ folder: '\0' }, []],
      [{ tags: red.id }, ['active', 'paused']],
      [{ tags: `${red.id},${blue.id}` }, ['paused']],
      [{ tags: 'nothing' }, []],
      [{ kind: 'static' }, ['static', 'text']],
      [{ kind: 'dynamic', folder: mitte.id }, ['paused']],
      [{ state: 'active' }, ['active', 'static', 'text']],
      [{ state: 'paused' }, ['paused']],
      [{ state: 'scheduled' }, ['scheduled']],
      [{ state: 'ended' }, ['ended']],
      [{ state: 'disabled' }, []],
      [{ type: 'text' }, ['text']],
      [{ kit: kit.id }, ['text']],
      [{ kit: kit.id, type: 'url' }, []],
      [{ kit: '\0' }, []],
    ];
    for (const [query, titles] of expected) {
      expect([query, await titlesOf(owner, query)]).toEqual([query, titles]);
    }
    const states = (await listLibrary(owner)).codes.map(({ title, state }) => [title, state]);
    expect(Object.fromEntries(states)).toEqual({
      ...{ active: 'active', paused: 'paused', scheduled: 'scheduled', ended: 'ended' },
      ...{ static: 'active', text: 'active' },
    });
    const caller = { workspace: Number((await owner.user())?.id) };
    expect(await selectIds(db, { caller, filter: { folder: mitte.id }, now })).toEqual([
      ids.static,
      ids.paused,
    ]);
    for (const sort of ['created', 'changed', 'title', 'scans']) {
      for (const filter of [
        { kind: 'dynamic' },
        { state: 'active' },
        { type: 'url' },
        { q: 'a' },
      ]) {
        const query = new URLSearchParams({ ...filter, sort });
        expect((await owner.send('GET', `/api/library?${query}`)).statusCode).toBe(200);
        const selection = { filter, sort, order: 'asc' };
        const body = { selection, action: { do: 'rename', pattern: '{number}' } };
        expect((await owner.send('POST', '/api/library/preview', body)).statusCode).toBe(200);
      }
    }
    for (const query of ['state=broken', 'type=fax', 'sort=size', 'limit=101', 'page=2']) {
      expect((await owner.send('GET', `/api/library?${query}`)).statusCode).toBe(400);
    }
  });
});
