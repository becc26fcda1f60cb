/**
 * Brand kits: named designs that an owner's codes use, and logos that designs can have. A code keeps a copy of its kit's
 * design; `project_kits` says which kit it uses.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  type changeKitSchema,
  type Kit,
  type KitCodes,
  kitLimits,
  type newKitSchema,
  type newLogoSchema,
  type SavedLogo,
} from '@everscan/contract/brand-kits.schemas';
import { type Export, pictureReference } from '@everscan/contract/export-file';
import type { Language } from '@everscan/contract/languages';
import { keepLabel, withLabel } from '@everscan/core/bulk/label';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';
import { styleOf } from '@everscan/core/style/index';
import { type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { lockOwner } from '../identity/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { type Owner, owned, ownedInBin } from '../platform/db/owned.ts';
import type { Schema } from '../platform/db/schema.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import { languageOf } from '../platform/http/accept-language.ts';
import { type HttpError, userError } from '../platform/http/http-error.ts';
import { createdIdOf, type Shortened } from '../platform/http/idempotency.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { signedOut } from '../platform/http/session.ts';
import { createId, isId } from '../platform/random-id.ts';
import { codeName, nameKey, timeOf } from './code.ts';
import {
  keepImage,
  keepPicture,
  lacksImage,
  pictureIn,
  storedDesign,
  withoutImage,
  withPictures,
} from './pictures.ts';

export const kitHandlers = ({ clock }: { clock: Clock }) =>
  ({
    'GET /api/kits': (actor, _, db) => listKits(db, actor),

    'POST /api/kits': {
      plan: (caller, request) => ({
        write: (trx) => {
          const id = createdIdOf(request, caller.workspace);
          return createKit(trx, { caller, body: request.body, id, now: clock() });
        },
        shortened: shortenedKit(caller),
      }),
    },

    'PATCH /api/kits/:id': {
      plan: (caller, { params: { id }, body }) => ({
        write: (trx) => changeKit(trx, { caller, id, body, now: clock() }),
        shortened: shortenedKit(caller),
      }),
    },

    'DELETE /api/kits/:id': (actor, { params }, trx) => deleteKit(trx, actor, params.id),

    'POST /api/kits/:id/default': {
      plan: (caller, { params: { id }, body }) => ({
        write: (trx) => changeDefault(trx, { caller, id, ...body }),
        shortened: shortenedKits(caller),
      }),
    },

    'GET /api/kits/:id/codes': (actor, { params, headers }, db) =>
      describeCodes(db, actor, params.id, languageOf(headers['accept-language'])),

    'GET /api/logos': (actor, _, db) => listLogos(db, actor),

    'POST /api/logos': {
      plan: (caller, { body }) => ({
        write: (trx) => createLogo(trx, { caller, body, now: clock() }),
        shortened: {
          shorten: (logo) => ({ ...logo, image: '' }),
          complete: async (_trx, logo) => ({ ...logo, image: body.image }), // a retry has the same body
        },
      }),
    },

    'DELETE /api/logos/:id': (actor, { params }, trx) => deleteLogo(trx, actor, params.id),
  }) satisfies Partial<Handlers>;

/** A user's kits in alphabetical order. */
async function listKits(db: Db, caller: Owner): Promise<Kit[]> {
  const codes = await countByKit(db, caller);
  const rows = await withPictures(db, caller, await listKitRows(db, caller));
  return rows.map((row) => presentKit(row, codes));
}

