/**
 * The only way to save new codes, whether their owner makes one, uploads a list or imports them:
 *
 *     const [created] = await createCodes(trx, actor, [{ title, type: 'url', data, style }], { by: 'owner', rules, now });
 *
 * All are decided in memory, from a few queries, and written with a few statements. One that is refused keeps no other
 * from being saved.
 */

import { randomInt } from 'node:crypto';
import { type NewLink, newLinkSchema, type Project } from '@everscan/contract/codes.schemas';
import type { ExportedLink } from '@everscan/contract/export-file';
import { randomCodeAlphabet, randomCodeLength } from '@everscan/contract/slug';
import { shortAddress } from '@everscan/core/content/short-address';
import { sql } from 'kysely';
import { clearNextCode, lockOwner, setNextCode, type UserRow } from '../identity/index.ts';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { type Owner, owned, ownedInBin } from '../platform/db/owned.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import {
  badRequest,
  catchRefusal,
  HttpError,
  retryAfter,
  userError,
} from '../platform/http/http-error.ts';
import { contentNames, issueText } from '../platform/http/presenter.ts';
import { signedOut } from '../platform/http/session.ts';
import { createId } from '../platform/random-id.ts';
import { inShortTurnWithLocks } from '../platform/turns.ts';
import { lockKits, setKit } from './brand-kits.ts';
import { type CodeRow, columnsOf, type LinkRow, noLink, type OwnColumns } from './code.ts';
import { writeEntries } from './entries.ts';
import { keepPicture, pictureIn } from './pictures.ts';
import {
  accountOf,
  checkCodeCount,
  checkNewLink,
  HOUR_MS,
  type LinkRules,
  linkChange,
  newTarget,
} from './rules.ts';
import { changeNumber, countCodes, readCodes } from './sql.ts';
import { insertTargets, MAX_TARGETS } from './targets.ts';

export type NewCode = Pick<Project, 'title' | 'type' | 'style'> & {
  data: unknown;
  design?: Project['design'] | undefined;
  /** A kit that has since been deleted is ignored. */
  kit?: string | null | undefined;
  /** Dynamic codes have one. Without `imported`, the content becomes its short link. */
  link?: (NewLink & { imported?: ExportedLink }) | undefined;
  /** Ids that the code may get. If a saved code has one of them, nothing is created; one in the bin keeps its id. */
  ids?: readonly string[];
  /** Another id by which the code may be saved already. */
  otherId?: string;
};

type Options = {
  /** An import by the operator is not limited by the plan. */
  by: 'owner' | 'operator';
  rules: LinkRules;
  now: number;
};

type Created = { code: CodeRow; isNew: boolean };

type Decided = {
  index: number;
  row: OwnColumns & Pick<CodeRow, 'id' | 'names'>;
  kit: string | null;
  /** `isChosen`: the owner or a file has chosen the slug. */
  link: (NewRow & { targets: ExportedLink['targets']; isChosen: boolean }) | undefined;
};
type NewRow = Omit<
  LinkRow,
  | 'id'
  | 'project_id'
  | 'workspace_id'
  | 'changed_in'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
>;

/**
 * Saves new codes, and the short links of dynamic ones. Run it in a transaction.
 * @returns for each, the saved code, or why it was refused: 403 when the plan or an unconfirmed address allows no more,
 * 409 when its slug is taken, 400 for a target that is not allowed, 429 when a new account creates too many dynamic codes
 * @throws {HttpError} 401 when the account is gone
 */
