import { isDeepStrictEqual } from 'node:util';
import {
  type changeKitSchema,
  type Kit,
  type KitCodes,
  kitLimits,
  type newKitSchema,
} from '@everscan/contract/brand-kits.schemas';
import type { Language } from '@everscan/contract/languages';
import { withLabel } from '@everscan/core/bulk/label';
import { defaultDesign } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import type * as z from 'zod/mini';
import { codeName } from '../../code-name.ts';
import { lockOwner } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { userError } from '../../platform/http/http-error.ts';
import type { Shortened } from '../../platform/http/idempotency.ts';
import { signedOut } from '../../platform/http/session.ts';
import { createId, isId } from '../../platform/random-id.ts';
import { lacksImage, withoutImage } from '../../without-image.ts';
import { nameKey } from '../library/library.ts';
import { keepPicture, pictureIn, storedDesign, withPictures } from '../pictures/index.ts';
import { designOf, kitNotFound } from './kit-of-code.ts';
import {
  countByKit,
  countChanging,
  deleteKit as deleteRow,
  type KitRow,
  listChanging,
  listKits as listRows,
  setDefault,
  updateKit,
} from './kits.store.ts';

/** A user's kits in alphabetical order. */
export async function listKits(db: Db, caller: Owner): Promise<Kit[]> {
  const codes = await countByKit(db, caller);
  const rows = await withPictures(db, caller, await listRows(db, caller));
  return rows.map((row) => presentKit(row, codes));
}

/** Responses with a user's kit are stored without the image of its logo, like those with a project. */
export function shortenedKit(caller: Owner): Shortened<Kit> {
  return {
    shorten: withoutImage,
    async complete(trx, stored) {
      if (!lacksImage(stored)) return stored;
      const kit = (await listKits(trx, caller)).find(({ id }) => id === stored.id);
      if (!kit) throw kitNotFound();
      return kit;
    },
  };
}

/** Like `shortenedKit`, for responses with all of a user's kits. */
export function shortenedKits(caller: Owner): Shortened<Kit[]> {
  return {
    shorten: (kits) => kits.map(withoutImage),
    complete: async (trx, stored) => (stored.some(lacksImage) ? listKits(trx, caller) : stored),
  };
}

type Creation = { caller: Owner; body: z.infer<typeof newKitSchema>; now: number };

/**
 * Creates a kit. Run it in a transaction.
 * @throws {HttpError} 409 when another kit has the name, 400 when there are too many
 */
export async function createKit(
  trx: Db,
  { caller, body: { name, design }, now }: Creation,
): Promise<Kit> {
  const kits = await lockKits(trx, caller);
  if (kits.length >= kitLimits.kits) {
    throw userError(400, 'bad_request.kit_limit', { params: { max: kitLimits.kits } });
  }
  checkName(kits, name);
  const kept = storedDesign(await keepPicture(trx, caller, design));
  const row = {
    id: createId(),
    workspace_id: caller.workspace,
    name,
    name_key: nameKey(name),
    design: kept,
    picture: pictureIn(kept),
    is_default: 0,
    version: 1,
    created_at: now,
    updated_at: now,
  };
  await trx.insertInto('brand_kits').values(row).execute();
  return presentKit({ ...row, design: JSON.stringify(design) }, new Map());
}

type Change = { caller: Owner; id: string; body: z.infer<typeof changeKitSchema>; now: number };

/**
 * Changes the name or the design of a kit, but not its codes. Run it in a transaction.
 * @throws {HttpError} 404, 409 with the current kit when `body` was made for an older version, or when
 * another kit has the name
 */
export async function changeKit(trx: Db, { caller, id, body, now }: Change): Promise<Kit> {
  const kits = await lockKits(trx, caller);
  const row = kits.find((kit) => kit.id === id);
  if (!row) throw kitNotFound();
  const codes = await countByKit(trx, caller);
  if (body.version !== undefined && body.version !== row.version) {
    const kit = await presentWithPicture(trx, caller, row, codes);
    throw userError(409, 'version_conflict.kit', { details: { kit } });
  }
  const name = body.name ?? row.name;
  const kept = body.design && (await keepPicture(trx, caller, body.design));
  const design = kept ? storedDesign(kept) : row.design;
  if (name === row.name && design === row.design) {
    return presentWithPicture(trx, caller, row, codes);
  }
  checkName(kits, name, id);
  const named = { name, name_key: nameKey(name), design, picture: pictureIn(design) };
  const change = { ...named, updated_at: now };
  await updateKit(trx, caller, id, change);
  const changed = { ...row, ...change, version: row.version + 1 };
  return presentWithPicture(trx, caller, changed, codes);
}

/** Deletes a kit. Its codes keep their design. Run it in a transaction. @throws {HttpError} 404 */
export async function deleteKit(trx: Db, caller: Owner, id: string): Promise<void> {
  await lockKits(trx, caller);
  if (!isId(id) || !(await deleteRow(trx, caller, id))) throw kitNotFound();
}

/**
 * Makes a kit the default, or no longer the default. Run it in a transaction.
 * @throws {HttpError} 404
 */
export async function changeDefault(
  trx: Db,
  { caller, id, isDefault }: { caller: Owner; id: string; isDefault: boolean },
): Promise<Kit[]> {
  const row = (await lockKits(trx, caller)).find((kit) => kit.id === id);
  if (!row) throw kitNotFound();
  if (isDefault || row.is_default === 1) await setDefault(trx, caller, isDefault ? id : null);
  return listKits(trx, caller);
}

/** The codes that use a kit but look different from it, with their names in a language. @throws {HttpError} 404 */
export async function describeCodes(
  db: Db,
  caller: Owner,
  id: string,
  language: Language,
): Promise<KitCodes> {
  const kit = (await listRows(db, caller)).find((row) => row.id === id);
  if (!kit) throw kitNotFound();
  const design = designOf(kit);
  const isPlain = isDeepStrictEqual(design, { ...defaultDesign, shape: design.shape });
  // `*` occurs nowhere else in a stored design, so it marks the place of the label, which applying a kit keeps.
  const labelled = JSON.stringify(withLabel(design, '*')).split('*');
  const look = { kit: kit.id, style: styleOf(design), isPlain, labelled };
  const rows = await listChanging(db, look, kitLimits.listedCodes);
  return {
    changing: await countChanging(db, look),
    listed: rows.map((row) => ({ id: row.id, title: codeName(row, language) })),
  };
}

/** A user's kits. No other transaction changes them until this one ends. */
async function lockKits(trx: Db, caller: Owner): Promise<KitRow[]> {
  if (!(await lockOwner(trx, caller))) throw signedOut();
  return listRows(trx, caller);
}

/** @throws {HttpError} 409 when a kit other than `id` has this name */
function checkName(kits: readonly KitRow[], name: string, id?: string): void {
  const key = nameKey(name);
  if (kits.some((kit) => kit.name_key === key && kit.id !== id)) {
    throw userError(409, 'name_taken.kit', { details: { field: 'name' } });
  }
}

async function presentWithPicture(
  trx: Db,
  caller: Owner,
  row: KitRow,
  codes: ReadonlyMap<string, number>,
): Promise<Kit> {
  const [complete = row] = await withPictures(trx, caller, [row]);
  return presentKit(complete, codes);
}

function presentKit(row: KitRow, codes: ReadonlyMap<string, number>): Kit {
  const { id, name, is_default, version } = row;
  const design = designOf(row);
  return { id, name, design, isDefault: is_default === 1, codes: codes.get(id) ?? 0, version };
}
