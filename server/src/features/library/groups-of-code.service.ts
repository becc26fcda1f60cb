import type { Db } from '../../db/connect.ts';
import { kitOf, returnKit } from '../brand-kits/kit-of-code.service.ts';
import {
  addTags,
  foldersOf,
  lockFolderKey,
  lockOwnTags,
  setFolder,
  tagsOf,
} from './groups.store.ts';

type Groups = { folder: string | undefined; tags: string[]; kit?: string | null };

/** The folder, the tags and the brand kit of a code as text, for the bin; null without any. */
export async function readGroups(trx: Db, id: string): Promise<string | null> {
  const folder = (await foldersOf(trx, [id])).get(id);
  const tags = (await tagsOf(trx, [id])).get(id) ?? [];
  const kit = await kitOf(trx, id);
  if (folder === undefined && tags.length === 0 && kit === null) return null;
  return JSON.stringify({ folder, tags, kit } satisfies Groups);
}

type ReturnOptions = { userId: number; id: string; groups: string };

/** Gives a restored code its folder, its tags and its brand kit, those that still exist. */
export async function returnGroups(trx: Db, { userId, id, groups }: ReturnOptions): Promise<void> {
  const { folder, tags, kit = null }: Groups = JSON.parse(groups);
  if (folder !== undefined && (await lockFolderKey(trx, userId, folder))) {
    await setFolder(trx, [id], folder);
  }
  const left = await lockOwnTags(trx, userId, tags);
  if (left.length > 0) await addTags(trx, [id], left);
  await returnKit(trx, { userId, projectId: id, kit });
}
