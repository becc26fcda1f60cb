import type { LibraryPage } from '@everscan/contract/codes.schemas';
import type { Folder, Tag } from '@everscan/contract/groups.schemas';
import { moveProjects, tagProjects } from '../codes/groups.ts';
import type { Db } from '../platform/db/connect.ts';
import { testApp } from './app.ts';
import { newUser, type Visitor } from './visitor.ts';

/** A new user of the Pro plan. */
export async function newProUser(db: Db): Promise<Visitor> {
  const owner = await newUser(await testApp({ db }));
  await owner.send('POST', '/api/subscribe');
  return owner;
}

export async function listLibrary(
  visitor: Visitor,
  query: Record<string, string> = {},
): Promise<LibraryPage> {
  const response = await visitor.send('GET', `/api/library?${new URLSearchParams(query)}`);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json();
}

/** The titles of the codes that match, in alphabetical order. */
export async function titlesOf(
  visitor: Visitor,
  query: Record<string, string> = {},
): Promise<string[]> {
  const { codes, total } = await listLibrary(visitor, query);
  if (total !== codes.length) throw new Error(`${codes.length} codes of ${total}`);
  return codes.map(({ title }) => title).sort();
}

export async function addFolder(
  visitor: Visitor,
  name: string,
  parent: string | null = null,
): Promise<Folder> {
  return (await visitor.send('POST', '/api/library/folders', { name, parent })).json();
}

export async function addTag(visitor: Visitor, name: string): Promise<Tag> {
  return (await visitor.send('POST', '/api/library/tags', { name })).json();
}

/** Puts codes of a user into a folder. */
export async function move(db: Db, owner: Visitor, ids: string[], folder: string | null) {
  const caller = { workspace: (await owner.user())?.id as number };
  return db.transaction().execute((trx) => moveProjects(trx, { caller, ids, folder }));
}

/** Adds tags to codes of a user, and removes others. */
export async function tag(
  db: Db,
  owner: Visitor,
  ids: string[],
  { add = [], remove = [] }: { add?: string[]; remove?: string[] },
) {
  const caller = { workspace: (await owner.user())?.id as number };
  return db.transaction().execute((trx) => tagProjects(trx, { caller, ids, add, remove }));
}

/** Like a database that an earlier version has written: the next list of each user derives all entries again. */
export async function forgetEntries(db: Db): Promise<void> {
  await db.deleteFrom('library_entries').execute();
  await db.updateTable('workspaces').set({ entries_format: null }).execute();
}
