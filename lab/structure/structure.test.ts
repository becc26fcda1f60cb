import { expect, test } from 'vitest';
import { circles, singleUses } from './graph.ts';
import { readersOfAll, waysToOwnedTables } from './owned-tables.ts';
import { ratchets, tally } from './ratchets.ts';
import { readSources, type Source } from './sources.ts';

const sources = readSources();

test.each(ratchets)('$atMost or fewer: $what', (ratchet) => {
  const { number, places } = tally(ratchet, sources);
  expect(number, places.join('\n')).toBeLessThanOrEqual(ratchet.atMost);
});

const source = (path: string, imports: [string, string][], exports: string[] = []): Source => ({
  ...{ path, text: '', exports, isTest: false },
  imports: imports.map(([from, name]) => ({
    from,
    names: [name],
    isPassedOn: path === 'b/index.ts',
  })),
});
const small = new Map(
  [
    source('a/one.ts', [
      ['b/index.ts', 'used'],
      ['c/three.ts', 'shared'],
    ]),
    source('b/index.ts', [['b/two.ts', '*']]),
    source('b/two.ts', [['c/three.ts', 'shared']], ['used', 'unused']),
    source('c/three.ts', [['a/one.ts', 'none']], ['shared']),
  ].map((each) => [each.path, each]),
);

test('an export that an index passes on is used by those who import it there', () => {
  expect(singleUses(small, ['b/', 'c/'])).toEqual({ used: 2, single: ['b/two.ts used'] });
});

test('folders that import each other through others are in one circle', () => {
  const folderOf = (path: string) => path.split('/')[0];
  expect(circles(small, folderOf)).toEqual(['a b c']);
  expect(circles(new Map([...small].slice(1)), folderOf)).toEqual([]);
});

test('every way around `owned` is found, and every reader of all owners exists', () => {
  const text = `db.selectFrom('links') .where('links.workspace_id', '=', 1) trx.updateTable('tags')
    sql\`select 1 from projects\` owned(db, caller, 'links').rows db.selectFrom('users')`;
  const path = 'server/src/a/b.ts';
  const found = waysToOwnedTables(new Map([[path, { ...source(path, []), text }]]));
  expect(found.map((place) => place.slice(path.length + 1)).sort()).toEqual([
    "selectFrom('links'",
    'sql`select 1 from projects',
    "updateTable('tags'",
    "where('links.workspace_id'",
  ]);
  for (const path of readersOfAll.keys()) expect(sources.has(path), path).toBe(true);
});
