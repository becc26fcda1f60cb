import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { defaultDesign } from '@everscan/core/design/design';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { eraseDeleted } from '../../account-deletion.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { Visitor } from '../../testing/visitor.ts';
import { DAY_MS } from '../days.ts';
import { createToken, hashToken } from '../token.ts';
import { connect, type Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';
import { migrate, NewerSchemaError, provider } from './migrate.ts';
import { ownedTables } from './owned.ts';
import { refuseOldSqlite } from './sqlite-dialect.ts';
import { insertRows } from './write-rows.ts';

const execFileAsync = promisify(execFile);

/** A code as the bin stored it before there were workspaces. */
const binned = {
  ...{
    id: 'BBBBBBBBBBBBBBBBBBBBBB',
    user_id: 1,
    position: 0,
    title: 'Old',
    type: 'url',
    style: 'dots',
  },
  ...{ data: '{"url":"example.com/old"}', design: null, is_downloaded: 1, version: 3 },
};

async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  expect(error).toBeUndefined();
}

describeOnEachDatabase('a migration', (open) => {
  test('creates every table in an empty database, and changes nothing when it runs again', async () => {
    const { db } = await open('empty');
    await migrate(db);
    await migrate(db);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'generation_days',
        'generations',
        'idempotency_records',
        'statistics',
      ]),
    );
  });

  test('works from three processes at once', async () => {
    const { db, location } = await open('empty');
    const program = fileURLToPath(new URL('../../testing/migrate-process.ts', import.meta.url));
    const run = () => execFileAsync(process.execPath, [program, JSON.stringify(location)]);
    await Promise.all([run(), run(), run()]);
    expect(await db.selectFrom('generations').selectAll().execute()).toEqual([]);
  });

  test('refuses a database of a newer version and leaves it unchanged', async () => {
    const { db } = await open();
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-future', '2099-01-01T00:00:00.000Z')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(NewerSchemaError);
    await expect(migrate(db)).rejects.toThrow(/newer version of the server \(9999-future\)/);
  });

  test('leaves nothing behind when it fails', async () => {
    const { db } = await open('empty');
    // The table of the second migration already exists, so it fails after the first one.
    await sql`create table idempotency_records (id text)`.execute(db);
    await expect(migrate(db)).rejects.toThrow();
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    expect(tables.map(({ name }) => name)).toEqual(['idempotency_records']);
  });

  test('takes the database of an early version along, whose users stay signed in and keep their plan, codes and feedback', async () => {
    const { db } = await open('empty');
    await migrateTo(db, '0005-feedback-and-activity');
    const now = Date.now();
    const token = createToken();
    for (const statement of [
      sql`insert into users (email, password_hash, subscribed, is_admin, created_at, last_active_at)
        values ('owner@example.com', 'x', 1, 0, ${now}, ${now})`,
      sql`insert into sessions (id, user_id, created_at, expires_at)
        values (${hashToken(token)}, 1, ${now}, ${now + DAY_MS})`,
      sql`insert into projects (id, user_id, position, title, type, style, data, version, created_at, updated_at)
        values ('AAAAAAAAAAAAAAAAAAAAAA', 1, 1, 'Menu', 'url', 'dots', '{"url":"example.com/menu"}', 1, ${now}, ${now})`,
      sql`insert into feedback (id, user_id, email, message, created_at, attempts, next_attempt_at, mailed_at)
        values ('waiting', 1, 'a@example.com', 'x', ${now}, 2, ${now}, null),
          ('mailed', 1, 'a@example.com', 'y', ${now}, 1, ${now}, ${now})`,
      sql`insert into generations (created_at, type, style, data, ip_is_full)
        values (${now}, 'url', 'dots', '{"url":"a.example"}', 0)`,
    ]) {
      await statement.execute(db);
    }
    await migrateTo(db, '0044-fewer-download-counts');
    // An earlier version deleted account 7 without its bin.
    await sql`insert into deleted_projects
        (project_id, user_id, deleted_at, title, type, project, codes_before, links_before)
      values ('left', 7, ${now}, '', 'url', '{}', 0, 0), ('BBBBBBBBBBBBBBBBBBBBBB', 1, ${now}, 'Old', 'url',
        ${JSON.stringify({ ...binned, created_at: now, updated_at: now })}, 1, 0)`.execute(db);
    await migrate(db);
    const owner = new Visitor(await testApp({ db }));
    owner.cookies.set('session', token);
    expect(await owner.user()).toMatchObject({ id: 1, plan: 'pro', subscribed: true });
    expect((await owner.send('GET', '/api/projects')).json()).toMatchObject([
      { title: 'Menu', data: { url: 'example.com/menu' }, link: null },
    ]);
    expect((await owner.send('GET', '/api/sessions')).json()).toMatchObject([
      { isCurrent: true, browser: '', country: '', signedInAt: new Date(now).toISOString() },
    ]);
    expect(await db.selectFrom('mails').select(['id', 'attempts']).execute()).toEqual([
      { id: 'waiting', attempts: 2 },
    ]);
    expect((await owner.send('GET', '/api/export')).json().feedback).toHaveLength(2);
    expect(await db.selectFrom('generations').select('id').execute()).toEqual([{ id: 1 }]);
    const restored = await owner.send('POST', '/api/bin/BBBBBBBBBBBBBBBBBBBBBB/restore');
    expect(restored.json()).toMatchObject({ title: 'Old', data: { url: 'example.com/old' } });
    expect((await owner.send('DELETE', '/api/delete-account')).statusCode).toBe(200);
    await eraseDeleted({ db, clock: Date.now });
    const workspaces = db.selectFrom('workspaces').select(['id', 'created_at', 'deleted_at']);
    expect(await workspaces.execute()).toEqual([]);
  });

  test('lets every owned table refer to a workspace', async () => {
    const { db } = await open();
    for (const table of ownedTables) {
      const { rows } = isPostgres(db)
        ? await sql`select confrelid::regclass::text as "table" from pg_constraint
            where conrelid = ${table}::regclass and contype = 'f' and confrelid = 'workspaces'::regclass`.execute(
            db,
          )
        : await sql`select "table" from pragma_foreign_key_list(${table})
            where "from" = 'workspace_id'`.execute(db);
      expect([table, rows]).toMatchObject([table, [{ table: 'workspaces' }]]);
    }
    const insertion = sql`insert into logos (id, workspace_id, name, created_at, picture)
      values ('x', 99, '', 0, '')`.execute(db);
    await expect(insertion).rejects.toThrow(/foreign key/i);
  });

  test('to one form keeps what processes of two versions wrote to one database', async () => {
    const { db } = await open('empty');
    await migrateTo(db, '0042-content-rules');
    const project = JSON.stringify({ ...binned, created_at: 0, updated_at: 0 });
    for (const statement of [
      sql`insert into users (email, password_hash, plan, subscribed, is_admin, created_at, last_active_at)
        values ('a', 'x', 'free', 1, 0, 0, 0), ('b', 'x', 'pro', 1, 0, 0, 0), ('c', 'x', 'free', 0, 0, 0, 0)`,
      sql`insert into idempotency_records (id, request_hash, body_hash, status, body, created_at)
        values ('new', 'validated', 'sent', 200, '{}', 0), ('old', 'validated', null, 200, '{}', 0)`,
      sql`insert into sessions (id, user_id, browser, system, country, created_at, last_used_at, expires_at)
        values ('old', 1, null, null, null, 5, null, 9), ('new', 1, 'Firefox', '', 'DE', 5, 7, 9)`,
      sql`insert into remembered_devices (id, user_id, session_id, created_at, expires_at)
        values ('old', 1, null, 0, 9), ('new', 1, 'new', 0, 9)`,
      sql`insert into deleted_projects (project_id, user_id, deleted_at, title, type, project, codes_before, links_before)
        values ('old', 1, 0, '', 'url', ${project}, null, null), ('new', 1, 0, '', 'url', ${project}, 3, 2)`,
    ]) {
      await statement.execute(db);
    }
    await migrate(db);
    expect(await db.selectFrom('users').select('plan').orderBy('id').execute()).toEqual([
      { plan: 'pro' },
      { plan: 'pro' },
      { plan: 'free' },
    ]);
    const records = db.selectFrom('idempotency_records').select(['id', 'body_hash']);
    expect(await records.orderBy('id').execute()).toEqual([
      { id: 'new', body_hash: 'sent' },
      { id: 'old', body_hash: 'validated' }, // matches no request, so that a retry is refused
    ]);
    const sessions = db.selectFrom('sessions').select(['browser', 'country', 'last_used_at']);
    expect(await sessions.orderBy('id').execute()).toEqual([
      { browser: 'Firefox', country: 'DE', last_used_at: 7 },
      { browser: '', country: '', last_used_at: 5 },
    ]);
    expect(await db.selectFrom('remembered_devices').select('id').execute()).toEqual([
      { id: 'new' },
    ]);
    const bin = db.selectFrom('projects').select(['codes_before', 'links_before', 'position']);
    expect(await bin.orderBy('position').execute()).toEqual([
      { codes_before: 3, links_before: 2, position: 0 },
      { codes_before: 0, links_before: 0, position: 1 },
    ]);
  });

  test('stores the names of the content of every earlier code', async () => {
    const { db } = await open('empty');
    await migrateTo(db, '0045-workspaces');
    await sql`insert into workspaces (id, created_at) values (1, 0)`.execute(db);
    const wifi = { ssid: 'Guests', security: 'wpa', password: 'secret123', hidden: false };
    const contents = [
      ['url', '{"url":"cafe.example/menu"}'],
      ['wifi', JSON.stringify({ wifi })],
      ['url', '{'],
    ];
    const rows = Array.from({ length: 501 }, (_, position) => {
      const [type = '', data = ''] = contents[position % 3] ?? [];
      const id = String(position).padStart(22, '0');
      const times = { created_at: 0, updated_at: 0 };
      const code = { title: 'New QR Code', type, style: 'dots', data, design: null };
      return { id, workspace_id: 1, position, ...code, is_downloaded: 1, version: 1, ...times };
    });
    await insertRows(db, 'projects', rows);
    await migrate(db);
    const named = await db.selectFrom('projects').select('names').orderBy('position').execute();
    expect(named).toHaveLength(501);
    const [address, network, damaged] = named.map(({ names }) => JSON.parse(names));
    expect([address, damaged]).toEqual(['cafe.example/menu', 'New QR Code']);
    expect(network).toMatchObject({ en: 'Wi-Fi Guests', de: 'WLAN Guests', ja: 'Wi-Fi Guests' });
    expect(new Set(named.map(({ names }) => names)).size).toBe(3);
  });

  test('returns the codes of every bin to their tables, keeps what was blocked and deleted, and gives a code and its link one version', async () => {
    const { db } = await open('empty');
    await migrateTo(db, '0048-numbered-link-changes');
    const [now, id] = [Date.now(), (letter: string) => letter.repeat(22)];
    const code = (letter: string, position: number) => ({
      ...{ id: id(letter), workspace_id: 1, position, title: letter, type: 'url', style: 'dots' },
      ...{ data: '{"url":"HTTPS://A.EXAMPLE/Q/X"}', design: null, version: 4, is_downloaded: 1 },
      ...{ created_at: now - 9, updated_at: now - 8 },
    });
    const link = {
      ...{ id: 3, code: 'BINNED22', project_id: id('B'), workspace_id: 1, utm: null, version: 2 },
      ...{ target: 'https://b.example', location: 'https://b.example/', fallback: null },
      ...{ state: 'disabled', owners_state: 'paused', pause_text: 'Soon', starts_at: 5 },
      ...{ ends_at: null, created_at: now - 7, updated_at: now - 6 },
    };
    const tables = db as Kysely<Record<string, Record<string, unknown>>>;
    await sql`insert into users (email, password_hash, is_admin, created_at, last_active_at, plan)
      values ('a@example.com', '', 0, ${now}, ${now}, 'pro')`.execute(db);
    await sql`insert into workspaces (id, created_at) values (1, ${now})`.execute(db);
    await insertRows(db, 'projects', [code('A', 1), code('C', 2)]);
    await sql`insert into folders (id, workspace_id, name, name_key, version, created_at)
      values ('folder', 1, 'F', 'f', 1, 0)`.execute(db);
    for (const [key, state, owners] of [
      [1, 'active', null],
      [2, 'disabled', 'paused'],
      [3, 'deleted', null],
      [4, 'deleted', null],
    ] as const) {
      const target = state === 'deleted' ? '' : 'https://a.example/';
      await sql`insert into links (code, project_id, workspace_id, target, location, state, owners_state, version, created_at, updated_at)
        values (${['ACTIVE22', 'DISABLED', 'BINNED22', 'GONE2222'][key - 1]},
          ${[id('A'), id('C'), null, null][key - 1]}, ${state === 'deleted' ? null : 1},
          ${target}, ${target}, ${state}, ${owners}, 7, ${now}, ${now})`.execute(db);
    }
    const bin = [
      { project: code('B', 2), link, groups: { folder: 'folder', tags: ['gone'], kit: null } },
      { project: code('C', 7), link: null, groups: null },
    ].map(({ project, link, groups }) => ({
      ...{ project_id: project.id, workspace_id: 1, deleted_at: now - 5, title: '', type: 'url' },
      ...{ link_id: link && 3, link: link && JSON.stringify(link), codes_before: 4 },
      ...{ groups: groups && JSON.stringify(groups), links_before: 2 },
      project: JSON.stringify(project),
    }));
    await tables.insertInto('deleted_projects').values(bin).execute();
    const change = { workspace_id: 1, at: now, what: '["title"]', after_hash: '', size: 9 };
    const changes = ['B', 'C'].map((letter) => ({
      ...{ ...change, deleted_id: id(letter), before: `{"title":"Earlier ${letter}"}` },
    }));
    await tables.insertInto('project_changes').values(changes).execute();
    await migrate(db);

    const shown = ['title', 'position', 'deleted_at', 'names', 'version'] as const;
    const codes = db.selectFrom('projects').select(shown);
    expect(await codes.orderBy('title').orderBy('position').execute()).toEqual([
      { title: 'A', position: 1, deleted_at: null, names: '', version: 8 },
      { title: 'B', position: 3, deleted_at: now - 5, names: '"A.EXAMPLE/Q/X"', version: 8 },
      { title: 'C', position: 2, deleted_at: null, names: '', version: 8 },
      { title: 'C', position: 7, deleted_at: now - 5, names: '"A.EXAMPLE/Q/X"', version: 4 },
    ]);
    const links = db.selectFrom('links').select(['code', 'state', 'target', 'starts_at']);
    const stopped = links.select(['blocked_at', 'deleted_at', 'version']).orderBy('id');
    expect(await stopped.execute()).toMatchObject([
      { code: 'ACTIVE22', state: 'active', blocked_at: null, deleted_at: null },
      { code: 'DISABLED', state: 'paused', blocked_at: now, deleted_at: null },
      { code: 'BINNED22', state: 'paused', blocked_at: now - 6, deleted_at: now - 5, starts_at: 5 },
      { code: 'GONE2222', state: 'active', target: '', blocked_at: null, deleted_at: now },
    ]);
    const histories = await db
      .selectFrom('project_changes')
      .innerJoin('projects', 'projects.id', 'project_changes.project_id')
      .select(['projects.title', 'projects.position', 'project_changes.before'])
      .orderBy('project_changes.id')
      .execute();
    expect(histories).toEqual([
      { title: 'B', position: 3, before: '{"title":"Earlier B"}' },
      { title: 'C', position: 7, before: '{"title":"Earlier C"}' },
    ]);
    expect(await db.selectFrom('project_folders').selectAll().execute()).toEqual([
      { project_id: id('B'), folder_id: 'folder' },
    ]);
  });

  test('moves pictures to a table of their own, and changes of them can still be undone', async () => {
    const { db } = await open('empty');
    await migrateTo(db, '0050-deleted-at');
    const now = Date.now();
    const id = 'A'.repeat(22);
    const image = (letter: string) => `data:image/png;base64,iVBORw0KGgo${letter.repeat(20)}`;
    const designOf = (image: string) => ({
      ...defaultDesign,
      frame: { id: 'card', text: image.slice(0, 20), color: '#000000', textColor: '#ffffff' },
      logo: { image, width: 9, height: 9, share: 0.2, margin: 1 },
    });
    const [sun, moon] = [designOf(image('S')), designOf(image('M'))].map((design) =>
      JSON.stringify(design),
    );
    const columns = (design: unknown) => JSON.stringify({ style: 'dots', design: design ?? null });
    const hashOf = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);
    const token = createToken();
    for (const statement of [
      sql`insert into users (email, password_hash, is_admin, created_at, last_active_at, plan)
        values ('a@example.com', '', 0, ${now}, ${now}, 'pro')`,
      sql`insert into workspaces (id, created_at) values (1, ${now})`,
      sql`insert into sessions (id, user_id, browser, system, country, created_at, last_used_at, expires_at)
        values (${hashToken(token)}, 1, '', '', '', ${now}, ${now}, ${now + DAY_MS})`,
      sql`insert into projects (id, workspace_id, position, title, type, style, data, design, version, created_at, updated_at)
        values (${id}, 1, 1, 'A', 'url', 'dots', '{"url":"a.example"}', ${moon}, 1, ${now}, ${now})`,
      sql`insert into brand_kits (id, workspace_id, name, name_key, design, is_default, version, created_at, updated_at)
        values ('kit', 1, 'K', 'k', ${sun}, 0, 1, ${now}, ${now})`,
      sql`insert into logos (id, workspace_id, name, image, created_at)
        values ('logo', 1, 'L', ${image('S')}, ${now})`,
      ...[
        [null, sun],
        [sun, moon],
      ].map(
        ([before, after]) => sql`insert into project_changes
          (project_id, workspace_id, at, what, after_hash, size, before)
          values (${id}, 1, ${now}, '["design"]', ${hashOf(columns(after))}, 9, ${columns(before)})`,
      ),
    ]) {
      await statement.execute(db);
    }
    await migrate(db);
    expect(await db.selectFrom('pictures').select('image').orderBy('image').execute()).toEqual([
      { image: image('M') },
      { image: image('S') },
    ]);
    const owner = new Visitor(await testApp({ db }));
    owner.cookies.set('session', token);
    expect((await owner.send('GET', '/api/kits')).json()[0].design).toEqual(JSON.parse(sun ?? ''));
    expect((await owner.send('GET', '/api/logos')).json()[0].image).toBe(image('S'));
    const path = `/api/projects/${id}/history`;
    const changes = (await owner.send('GET', path))
      .json()
      .changes.map(({ id }: { id: number }) => id);
    const designs = [];
    for (const change of changes) {
      const answer = await owner.send('POST', `${path}/${change}/restore`, {});
      designs.push(answer.json().project.design);
    }
    expect(designs).toEqual([JSON.parse(sun ?? ''), defaultDesign]);
  });

  test('a failed transaction leaves nothing behind', async () => {
    const { db } = await open();
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('statistics').values({ name: 'x', value: 1 }).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await db.selectFrom('statistics').selectAll().execute()).toEqual([]);
  });
});

