import { isDeepStrictEqual } from 'node:util';
import { keepLabel } from '@everscan/core/bulk/label';
import type { Design } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';
import type { Db } from '../../db/connect.ts';
import { type HttpError, userError } from '../../http/http-error.ts';
import { isId } from '../../random-id.ts';
import { type KitRow, kitsOf, listCodesOf, listKits, lockKit, setKit } from './kits.store.ts';

export { kitsOf, withKit } from './kits.store.ts';

type Use = {
  userId: number;
  /** Codes of the user. */
  projectIds: readonly string[];
  /** Null for none. */
  kit: string | null;
};

/** Records which kit codes use. Run it in a transaction. @throws {HttpError} 404 without such a kit */
export async function assignKit(trx: Db, { userId, projectIds, kit }: Use): Promise<void> {
  if (kit !== null) await findKitDesign(trx, userId, kit);
  await setKit(trx, projectIds, kit);
}

/** The same, but a kit that the user does not have, such as a deleted one, leaves the codes without one. */
export async function returnKit(trx: Db, { userId, projectIds, kit }: Use): Promise<void> {
  const isLeft = kit !== null && isId(kit) && (await lockKit(trx, userId, kit)) !== undefined;
  await setKit(trx, projectIds, isLeft ? kit : null);
}

type Redesign = { userId: number; projectId: string; before: Design; design: Design };

/**
 * Lets a code that has another design now use the kit of that design. Without one, it leaves its own kit
 * if it had that kit's design. Labels do not count. Run it in a transaction.
 */
export async function matchKit(
  trx: Db,
  { userId, projectId, before, design }: Redesign,
): Promise<void> {
  const kits = await listKits(trx, userId);
  const own = (await kitsOf(trx, [projectId])).get(projectId);
  const hasDesign = (kit: KitRow, code: Design) =>
    isDeepStrictEqual(keepLabel(code, designOf(kit)), code);
  const kit = kits.find((each) => hasDesign(each, design));
  if (!kit && !kits.some((each) => each.id === own && hasDesign(each, before))) return;
  await returnKit(trx, { userId, projectIds: [projectId], kit: kit?.id ?? null });
}

/** The ids of the codes that use a kit. @throws {HttpError} 404 when the user has no such kit */
export async function listCodesOfKit(db: Db, userId: number, id: string): Promise<string[]> {
  await findKitDesign(db, userId, id);
  return listCodesOf(db, id);
}

/**
 * The design of a kit, which nobody deletes until the transaction ends.
 * @throws {HttpError} 404 when the user has no such kit
 */
export async function findKitDesign(trx: Db, userId: number, id: string): Promise<Design> {
  const kit = isId(id) ? await lockKit(trx, userId, id) : undefined;
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
