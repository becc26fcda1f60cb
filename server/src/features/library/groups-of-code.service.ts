import type { Db } from '../../db/connect.ts';
import { kitsOf, returnKit } from '../brand-kits/kit-of-code.service.ts';
import {
  addTags,
  foldersOf,
  lockFolderKey,
  lockOwnTags,
  setFolder,
  tagsOf,
} from './groups.store.ts';

type Groups = { folder?: string; tags: string[]; kit?: string | null };

/** The folder, the tags and the brand kit of each of these codes as text, for the bin; those that have any. */
export async function readGroups(trx: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const folders = await foldersOf(trx, ids);
  const tags = await tagsOf(trx, ids);
  const kits = await kitsOf(trx, ids);
  const grouped = ids.filter((id) => folders.has(id) || tags.has(id) || kits.has(id));
  return new Map(
    grouped.map((id) => [
      id,
      JSON.stringify({
        folder: folders.get(id),
        tags: tags.get(id) ?? [],
        kit: kits.get(id) ?? null,
      }),
    ]),
  );
}

type ReturnOptions = {
  userId: number;
  /** What `readGroups` returned, by code. */
  groups: ReadonlyMap<string, string>;
};

/** Gives restored codes, which are in no groups, their folders, tags and brand kits, those that still exist. */
export async function returnGroups(trx: Db, { userId, groups }: ReturnOptions): Promise<void> {
  for (const [folder, ids] of idsByValue(groups, ({ folder }) => folder)) {
    if (await lockFolderKey(trx, userId, folder)) await setFolder(trx, ids, folder);
  }
  for (const [tags, ids] of idsByValue(groups, ({ tags }) => tags.join())) {
    const left = await lockOwnTags(trx, userId, tags.split(','));
    if (left.length > 0) await addTags(trx, ids, left);
  }
  for (const [kit, projectIds] of idsByValue(groups, ({ kit }) => kit)) {
    await returnKit(trx, { userId, projectIds, kit });
  }
}

function idsByValue(
  groups: ReadonlyMap<string, string>,
  read: (groups: Groups) => string | null | undefined,
): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const [id, text] of groups) {
    const value = read(JSON.parse(text));
    if (value) ids.set(value, [...(ids.get(value) ?? []), id]);
  }
  return ids;
}
