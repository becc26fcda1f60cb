/**
 * Pictures of designs are stored once for each owner, named by their hash, so that codes, brand kits, changes and logos
 * with the same picture do not copy it. Where a design has a picture, a stored design has a reference to it:
 *
 *     const kept = await keepPicture(trx, caller, design, now); // its image is `data:image/#HASH`
 *     const [read] = await withPictures(db, caller, [{ design: JSON.stringify(kept), picture: HASH }], 'design');
 *
 * The column `picture` beside the stored design says which picture it refers to. What nothing refers to for a day is
 * deleted.
 */
import { hash } from 'node:crypto';
import type { Design } from '@everscan/core/design/design';
import type { ExpressionBuilder } from 'kysely';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { Schema } from '../../platform/db/schema.ts';

const REFERENCE = /data:image\/#([\w-]{43})/g;
/** How long a picture is kept without a reference, in ms. */
const UNUSED_MS = DAY_MS;
/** Pictures per statement. Each may have 40 kB. */
const BATCH = 20;

/** Stores the picture of a design, and returns the design with a reference to it. Run it in a transaction. */
export async function keepPicture(
  trx: Db,
  caller: Owner,
  design: Design,
  now: number,
): Promise<Design> {
  const { logo } = design;
  if (!logo || pictureIn(logo.image)) return design;
  const image = `data:image/#${await keepImage(trx, caller, logo.image, now)}`;
  return { ...design, logo: { ...logo, image } };
}

/** Stores a picture. @param image a data URL @returns its hash */
export async function keepImage(
  trx: Db,
  caller: Owner,
  image: string,
  now: number,
): Promise<string> {
  const key = hash('sha256', image, 'base64url');
  await trx
    .insertInto('pictures')
    .values({ workspace_id: caller.workspace, hash: key, image, kept_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'hash'])
        // Written again only when it could be deleted before this transaction refers to it.
        .doUpdateSet({ kept_at: now })
        .where('pictures.kept_at', '<', now - UNUSED_MS / 2),
    )
    .execute();
  return key;
}

/** The hash of the picture to which a stored text refers; null without one. */
export function pictureIn(stored: string | null | undefined): string | null {
  return [...(stored ?? '').matchAll(REFERENCE)][0]?.[1] ?? null;
}

/** The JSON of a design for the database. @throws when its picture has not been kept */
export function storedDesign(design: Design): string {
  if (design.logo && !pictureIn(design.logo.image)) throw new Error('The picture was not kept');
  return JSON.stringify(design);
}

/** Rows with the pictures to which the text in `column` refers. */
export async function withPictures<
  Column extends string,
  Row extends { [Name in Column]: string | null } & { picture?: string | null },
>(db: Db, caller: Owner, rows: readonly Row[], column: Column): Promise<Row[]> {
  const hashes = new Set(rows.flatMap(({ picture }) => picture ?? []));
  if (hashes.size === 0) return [...rows];
  const found = await owned(db, caller, 'pictures')
    .rows.select(['hash', 'image'])
    .where(isOneOf(db, 'hash', [...hashes], 'text'))
    .execute();
  const images = new Map(found.map(({ hash, image }) => [hash, image]));
  return rows.map((row) => ({
    ...row,
    [column]:
      row[column]?.replace(REFERENCE, (reference, key) => images.get(key) ?? reference) ?? null,
  }));
}

/** The lengths of pictures in characters, by hash. */
export async function lengthsOf(
  db: Db,
  caller: Owner,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await owned(db, caller, 'pictures')
    .rows.select(({ fn }) => ['hash', fn<number>('length', ['image']).as('length')])
    .where(isOneOf(db, 'hash', hashes, 'text'))
    .execute();
  return new Map(rows.map(({ hash, length }) => [hash, length]));
}

/** Deletes the pictures to which nothing refers for a day. */
export const sweepPictures: RetentionStep = async (db, { now, signal }) => {
  let last = { workspace_id: 0, hash: '' };
  while (!signal.aborted) {
    const rows = await db
      .selectFrom('pictures')
      .select(['workspace_id', 'hash'])
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('workspace_id', 'hash'), '>', tuple(last.workspace_id, last.hash)),
      )
      .orderBy('workspace_id')
      .orderBy('hash')
      .limit(10 * BATCH)
      .execute();
    for (const [workspace, group] of Map.groupBy(rows, ({ workspace_id }) => workspace_id)) {
      await owned(db, { workspace }, 'pictures')
        .delete.where(
          isOneOf(
            db,
            'hash',
            group.map(({ hash }) => hash),
            'text',
          ),
        )
        .where('kept_at', '<', now - UNUSED_MS)
        .where((eb) => eb.not(eb.or(isUsed(eb))))
        .execute();
    }
    const end = rows.at(-1);
    if (!end) break;
    last = end;
  }
  return 0;
};

function isUsed({ exists, selectFrom }: ExpressionBuilder<Schema, 'pictures'>) {
  return (['projects', 'project_changes', 'brand_kits', 'logos'] as const).map((table) =>
    exists(
      selectFrom(table as 'projects')
        .select('id')
        .whereRef(`${table}.workspace_id` as 'projects.workspace_id', '=', 'pictures.workspace_id')
        .whereRef(`${table}.picture` as 'projects.picture', '=', 'pictures.hash'),
    ),
  );
}

/** Deletes up to `limit` pictures of an owner, at most `BATCH`, and returns how many. */
export async function deletePicturesOf(trx: Db, caller: Owner): Promise<number> {
  const pictures = owned(trx, caller, 'pictures');
  const { numDeletedRows } = await pictures.delete
    .where('hash', 'in', pictures.rows.select('hash').limit(BATCH))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
