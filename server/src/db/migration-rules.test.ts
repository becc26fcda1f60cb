import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { provider } from './migrate.ts';

/** The first migration that runs beside processes of the previous version. */
const FIRST = '0034';

/**
 * Migrations that remove what the previous version no longer uses, each with the reason why nothing uses it (the release
 * that stopped using it must be out first), and those before version 1.0.0 that change rows during a stop.
 */
const CONTRACTS: Readonly<Record<string, string>> = {
  '0042-content-rules':
    'Marks contents before any reader draws them by the new rules: a reader that met an unmarked row could not tell.',
};

const dialects: Record<string, Dialect> = {
  SQLite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  PostgreSQL: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

test.each(Object.keys(dialects))(
  'on %s, migrations work beside the previous version',
  async (name) => {
    const migrations = Object.entries(await provider.getMigrations());
    const later = migrations.filter(([file]) => file >= FIRST && !Object.hasOwn(CONTRACTS, file));
    expect(later.length).toBeGreaterThan(0);
    for (const [file, { up }] of later) {
      const statements: string[] = [];
      const log = ({ query }: { query: { sql: string } }) => {
        statements.push(query.sql);
      };
      await up(new Kysely({ dialect: dialects[name] as Dialect, log }));
      expect([file, problemsOf(statements)]).toEqual([file, []]);
    }
  },
);

test.each([
  'alter table "links" drop column "utm"',
  'alter table "links" rename column "utm" to "tags"',
  'alter table "links" alter column "utm" type bigint',
  'alter table "links" alter column "utm" set not null',
  'alter table "links" add column "label" text not null',
  'alter table "links" add constraint "c" check (id > 0)',
  'alter table "links" add column "label" text, drop column "utm"',
  'alter table "links" add column "label" text unique',
  'alter table "links" add column "weight" integer default 0 check (weight >= 0)',
  'alter table "links" add column "token" text default gen_random_uuid()',
  'create unique index "links_utm" on "links" ("utm")',
  'drop table "links"',
  'drop index "links_code"',
  'update "links" set "utm" = null',
  'delete from "links"',
  'insert into "plans" select * from "users"',
])('a migration may not contain: %s', (statement) => {
  expect(problemsOf([statement])).toEqual([statement]);
});

test('a migration may fill and constrain the tables that it creates, and add columns to others', () => {
  const statements = [
    'create table "labels" ("id" text primary key, "name" text not null)',
    'create unique index "labels_name" on "labels" ("name")',
    'create index links_utm on links (utm)',
    'alter table "links" add column "label" text',
    'alter table "links" add column "weight" integer default 0 not null',
  ];
  expect(problemsOf(statements)).toEqual([]);
});

/** Finds statements that break the previous version, or hold a lock for a time that grows with the table. */
function problemsOf(statements: readonly string[]): string[] {
  const created = new Set<string>();
  return statements.filter((statement) => {
    const text = statement.replaceAll('"', '').replace(/\s+/g, ' ').trim().toLowerCase();
    const [, table] = /^create table (?:if not exists )?(\w+)/.exec(text) ?? [];
    if (table) created.add(table);
    const [, indexed = ''] = /^create unique index .*? on (\w+)/.exec(text) ?? [];
    const [, altered = '', changes = ''] = /^alter table (\w+) (.*)/.exec(text) ?? [];
    const addsColumn =
      /^add column /.test(changes) &&
      !/\b(?:drop|rename|alter|unique|check)\b|random/.test(changes) &&
      (!/not null/.test(changes) || /default/.test(changes));
    return !(
      table ||
      created.has(indexed) ||
      created.has(altered) ||
      addsColumn ||
      /^(?:create index|select) /.test(text)
    );
  });
}
