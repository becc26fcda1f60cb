import type { Db } from '../../db/connect.ts';
import { addTags, foldersOf, keepFolder, lockOwnTags, setFolder, tagsOf } from './groups.store.ts';

type Groups = { folder: string | undefined; tags: string[] };

/** The folder and the tags of a code as text, for the bin; null without any. */
export async function readGroups(trx: Db, id: string): Promise<string | null> {
  const folder = (await foldersOf(trx, [id])).get(id);
  const tags = (await tagsOf(trx, [id])).get(id) ?? [];
  if (folder === undefined && tags.length === 0) return null;
  return JSON.stringify({ folder, tags } satisfies Groups);
}

type ReturnOptions = { userId: number; id: string; groups: string };

/** Puts a restored code into the folder that it was in, and gives it its tags, those that still exist. */
export async function returnGroups(trx: Db, { userId, id, groups }: ReturnOptions): Promise<void> {
  const { folder, tags }: Groups = JSON.parse(groups);
  if (folder !== undefined && (await keepFolder(trx, userId, folder))) {
    await setFolder(trx, [id], folder);
  }
  const left = await lockOwnTags(trx, userId, tags);
  if (left.length > 0) await addTags(trx, [id], left);
}
