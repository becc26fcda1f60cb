import { createHash } from 'node:crypto';
import type { ExportedProject, Imported } from '@everscan/contract/api/export';
import { plans } from '@everscan/contract/plans';
import { absoluteUrl } from '@everscan/core/content/url';
import type { Db } from '../../db/connect.ts';
import { badRequest, HttpError } from '../../http/http-error.ts';
import { signedOut } from '../../http/session.ts';
import type { LinkRules } from '../links/links.service.ts';
import { checkRestorable, restoreLink } from '../links/restored-links.service.ts';
import { columnsOf, limitMessage } from './projects.service.ts';
import { findProject, insertProjectBelow, takeTurn } from './projects.store.ts';

export type Restored = Imported & {
  /** Of the link, when this call has made one. */
  linkId?: number;
};

/**
 * Saves a code of an export for a user, a dynamic one with the code that it had. What is here already
 * stays as it is. Run it in a transaction.
 * @param by an operator is bound by no plan
 * @throws {HttpError} 403 when the plan allows no more, 409 when the code of the link is taken, 400
 * when the symbol does not say that code, 401 when the account is gone.
 */
export async function importProject(
  trx: Db,
  userId: number,
  project: ExportedProject,
  rules: LinkRules,
  now: number,
  by: 'owner' | 'operator',
): Promise<Restored> {
  const user = await takeTurn(trx, userId);
  if (!user) throw signedOut();
  const { link } = project;
  const id = importedId(userId, project.id);
  const isOurs = !link || symbolOrigin(project, link.code) === new URL(rules.shortUrl).origin;
  for (const known of [project.id, id]) {
    if (await findProject(trx, userId, known)) return { id: known, isNew: false, isOurs };
  }
  if (link && by === 'owner') await checkRestorable(trx, { userId, ...user }, link, rules, now);
  const { title, type, data, design } = project;
  const row = { id, title, type, data: JSON.stringify(data), ...columnsOf(design) };
  const most =
    by === 'operator'
      ? Number.MAX_SAFE_INTEGER
      : plans[user.subscribed ? 'pro' : 'free'].savedCodes;
  if (!(await insertProjectBelow(trx, most, userId, row, now))) {
    throw new HttpError(403, 'project_limit_reached', limitMessage(user.subscribed));
  }
  if (!link) return { id, isNew: true, isOurs };
  const owner = { userId, projectId: id };
  const linkId = await restoreLink(trx, owner, link, rules, now, by);
  return { id, isNew: true, isOurs, linkId };
}

/** The same for the same file, so that a second import of it finds what the first has made. */
function importedId(userId: number, exportedId: string): string {
  const hash = createHash('sha256').update(`${userId} ${exportedId}`).digest();
  return hash.subarray(0, 16).toString('base64url');
}

/**
 * Where the symbol of a dynamic code leads. What is printed stays what it was, whatever the short
 * links of this server begin with.
 */
function symbolOrigin({ type, data }: ExportedProject, code: string): string {
  const url = type === 'url' && 'url' in data ? String(data.url) : '';
  const path = /^(?:https?:\/\/)?[^/?#@\s]+\/q\/([0-9a-z-]+)$/i.exec(url)?.[1];
  const origin = path?.toUpperCase() === code ? findOrigin(url) : undefined;
  if (!origin) throw badRequest(`The symbol does not say the code ${code}.`);
  return origin;
}

function findOrigin(url: string): string | undefined {
  try {
    return new URL(absoluteUrl(url, 'url')).origin;
  } catch {
    return undefined;
  }
}
