import { createHash } from 'node:crypto';
import type { ExportedProject } from '@everscan/contract/export-file';
import { plans } from '@everscan/contract/plans';
import type { Imported } from '@everscan/contract/transfer.schemas';
import { url } from '@everscan/core/content/url';
import { lockOwner, planOf } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { userError } from '../../platform/http/http-error.ts';
import { signedOut } from '../../platform/http/session.ts';
import { createId } from '../../platform/random-id.ts';
import type { LinkRules } from '../links/links.ts';
import { checkRestorable, restoreLink } from '../links/restored-links.ts';
import { keepPicture } from '../pictures/index.ts';
import { columnsOf, type OwnColumns } from './project-columns.ts';
import { insertProjectBelowLimit } from './project-writes.store.ts';
import { listProjectsById, listTakenIds } from './projects.store.ts';
import { projectLimitReached } from './projects.ts';

export type Restored = Imported & {
  /** Id of the link that this call created. */
  linkId?: number;
};

type ImportOptions = {
  caller: Owner;
  project: ExportedProject;
  rules: LinkRules;
  now: number;
  /** An import by the operator is not limited by the plan. */
  by: 'owner' | 'operator';
};

/** Importing a file again adds a code only once as long as the bin contains at most this many copies of it. */
const BINNED_COPIES = 9;

/**
 * Saves a code of an export for a user; a dynamic code keeps its short link. A code that was imported before
 * stays as it is. Run it in a transaction.
 * @throws {HttpError} 403 when the plan allows no more, 409 when the link's code is in use, 400 when the
 * symbol does not contain that code, 401 when the account is gone
 */
export async function importProject(
  trx: Db,
  { caller, project, rules, now, by }: ImportOptions,
): Promise<Restored> {
  const user = await lockOwner(trx, caller);
  if (!user) throw signedOut();
  const { link } = project;
  const isOurs = !link || symbolOrigin(project, link.code) === new URL(rules.shortUrl).origin;
  const ids = importedIds(caller, project.id);
  const [known] = await listProjectsById(trx, caller, [project.id, ...ids]);
  if (known) return { id: known.id, isNew: false, isOurs };
  const taken = await listTakenIds(trx, caller, ids);
  const id = ids.find((each) => !taken.has(each)) ?? createId();
  if (link && by === 'owner') await checkRestorable(trx, user, { code: link.code, rules, now });
  const design = await keepPicture(trx, caller, project.design);
  const plan = planOf(user);
  const limit = by === 'operator' ? Number.MAX_SAFE_INTEGER : plans[plan].savedCodes;
  const row = { id, caller, ...(columnsOf({ ...project, design }) as OwnColumns) };
  if (!(await insertProjectBelowLimit(trx, limit, row, now))) throw projectLimitReached(plan);
  if (!link) return { id, isNew: true, isOurs };
  const linkId = await restoreLink(trx, { caller, projectId: id, link, rules, now, by });
  return { id, isNew: true, isOurs, linkId };
}

/**
 * The ids that an imported code may get. They are the same for each import of a file, so that a second import
 * finds the codes of the first. The first id that is not in the bin is used.
 */
function importedIds(caller: Owner, exportedId: string): string[] {
  return Array.from({ length: 1 + BINNED_COPIES }, (_, copy) => {
    const text = [caller.workspace, exportedId, ...(copy > 0 ? [copy] : [])].join(' ');
    const hash = createHash('sha256').update(text).digest();
    return hash.subarray(0, 16).toString('base64url');
  });
}

/** Origin of the short link in a dynamic code's symbol, which may be another server's. */
function symbolOrigin({ type, data }: ExportedProject, code: string): string {
  const address = type === 'url' && 'url' in data ? String(data.url) : '';
  const path = /^(?:https?:\/\/)?[^/?#@\s]+\/q\/([0-9a-z-]+)$/i.exec(address)?.[1];
  const origin = path?.toUpperCase() === code ? findOrigin(address) : undefined;
  if (!origin) throw userError(400, 'bad_request.symbol', { params: { slug: code } });
  return origin;
}

function findOrigin(address: string): string | undefined {
  try {
    return new URL(url.encode({ url: address }, '')).origin;
  } catch {
    return undefined;
  }
}
