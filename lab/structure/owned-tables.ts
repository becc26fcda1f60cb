import { ownedTables } from '../../server/src/platform/db/owned.ts';
import { production } from './graph.ts';
import type { Source } from './sources.ts';

/** The only files that read or change rows of all owners, and for whom. */
export const readersOfAll = new Map([
  ['server/src/redirects/link-rows.ts', 'redirects'],
  ['server/src/codes/moderation.ts', 'administrators'],
  ['server/src/codes/pictures.ts', 'the retention job'],
  ['server/src/operations/backups/create-backup.ts', 'backups, which count rows'],
]);

/** The folder of saved codes, where a few functions find locked rows by id. */
export const IN_CODES = /^server\/src\/codes\//;

const tables = ownedTables.join('|');
const ways = [
  new RegExp(`\\b(?:selectFrom|updateTable|deleteFrom)\\(\\[?'(?:${tables})\\b[^']*'`, 'g'),
  new RegExp(`\\bsql\`[^\`]*?\\b(?:from|update|into|join) (?:${tables})\\b`, 'g'),
  /\bwhere(?:Ref)?\('(?:\w+\.)?workspace_id'/g,
];

/** Queries that reach an owned table by another way than `owned`. */
export function waysToOwnedTables(sources: ReadonlyMap<string, Source>): string[] {
  return production(sources)
    .filter(({ path }) => path.startsWith('server/src/') && !path.includes('/migrations/'))
    .filter(({ path }) => path !== 'server/src/platform/db/owned.ts' && !readersOfAll.has(path))
    .flatMap(({ path, text }) =>
      ways.flatMap((way) => [...text.matchAll(way)].map(([found]) => `${path} ${found}`)),
    );
}