export async function createCodes(
  trx: Db,
  caller: Owner,
  news: readonly NewCode[],
  { by, rules, now }: Options,
): Promise<(Created | HttpError)[]> {
  const user = await lockOwner(trx, caller);
  if (!user) throw signedOut();
  const account = accountOf(user, rules, now);
  const counts =
    by === 'operator'
      ? { saved: 0, dynamic: 0, newLinks: 0 } // not limited
      : await countCodes(trx, caller, account.isNew ? now - HOUR_MS : undefined);
  const idsOf = ({ ids = [], otherId }: NewCode) => [...(otherId ? [otherId] : []), ...ids];
  const ids = news.flatMap(idsOf);
  const known = new Map((await readCodes(trx, caller, ids)).map((row) => [row.id, row]));
  const taken = new Set([...known.keys(), ...(await listBinnedIds(trx, caller, ids))]);
  const slugs = await openSlugs(trx, user, news);
  const outcomes: (Created | HttpError)[] = [];
  const decided: Decided[] = [];
  for (const [index, item] of news.entries()) {
    await inShortTurnWithLocks();
    const existing = idsOf(item).flatMap((id) => known.get(id) ?? [])[0];
    if (existing) {
      outcomes[index] = { code: existing, isNew: false };
      continue;
    }
    const design = item.design && (await keepPicture(trx, caller, item.design));
    const outcome = catchRefusal((): Decided => {
      const { link } = item;
      if (link && item.type !== 'url') throw userError(400, 'bad_request.only_addresses');
      const isLimited = by === 'owner';
      const imported = link?.imported && slugs.take(link);
      if (link?.imported && isLimited) checkSlug(link.imported.code);
      if (link && isLimited) checkNewLink(account, counts, customSlug(link));
      const code = imported ?? (link && slugs.take(link));
      if (isLimited) checkCodeCount(account, counts);
      const id = item.ids?.find((each) => !taken.has(each)) ?? createId();
      const { title, type, style } = item;
      const data =
        link && !link.imported ? { url: shortAddress(rules.shortUrl, code as string) } : item.data;
      const columns = columnsOf({ title, type, style, data, ...(design && { design }) });
      const own = { design: null, ...columns } as OwnColumns;
      const row = { id, ...own, names: contentNames(own.type, own.data) };
      const kit = item.kit ?? null;
      return {
        index,
        row,
        kit,
        link: link && newLinkRow(link, code as string, { by, rules, now }),
      };
    });
    if (outcome instanceof HttpError) {
      outcomes[index] = outcome;
      continue;
    }
    taken.add(outcome.row.id);
    counts.saved++;
    if (outcome.link) {
      counts.dynamic++;
      counts.newLinks++;
      slugs.use(outcome.link.code);
    }
    decided.push(outcome);
  }
  for (const [index, outcome] of await insert(trx, caller, decided, now)) outcomes[index] = outcome;
  await slugs.close();
  return outcomes;
}

/** The slug of a new link that the plan must allow; undefined for a random code. */
function customSlug({ slug, imported }: NonNullable<NewCode['link']>): string | undefined {
  return imported && isRandomCode(imported.code) ? undefined : slug;
}

/** The codes of new links, none of which any link has ever used. */
async function openSlugs(trx: Db, user: UserRow, news: readonly NewCode[]) {
  const links = news.flatMap(({ link }) => link ?? []);
  const wanted = links.flatMap(({ slug }) => slug ?? []);
  const used = new Map(wanted.length > 0 ? await findLinks(trx, wanted) : []);
  const missing = links.length - wanted.length;
  const reserved = missing > 0 ? await nextCode(trx, user) : '';
  const random = missing === 0 || wanted.includes(reserved) ? [] : [reserved];
  while (random.length < missing) {
    const more = Array.from({ length: missing - random.length }, randomCode);
    const known = await findLinks(trx, more);
    random.push(...more.filter((code) => !known.has(code) && !wanted.includes(code)));
  }
  const chosen = new Set<string>();
  return {
    /** @throws {HttpError} 409 when the slug is taken */
    take({ slug, imported }: NonNullable<NewCode['link']>): string {
      if (slug === undefined) {
        const code = random.find((each) => !chosen.has(each));
        if (code === undefined) throw noRandomCode();
        return code;
      }
      const row = used.get(slug);
      if (!row && !chosen.has(slug)) return slug;
      if (!imported) throw slugTaken();
      const isDeleted = row !== undefined && row.deleted_at !== null;
      const name = isDeleted ? 'slug_taken.deleted' : 'slug_taken.in_use';
      throw userError(409, name, { params: { slug } });
    },
    use: (code: string) => chosen.add(code),
    async close() {
      if (user.next_code !== null && chosen.has(user.next_code)) {
        await clearNextCode(trx, user.id, user.next_code);
      }
    },
  };
}