test('SQLite survives a power cut and overwrites deleted content', async () => {
  const file = join(tmpdir(), `everscan-${crypto.randomUUID()}.sqlite`);
  const db = connect({ sqliteFile: file }, () => {});
  try {
    const pragmas = [
      'journal_mode',
      'synchronous',
      'foreign_keys',
      'busy_timeout',
      'secure_delete',
    ];
    const values = [];
    for (const name of pragmas) {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
      values.push(Object.values(rows[0] ?? {})[0]);
    }
    expect(values).toEqual(['wal', 2, 1, 0, 1]);
  } finally {
    await db.destroy();
    await rm(file);
  }
});

test('refuses a file that is not a database and leaves it unchanged', async () => {
  const file = join(tmpdir(), `everscan-${crypto.randomUUID()}.sqlite`);
  await writeFile(file, 'a shopping list, '.repeat(100));
  expect(() => connect({ sqliteFile: file }, () => {})).toThrow(/not a database/);
  await rm(file);
});

test.each(['3.51.2', '3.9.9', '3.50.10'])('SQLite %s is too old', (version) => {
  expect(() => refuseOldSqlite(version)).toThrow(/3\.51\.3 or newer/);
});

test.each(['3.51.3', '3.53.4', '4.0.0'])('SQLite %s is new enough', (version) => {
  expect(() => refuseOldSqlite(version)).not.toThrow();
});
