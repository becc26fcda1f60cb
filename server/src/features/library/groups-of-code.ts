import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { kitsOf, restoreKit } from '../brand-kits/kit-of-code.ts';
import {
  addTags,
  foldersOf,
  lockFolderKey,
  lockOwnTags,
  setFolder,
  tagsOf,
} from './groups.store.ts';

type Groups = { folder?: string; tags: string[]; kit?: string | null };

/** The folder, tags and brand kit of each of these codes as JSON, for the bin. Codes without any are left out. */
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

type RestoreOptions = {
  caller: Owner;
  /** The result of `readGroups`, by code. */
  groups: ReadonlyMap<string, string>;
};

/** Assigns their earlier folders, tags and brand kits to restored codes, as far as these still exist. */
export async function restoreGroups(trx: Db, { caller, groups }: RestoreOptions): Promise<void> {
  for (const [folder, ids] of idsByValue(groups, ({ folder }) => folder)) {
    if (await lockFolderKey(trx, caller, folder)) await setFolder(trx, ids, folder);
  }
  for (const [tags, ids] of idsByValue(groups, ({ tags }) => tags.join())) {
    const left = await lockOwnTags(trx, caller, tags.split(','));
    if (left.length > 0) await addTags(trx, ids, left);
  }
  for (const [kit, projectIds] of idsByValue(groups, ({ kit }) => kit)) {
    await restoreKit(trx, { caller, projectIds, kit });
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