function newLinkRow(
  { target: typed, slug, utm = {}, passesQuery = false, imported }: NonNullable<NewCode['link']>,
  code: string,
  { by, rules, now }: Options,
): Decided['link'] {
  const row = {
    ...noLink,
    code,
    ...newTarget(typed, utm, rules),
    passes_query: Number(passesQuery),
    state: 'active' as const,
    blocked_at: null,
  };
  const isChosen = slug !== undefined;
  const first = [{ target: row.target, changedAt: new Date(now).toISOString() }];
  if (!imported) return { ...row, isChosen, targets: first };
  const { state, targets, ...settings } = imported;
  // An export does not record whether the owner had paused a link before it was disabled.
  const paused = state !== 'active' ? ({ state: 'paused' } as const) : {};
  // Only an operator restores the history, and the state of a disabled link.
  const isRestored = by === 'operator';
  return {
    ...row,
    isChosen,
    ...linkChange(row, { ...settings, ...paused }, rules),
    ...(isRestored && state === 'disabled' && { blocked_at: now }),
    targets: isRestored && targets.length > 0 ? targets.slice(-MAX_TARGETS) : first,
  };
}

/** @returns the created codes, by their index; an error for those whose slug another process has just taken */
async function insert(
  trx: Db,
  caller: Owner,
  decided: readonly Decided[],
  now: number,
): Promise<Map<number, Created | HttpError>> {
  if (decided.length === 0) return new Map();
  const workspace = { workspace_id: caller.workspace };
  const times = { created_at: now, updated_at: now };
  // At least the current time, so that the position of a code that is deleted for good is not used again.
  const start = Math.max((await lastPosition(trx, caller)) + 1, now);
  const projects = decided.map(({ row }, index) => ({
    ...row,
    picture: pictureIn(row.design),
    position: start + index,
    version: 1,
    ...workspace,
    ...times,
  }));
  await insertRows(trx, 'projects', projects);
  const links = await insertLinks(trx, caller, decided, now);
  const kits = await lockKits(trx, caller, [...new Set(decided.flatMap(({ kit }) => kit ?? []))]);
  const created = new Map<number, Created | HttpError>();
  const refused: string[] = [];
  for (const [at, { index, row, kit, link }] of decided.entries()) {
    const link_id = link && links.get(link.code);
    if (link && link_id === undefined) {
      refused.push(row.id);
      created.set(index, link.isChosen ? slugTaken() : noRandomCode());
      continue;
    }
    const kit_id = kit !== null && kits.has(kit) ? kit : null;
    const { location: _, targets: __, isChosen: ___, ...shown } = link ?? staticCode;
    const seen = link ? { link_id, link_created_at: now, link_updated_at: now } : {};
    created.set(index, {
      code: { ...projects[at], kit_id, ...shown, ...seen } as CodeRow,
      isNew: true,
    });
  }
  if (refused.length > 0) {
    await owned(trx, caller, 'projects')
      .delete.where(isOneOf(trx, 'id', refused, 'text'))
      .execute();
  }
  const codes = [...created.values()].flatMap((each) =>
    each instanceof HttpError ? [] : each.code,
  );
  await writeEntries(trx, caller, codes);
  for (const [kit, group] of Map.groupBy(codes, ({ kit_id }) => kit_id)) {
    if (kit !== null)
      await setKit(
        trx,
        group.map(({ id }) => id),
        kit,
      );
  }
  return created;
}

const staticCode = {
  ...noLink,
  ...{ code: null, blocked_at: null, location: null, targets: null, isChosen: null },
  ...{ link_id: null, link_created_at: null, link_updated_at: null },
};

