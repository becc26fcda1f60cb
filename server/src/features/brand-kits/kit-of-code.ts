import { isDeepStrictEqual } from 'node:util';
import { keepLabel } from '@everscan/core/bulk/label';
import type { Design } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { type HttpError, userError } from '../../platform/http/http-error.ts';
import { isId } from '../../platform/random-id.ts';
import { type KitRow, kitsOf, listCodesOf, listKits, lockKit, setKit } from './kits.store.ts';

export { kitsOf, withKit } from './kits.store.ts';

type Use = {
  caller: Owner;
  /** Codes of the user. */
  projectIds: readonly string[];
  /** Null for none. */
  kit: string | null;
};

/** Assigns a kit to codes, or none. Run it in a transaction. @throws {HttpError} 404 when the user has no such kit */
export async function assignKit(trx: Db, { caller, projectIds, kit }: Use): Promise<void> {
  if (kit !== null) await findKitDesign(trx, caller, kit);
  await setKit(trx, projectIds, kit);
}

/** Like `assignKit`, but if the user no longer has the kit, the codes get none. */
export async function restoreKit(trx: Db, { caller, projectIds, kit }: Use): Promise<void> {
  const isLeft = kit !== null && isId(kit) && (await lockKit(trx, caller, kit)) !== undefined;
  await setKit(trx, projectIds, isLeft ? kit : null);
}

type Redesign = { caller: Owner; projectId: string; before: Design; design: Design };

/**
 * Updates the kit of a code whose design has changed. If a kit has the new design, the code uses that kit.
 * Otherwise it no longer uses its own kit, unless its design already differed from it. Labels do not count.
 * Run it in a transaction.
 */
export async function matchKit(
  trx: Db,
  { caller, projectId, before, design }: Redesign,
): Promise<void> {
  const kits = await listKits(trx, caller);
  const own = (await kitsOf(trx, [projectId])).get(projectId);
  const hasDesign = (kit: KitRow, code: Design) =>
    isDeepStrictEqual(keepLabel(code, designOf(kit)), code);
  const kit = kits.find((each) => hasDesign(each, design));
  if (!kit && !kits.some((each) => each.id === own && hasDesign(each, before))) return;
  await restoreKit(trx, { caller, projectIds: [projectId], kit: kit?.id ?? null });
}

/** The ids of the codes that use a kit. @throws {HttpError} 404 when the user has no such kit */
export async function listCodesOfKit(db: Db, caller: Owner, id: string): Promise<string[]> {
  await findKitDesign(db, caller, id);
  return listCodesOf(db, id);
}

/**
 * The design of a kit, which is locked against deletion until the transaction ends.
 * @throws {HttpError} 404 when the user has no such kit
 */
export async function findKitDesign(trx: Db, caller: Owner, id: string): Promise<Design> {
  const kit = isId(id) ? await lockKit(trx, caller, id) : undefined;
  if (!kit) throw kitNotFound();
  return designOf(kit);
}

/** The design of a kit, upgraded if an older version stored it. */
export function designOf({ design }: Pick<KitRow, 'design'>): Design {
  return upgradeDesign(JSON.parse(design));
}

export function kitNotFound(): HttpError {
  return userError(404, 'not_found.kit');
}
