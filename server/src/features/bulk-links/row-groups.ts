import type { LibraryGroups } from '@everscan/contract/groups.schemas';
import type { CheckedRow } from '@everscan/contract/transfer.schemas';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { createFolder } from '../library/folders.ts';
import { listGroups, moveProjects, nameKey, tagProjects } from '../library/library.ts';
import { createTag } from '../library/tags.ts';

/** The ids of a row's folder and tags. */
type RowGroups = { folder: string | undefined; tags: readonly string[] };

type Options = { caller: Owner; now: number };

/** The folders and tags that the rows of one request name. */
export class GroupsOfRows {
  readonly #trx: Db;
  readonly #options: Options;
  /** The user's folders and tags, including those that rows have added. */
  #known: Pick<LibraryGroups, 'folders' | 'tags'> | undefined;
  /** Whether the current row has created a folder or a tag. */
  #isNew = false;
  readonly #ofCode = new Map<string, RowGroups>();

  constructor(trx: Db, options: Options) {
    this.#trx = trx;
    this.#options = options;
  }

  /** Finds or creates the folder and tags of a row. @throws {HttpError} with the cell's `field` */
  async resolve({ folder, tags = [] }: CheckedRow): Promise<RowGroups | undefined> {
    if (!folder && tags.length === 0) return undefined;
    this.#known ??= await listGroups(this.#trx, this.#options.caller);
    const [outer, inner] = folder ?? [];
    let folderId = outer && (await withField('folder', () => this.#folder(outer, null)));
    if (inner) folderId = await withField('folder', () => this.#folder(inner, folderId ?? null));
    const ids = new Set<string>();
    for (const tag of tags) ids.add(await withField('tags', () => this.#tag(tag)));
    return { folder: folderId, tags: [...ids] };
  }

  /** Remembers the groups of a saved code for `apply`. */
  add(id: string, groups: RowGroups | undefined): void {
    if (groups) this.#ofCode.set(id, groups);
    this.#isNew = false;
  }

  /** Forgets the groups that a row created, because the row was rolled back. */
  reload(): void {
    if (this.#isNew) this.#known = undefined;
    this.#isNew = false;
  }

  /** Moves and tags all codes that were added. @returns the ids of the codes that changed */
  async apply(): Promise<Set<string>> {
    const { caller } = this.#options;
    const changed = new Set<string>();
    const codes = [...this.#ofCode];
    for (const [folder, group] of Map.groupBy(codes, ([, groups]) => groups.folder)) {
      if (folder === undefined) continue;
      const ids = group.map(([id]) => id);
      const before = await moveProjects(this.#trx, { caller, ids, folder });
      for (const [id, last] of before) if (last !== folder) changed.add(id);
    }
    for (const group of Map.groupBy(codes, ([, { tags }]) => tags.toSorted().join()).values()) {
      const add = group[0]?.[1].tags ?? [];
      if (add.length === 0) continue;
      const ids = group.map(([id]) => id);
      const before = await tagProjects(this.#trx, { caller, ids, add, remove: [] });
      for (const [id, last] of before) {
        if (add.some((tag) => !last.includes(tag))) changed.add(id);
      }
    }
    return changed;
  }

  async #folder(name: string, parent: string | null): Promise<string> {
    const folders = this.#known?.folders ?? [];
    const known = folders.find(
      (folder) => folder.parent === parent && nameKey(folder.name) === nameKey(name),
    );
    if (known) return known.id;
    const folder = await createFolder(this.#trx, { ...this.#options, body: { name, parent } });
    this.#isNew = true;
    folders.push(folder);
    return folder.id;
  }

  async #tag(name: string): Promise<string> {
    const tags = this.#known?.tags ?? [];
    const known = tags.find((tag) => nameKey(tag.name) === nameKey(name));
    if (known) return known.id;
    const tag = await createTag(this.#trx, { ...this.#options, body: { name } });
    this.#isNew = true;
    tags.push(tag);
    return tag.id;
  }
}

async function withField(field: string, find: () => Promise<string>): Promise<string> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { statusCode, code, message, headers, details } = error;
    throw new HttpError(statusCode, code, message, headers, { ...details, field });
  }
}