/** Adds links and the first rows of their histories. @returns the ids of the links, by code */
async function insertLinks(
  trx: Db,
  caller: Owner,
  decided: readonly Decided[],
  now: number,
): Promise<Map<string, number>> {
  const withLinks = decided
    .flatMap(({ row, link }) => (link ? [{ id: row.id, ...link }] : []))
    .sort((a, b) => (a.code < b.code ? -1 : 1)); // so that two transactions cannot deadlock
  if (withLinks.length === 0) return new Map();
  const { changed_in } = await trx
    .selectNoFrom(changeNumber(trx).as('changed_in'))
    .executeTakeFirstOrThrow();
  const rows = withLinks.map(({ id, targets: _, isChosen: __, ...link }) => {
    const rest = { version: 1, changed_in, created_at: now, updated_at: now };
    return { ...link, project_id: id, workspace_id: caller.workspace, ...rest };
  });
  const added = await insertRows<{ id: number; code: string }>(
    trx,
    'links',
    rows,
    sql`on conflict (code) do nothing returning id, code`,
  );
  const ids = new Map(added.map(({ id, code }) => [code, Number(id)]));
  const targets = withLinks.flatMap(({ code, targets }) => {
    const link_id = ids.get(code);
    if (link_id === undefined) return [];
    return targets.map(({ target, changedAt }) => {
      return { link_id, target, changed_at: Date.parse(changedAt) };
    });
  });
  await insertTargets(trx, targets);
  return ids;
}

/** The last position of an owner's codes, also of those in the bin; -1 without any. */
async function lastPosition(trx: Db, caller: Owner): Promise<number> {
  const last = ({ rows }: ReturnType<typeof owned<'projects'>>) =>
    rows.select(({ fn }) => fn.max<number | null>('position').as('last'));
  const { own, binned } = await trx
    .selectNoFrom([
      last(owned(trx, caller, 'projects')).as('own'),
      // The condition lets SQLite read an index instead of all codes.
      last(ownedInBin(trx, caller, 'projects'))
        .where('deleted_at', '>=', 0)
        .as('binned'),
    ])
    .executeTakeFirstOrThrow();
  return Math.max(own ?? -1, binned ?? -1);
}

/**
 * Reserves the random code of an owner's next dynamic code, so that its preview can show it. An owner has one
 * reserved code at a time, until a link uses it. Run it in a transaction.
 * @returns the address that will be in the symbol
 */
export async function reserveCode(
  trx: Db,
  caller: Owner,
  { shortUrl }: LinkRules,
): Promise<string> {
  const user = await lockOwner(trx, caller);
  if (!user) throw signedOut();
  const code = await nextCode(trx, user);
  if (code !== user.next_code) await setNextCode(trx, user.id, code);
  return shortAddress(shortUrl, code);
}

/** The reserved code, or a new one when none is reserved or an import has used it. */
async function nextCode(trx: Db, { next_code }: UserRow): Promise<string> {
  let code = next_code ?? randomCode();
  while ((await findLinks(trx, [code])).has(code)) code = randomCode();
  return code;
}

/** Returns one of 6 × 10¹¹ codes, none of which can be guessed from another. */
function randomCode(): string {
  const characters = Array.from(
    { length: randomCodeLength },
    () => randomCodeAlphabet[randomInt(randomCodeAlphabet.length)],
  );
  return characters.join('');
}

const RANDOM_CODE = new RegExp(`^[${randomCodeAlphabet}]{${randomCodeLength}}$`);

function isRandomCode(code: string): boolean {
  return RANDOM_CODE.test(code);
}

/** @throws {HttpError} 400 for a slug that is neither random nor one that an owner may choose */
function checkSlug(code: string): void {
  const slug = newLinkSchema.shape.slug.safeParse(code);
  if (isRandomCode(code) || slug.success) return;
  throw badRequest(`${code}: ${issueText(slug.error.issues[0])}.`);
}

function slugTaken(): HttpError {
  return userError(409, 'slug_taken', { details: { field: 'slug' } });
}

function noRandomCode(): HttpError {
  return userError(503, 'unavailable.random_code', { headers: retryAfter(1) });
}

/** Which of these ids have codes in an owner's bin, or codes that are being deleted for good. */
async function listBinnedIds(db: Db, caller: Owner, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await ownedInBin(db, caller, 'projects')
    .rows.select('id')
    .where(isOneOf(db, 'id', ids, 'text'))
    .execute();
  return rows.map(({ id }) => id);
}

/** The links with these slugs, even deleted ones. */
async function findLinks(db: Db, slugs: readonly string[]): Promise<Map<string, LinkRow>> {
  const rows = await db
    .selectFrom('links')
    .selectAll()
    .where(isOneOf(db, 'code', slugs, 'text'))
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}
