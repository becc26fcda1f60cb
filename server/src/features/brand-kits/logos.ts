import {
  kitLimits,
  type newLogoSchema,
  type SavedLogo,
} from '@everscan/contract/brand-kits.schemas';
import type * as z from 'zod/mini';
import { lockOwner } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { userError } from '../../platform/http/http-error.ts';
import { signedOut } from '../../platform/http/session.ts';
import { createId, isId } from '../../platform/random-id.ts';
import { keepImage } from '../pictures/index.ts';
import {
  countLogos,
  deleteLogo as deleteRow,
  insertLogo,
  listLogos as listRows,
} from './logos.store.ts';

/** A user's logos, newest first. */
export async function listLogos(db: Db, caller: Owner): Promise<SavedLogo[]> {
  return (await listRows(db, caller)).map(({ id, name, image }) => ({ id, name, image }));
}

type Creation = { caller: Owner; body: z.infer<typeof newLogoSchema>; now: number };

/** Stores a logo. Run it in a transaction. @throws {HttpError} 400 when there are too many */
export async function createLogo(trx: Db, { caller, body, now }: Creation): Promise<SavedLogo> {
  if (!(await lockOwner(trx, caller))) throw signedOut();
  if ((await countLogos(trx, caller)) >= kitLimits.logos) {
    throw userError(400, 'bad_request.logo_limit', { params: { max: kitLimits.logos } });
  }
  const { name, image } = body;
  const [id, picture] = [createId(), await keepImage(trx, caller, image)];
  const row = { id, name, picture, workspace_id: caller.workspace, created_at: now };
  await insertLogo(trx, row);
  return { id, name, image };
}

/** Deletes a logo; designs keep their copies. Run it in a transaction. @throws {HttpError} 404 */
export async function deleteLogo(trx: Db, caller: Owner, id: string): Promise<void> {
  if (!isId(id) || !(await deleteRow(trx, caller, id))) throw userError(404, 'not_found.logo');
}