/** Responses with a user's kit are stored without the image of its logo, like those with a project. */
function shortenedKit(caller: Owner): Shortened<Kit> {
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
function shortenedKits(caller: Owner): Shortened<Kit[]> {
  return {
    shorten: (kits) => kits.map(withoutImage),
    complete: async (trx, stored) => (stored.some(lacksImage) ? listKits(trx, caller) : stored),
  };
}

type Creation = {
  caller: Owner;
  body: z.infer<typeof newKitSchema>;
  /** The same for a repeated request, which gets the kit that the first one has created. */
  id: string | undefined;
  now: number;
};

/**
 * Creates a kit. Run it in a transaction.
 * @throws {HttpError} 409 when another kit has the name, 400 when there are too many
 */
async function createKit(
  trx: Db,
  { caller, body: { name, design }, id = createId(), now }: Creation,
): Promise<Kit> {
  const kits = await lockAllKits(trx, caller);
  const made = kits.find((kit) => kit.id === id);
  if (made) return presentWithPicture(trx, caller, made, await countByKit(trx, caller));
  if (kits.length >= kitLimits.kits) {
    throw userError(400, 'bad_request.kit_limit', { params: { max: kitLimits.kits } });
  }
  checkName(kits, name);
  const kept = storedDesign(await keepPicture(trx, caller, design));
  const row = {
    id,
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
async function changeKit(trx: Db, { caller, id, body, now }: Change): Promise<Kit> {
  const kits = await lockAllKits(trx, caller);
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
  await owned(trx, caller, 'brand_kits')
    .update.set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  const changed = { ...row, ...change, version: row.version + 1 };
  return presentWithPicture(trx, caller, changed, codes);
}

/** Deletes a kit. Its codes keep their design. Run it in a transaction. @throws {HttpError} 404 */
async function deleteKit(trx: Db, caller: Owner, id: string): Promise<void> {
  await lockAllKits(trx, caller);
  const { numDeletedRows } = await owned(trx, caller, 'brand_kits')
    .delete.where('id', '=', isId(id) ? id : '')
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw kitNotFound();
}

/**
 * Makes a kit the default, or no longer the default. Run it in a transaction.
 * @throws {HttpError} 404
 */
async function changeDefault(
  trx: Db,
  { caller, id, isDefault }: { caller: Owner; id: string; isDefault: boolean },
): Promise<Kit[]> {
  const row = (await lockAllKits(trx, caller)).find((kit) => kit.id === id);
  if (!row) throw kitNotFound();
  if (isDefault || row.is_default === 1) {
    const chosen = isDefault ? id : null;
    await owned(trx, caller, 'brand_kits')
      .update.set({ is_default: sql`case when id = ${chosen} then 1 else 0 end` })
      .execute();
  }
  return listKits(trx, caller);
}

/** The codes that use a kit but look different from it, with their names in a language. @throws {HttpError} 404 */
async function describeCodes(
  db: Db,
  caller: Owner,
  id: string,
  language: Language,
): Promise<KitCodes> {
  const kit = (await listKitRows(db, caller)).find((row) => row.id === id);
  if (!kit) throw kitNotFound();
  const design = kitDesign(kit);
  const isPlain = isDeepStrictEqual(design, { ...defaultDesign, shape: design.shape });
  // `*` occurs nowhere else in a stored design, so it marks the place of the label, which applying a kit keeps.
  const labelled = JSON.stringify(withLabel(design, '*')).split('*');
  const look = { kit: kit.id, style: styleOf(design), isPlain, labelled };
  const rows = await changingCodes(db, look)
    .leftJoin('links', 'links.project_id', 'projects.id')
    .select(['projects.id', 'projects.title', 'projects.names', 'links.target'])
    .orderBy('projects.position', 'desc')
    .limit(kitLimits.listedCodes)
    .execute();
  const { changing } = await changingCodes(db, look)
    .select(({ fn }) => fn.countAll<number>().as('changing'))
    .executeTakeFirstOrThrow();
  return {
    changing,
    listed: rows.map((row) => ({ id: row.id, title: codeName(row, language) })),
  };
}

/** A user's kits. No other transaction changes them until this one ends. */
async function lockAllKits(trx: Db, caller: Owner): Promise<KitRow[]> {
  if (!(await lockOwner(trx, caller))) throw signedOut();
  return listKitRows(trx, caller);
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
  const design = kitDesign(row);
  return { id, name, design, isDefault: is_default === 1, codes: codes.get(id) ?? 0, version };
}

/** Which of these kits an owner has, locked against deletion until the transaction ends. */
export async function lockKits(
  trx: Db,
  caller: Owner,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await owned(trx, caller, 'brand_kits')
    .rows.select('id')
    .where(isOneOf(trx, 'id', ids.filter(isId), 'text'))
    .$if(isPostgres(trx), (query) => query.forKeyShare())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * The kit of a code whose design returns: the one with that design. Otherwise the code no longer uses its own kit, unless
 * its design already differed from it. Labels do not count.
 * @returns undefined when the code keeps its kit
 */
export function kitWithDesign(
  kits: readonly KitRow[],
  own: string | null,
  { before, design }: { before: Design; design: Design },
): string | null | undefined {
  const hasDesign = (kit: KitRow, code: Design) =>
    isDeepStrictEqual(keepLabel(code, kitDesign(kit)), code);
  const kit = kits.find((each) => hasDesign(each, design));
  if (!kit && !kits.some((each) => each.id === own && hasDesign(each, before))) return undefined;
  return kit?.id ?? null;
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
  const kit = await owned(trx, caller, 'brand_kits')
    .rows.select('design')
    .where('id', '=', isId(id) ? id : '')
    .$if(isPostgres(trx), (query) => query.forKeyShare())
    .executeTakeFirst();
  if (!kit) throw kitNotFound();
  return kitDesign(kit);
}

/** The design of a kit, upgraded if an older version stored it. */
function kitDesign({ design }: Pick<KitRow, 'design'>): Design {
  return upgradeDesign(JSON.parse(design));
}

export function kitNotFound(): HttpError {
  return userError(404, 'not_found.kit');
}

export type KitRow = Selectable<Schema['brand_kits']>;

export async function listKitRows(db: Db, caller: Owner): Promise<KitRow[]> {
  return owned(db, caller, 'brand_kits')
    .rows.selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}

/** How many codes use each of a user's kits. */
async function countByKit(db: Db, caller: Owner): Promise<Map<string, number>> {
  const rows = await owned(db, caller, 'brand_kits')
    .rows.innerJoin('project_kits', 'project_kits.kit_id', 'brand_kits.id')
    .where(
      'project_kits.project_id',
      'not in',
      ownedInBin(db, caller, 'projects').rows.select('id'),
    )
    .select(({ fn }) => ['brand_kits.id', fn.countAll<number>().as('codes')])
    .groupBy('brand_kits.id')
    .execute();
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

type Look = {
  kit: string;
  /** The style of the kit's design. */
  style: string;
  /** Whether it is the default design of its style, which codes do not store. */
  isPlain: boolean;
  /** The stored text before and after the label of a code with the kit's design. */
  labelled: readonly string[];
};

/** The codes that look different from their kit. */
function changingCodes(db: Db, { kit, style, isPlain, labelled }: Look) {
  const [before = '', after = ''] = labelled;
  const stored = sql.ref('projects.design');
  const labelLength = sql<number>`length(${stored}) - ${before.length + after.length}`;
  const start = sql`substr(${stored}, 1, ${before.length})`;
  const end = sql`substr(${stored}, length(${stored}) - ${after.length - 1})`;
  return (
    db
      .selectFrom('project_kits')
      .innerJoin('projects', 'projects.id', 'project_kits.project_id')
      .innerJoin('brand_kits', 'brand_kits.id', 'project_kits.kit_id')
      .where('project_kits.kit_id', '=', kit)
      .where('projects.deleted_at', 'is', null)
      // The same schema wrote both designs, so equal designs are equal texts.
      .where((eb) =>
        eb.or([
          eb.and([
            eb('projects.design', '!=', eb.ref('brand_kits.design')),
            sql<boolean>`not (${start} = ${before} and ${end} = ${after} and ${labelLength} > 0)`,
          ]),
          ...(isPlain ? [] : [eb('projects.design', 'is', null)]),
          eb('projects.style', '!=', style),
        ]),
      )
  );
}

/** The ids of the codes that use a kit, sorted. */
async function listCodesOf(db: Db, kitId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('project_kits')
    .innerJoin('projects', 'projects.id', 'project_kits.project_id')
    .select('project_id')
    .where('kit_id', '=', kitId)
    .where('projects.deleted_at', 'is', null)
    .orderBy('project_id')
    .execute();
  return rows.map(({ project_id }) => project_id);
}

/** Assigns a kit to codes; null for none. */
export async function setKit(
  trx: Db,
  projectIds: readonly string[],
  kitId: string | null,
): Promise<void> {
  if (kitId === null) {
    await trx
      .deleteFrom('project_kits')
      .where(isOneOf(trx, 'project_id', projectIds, 'text'))
      .execute();
    return;
  }
  await insertRows(
    trx,
    'project_kits',
    projectIds.map((project_id) => ({ project_id, kit_id: kitId })),
    sql`on conflict (project_id) do update set kit_id = excluded.kit_id`,
  );
}

/** A user's logos, newest first. */
async function listLogos(db: Db, caller: Owner): Promise<SavedLogo[]> {
  return (await listLogoRows(db, caller)).map(({ id, name, image }) => ({ id, name, image }));
}

type NewLogo = { caller: Owner; body: z.infer<typeof newLogoSchema>; now: number };

/** Stores a logo. Run it in a transaction. @throws {HttpError} 400 when there are too many */
async function createLogo(trx: Db, { caller, body, now }: NewLogo): Promise<SavedLogo> {
  if (!(await lockOwner(trx, caller))) throw signedOut();
  const { logos } = await owned(trx, caller, 'logos')
    .rows.select(({ fn }) => fn.countAll<number>().as('logos'))
    .executeTakeFirstOrThrow();
  if (logos >= kitLimits.logos) {
    throw userError(400, 'bad_request.logo_limit', { params: { max: kitLimits.logos } });
  }
  const { name, image } = body;
  const [id, picture] = [createId(), await keepImage(trx, caller, image)];
  const row = { id, name, picture, workspace_id: caller.workspace, created_at: now };
  await trx.insertInto('logos').values(row).execute();
  return { id, name, image };
}

/** Deletes a logo; designs keep their copies. Run it in a transaction. @throws {HttpError} 404 */
async function deleteLogo(trx: Db, caller: Owner, id: string): Promise<void> {
  const { numDeletedRows } = await owned(trx, caller, 'logos')
    .delete.where('id', '=', isId(id) ? id : '')
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw userError(404, 'not_found.logo');
}

/** A user's logos, newest first. */
async function listLogoRows(db: Db, caller: Owner) {
  return owned(db, caller, 'logos')
    .rows.innerJoin('pictures', (join) =>
      join
        .onRef('pictures.workspace_id', '=', 'logos.workspace_id')
        .onRef('pictures.hash', '=', 'logos.picture'),
    )
    .select(['logos.id', 'logos.name', 'logos.created_at', 'logos.picture', 'pictures.image'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Yields a user's kits for the export, one at a time, because each may have a logo.
 * @param known the hashes of pictures to which designs may refer
 */
export async function* readKits(
  db: Db,
  caller: Owner,
  known: ReadonlySet<string>,
): AsyncGenerator<Export['kits']> {
  for (const kit of await listKitRows(db, caller)) {
    const [row = kit] = await withPictures(db, caller, [kit], known);
    yield [
      {
        name: row.name,
        design: kitDesign(row),
        isDefault: row.is_default === 1,
        codes: await listCodesOf(db, row.id),
        createdAt: timeOf(row.created_at),
        updatedAt: timeOf(row.updated_at),
      },
    ];
  }
}

/** @param known the hashes of pictures to which logos may refer */
export async function* readLogos(
  db: Db,
  caller: Owner,
  known: ReadonlySet<string>,
): AsyncGenerator<Export['logos']> {
  yield (await listLogoRows(db, caller)).map(({ name, image, picture, created_at }) => ({
    name,
    image: known.has(picture) ? pictureReference(picture) : image,
    createdAt: timeOf(created_at),
  }));
}
