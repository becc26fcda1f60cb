/**
 * Pictures of designs are stored once for each owner, named by their hash, so that codes, brand kits, changes and logos
 * with the same picture do not copy it. Where a design has a picture, a stored design has a reference to it:
 *
 *     const kept = await keepPicture(trx, caller, design); // its image is `data:image/#HASH`
 *     const [read] = await withPictures(db, caller, [{ design: storedDesign(kept), picture: HASH }]);
 *
 * The column `picture` beside the stored design says which picture it refers to. What nothing has referred to for a day
 * is deleted. Transactions lock pictures before codes.
 */
import { hash } from 'node:crypto';
import { type Export, pictureReference, referredPicture } from '@everscan/contract/export-file';
import type { Design } from '@everscan/core/design/design';
import type { ExpressionBuilder } from 'kysely';
import { DAY_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { type Owner, owned } from '../platform/db/owned.ts';
import { readPages } from '../platform/db/pages.ts';
import type { RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';

/** In the JSON of a design. A text that somebody typed into it has backslashes before its quotation marks. */
const REFERENCE = /"image":"data:image\/#([\w-]{43})"/;
/** How long a picture is kept after its last reference, in ms. */
const UNUSED_MS = DAY_MS;
/** Pictures per statement. Each may have 40 kB. */
const BATCH = 20;

/** Stores the picture of a design, and returns the design with a reference to it. Run it in a transaction. */
export async function keepPicture(trx: Db, caller: Owner, design: Design): Promise<Design> {
  const { logo } = design;
  if (!logo || referredPicture(logo.image)) return design;
  const image = pictureReference(await keepImage(trx, caller, logo.image));
  return { ...design, logo: { ...logo, image } };
}

/** Stores a picture. @param image a data URL @returns its hash */
export async function keepImage(trx: Db, caller: Owner, image: string): Promise<string> {
  const key = hash('sha256', image, 'base64url');
  await trx
    .insertInto('pictures')
    .values({ workspace_id: caller.workspace, hash: key, image })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'hash'])
        .doUpdateSet({ unused_since: null })
        .where('pictures.unused_since', 'is not', null),
    )
    .execute();
  return key;
}

/** The hash of the picture to which a stored design refers; null without one. */
export function pictureIn(design: string | null | undefined): string | null {
  return REFERENCE.exec(design ?? '')?.[1] ?? null;
}

/** The JSON of a design for the database. @throws when its picture has not been kept */
export function storedDesign(design: Design): string {
  if (design.logo && !referredPicture(design.logo.image))
    throw new Error('The picture was not kept');
  return JSON.stringify(design);
}

/**
 * Rows whose stored designs have their pictures instead of references.
 * @param known the hashes of pictures that the reader has, whose references stay
 */
export async function withPictures<Row extends { design?: string | null; picture?: string | null }>(
  db: Db,
  caller: Owner,
  rows: readonly Row[],
  known?: ReadonlySet<string>,
): Promise<Row[]> {
  const used = new Set(rows.flatMap(({ picture }) => picture ?? []));
  const hashes = [...used].filter((hash) => !known?.has(hash));
  if (hashes.length === 0) return [...rows];
  const found = await owned(db, caller, 'pictures')
    .rows.select(['hash', 'image'])
    .where(isOneOf(db, 'hash', hashes, 'text'))
    .execute();
  const images = new Map(found.map(({ hash, image }) => [hash, image]));
  return rows.map((row) => {
    const image = images.get(pictureIn(row.design) ?? '');
    const complete = () => `"image":${JSON.stringify(image)}`;
    return image ? { ...row, design: row.design?.replace(REFERENCE, complete) } : row;
  });
}

/** The columns before recorded changes, whose designs have their pictures. */
export async function columnsBefore<Columns extends { design?: string | null }>(
  db: Db,
  caller: Owner,
  changes: readonly { before: string; picture: string | null }[],
  known?: ReadonlySet<string>,
): Promise<Columns[]> {
  const rows = changes.map(({ before, picture }) => ({
    ...(JSON.parse(before) as Columns),
    picture,
  }));
  return withPictures(db, caller, rows, known);
}

/** An owner's pictures. @param written receives their hashes */
export async function* readPictures(
  db: Db,
  caller: Owner,
  written: Set<string>,
): AsyncGenerator<Export['pictures']> {
  const pictures = owned(db, caller, 'pictures').rows.select(['hash', 'image']);
  const pages = readPages<Export['pictures'][number]>(BATCH, (last) =>
    pictures
      .where('hash', '>', last?.hash ?? '')
      .orderBy('hash')
      .limit(BATCH)
      .execute(),
  );
  for await (const rows of pages) {
    for (const { hash } of rows) written.add(hash);
    yield rows;
  }
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

/** Deletes the pictures to which nothing has referred for a day. */
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
      const hashes = group.map(({ hash }) => hash);
      const among = isOneOf(db, 'hash', hashes, 'text');
      const pictures = owned(db, { workspace }, 'pictures');
      await pictures.update
        .set({ unused_since: null })
        .where(among)
        .where('unused_since', 'is not', null)
        .where((eb) => eb.or(isUsed(eb)))
        .execute();
      await pictures.update
        .set({ unused_since: now })
        .where(among)
        .where('unused_since', 'is', null)
        .where((eb) => eb.not(eb.or(isUsed(eb))))
        .execute();
      await pictures.delete
        .where(among)
        .where('unused_since', '<', now - UNUSED_MS)
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

/** Deletes some pictures of an owner, and returns how many. */
export async function deletePicturesOf(trx: Db, caller: Owner): Promise<number> {
  const pictures = owned(trx, caller, 'pictures');
  const { numDeletedRows } = await pictures.delete
    .where('hash', 'in', pictures.rows.select('hash').limit(BATCH))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Returns the code or kit with an empty image in its logo. The server refuses to save a design with an empty
 * image, so that no client can accidentally save it without its logo.
 */
export function withoutImage<Item extends { design: Design }>(item: Item): Item {
  const { logo } = item.design;
  return logo ? { ...item, design: { ...item.design, logo: { ...logo, image: '' } } } : item;
}

/** Whether `withoutImage` has removed an image. */
export function lacksImage({ design }: { design: Design }): boolean {
  return design.logo?.image === '';
}
