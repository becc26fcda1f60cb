import { crc32, deflateSync } from 'node:zlib';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { sql } from 'kysely';
import { keepPicture, pictureIn, storedDesign } from '../../server/src/codes/pictures.ts';
import { DAY_MS, dayOf } from '../../server/src/platform/days.ts';
import type { Db } from '../../server/src/platform/db/connect.ts';
import { isPostgres } from '../../server/src/platform/db/is-postgres.ts';
import { insertRows } from '../../server/src/platform/db/write-rows.ts';
import { createId } from '../../server/src/platform/random-id.ts';

/** The width of a logo whose file has 30 kB, and 40 kB as text. */
const LOGO_PX = 98;
const DAYS = 30;
const FOLDERS = 50;
const TAGS = 50;
const CITIES = ['Berlin', 'München', 'Köln', 'Zürich', 'Wien', 'Kraków', 'São Paulo', '東京'];

/**
 * Adds `count` dynamic codes to user 1, each with a logo of 40 kB, a target, a folder, two tags and scans on
 * 30 days.
 * @param first the number of the first code, so that more can be added
 */
export async function seedLibrary(db: Db, count: number, first = 0): Promise<void> {
  const now = Date.now();
  const folders = Array.from({ length: FOLDERS }, (_, i) => named(`Store ${first + i}`, now));
  const tags = Array.from({ length: TAGS }, (_, i) => named(`tag ${first + i}`, now));
  await db
    .insertInto('folders')
    .values(folders.map((row) => ({ ...row, parent_id: null })))
    .execute();
  await db.insertInto('tags').values(tags).execute();
  for (let start = first; start < first + count; start += 250) {
    const length = Math.min(250, first + count - start);
    const numbers = Array.from({ length }, (_, i) => start + i);
    await db.transaction().execute((trx) => insertCodes(trx, numbers, { folders, tags, now }));
  }
  // Otherwise, PostgreSQL does this by itself after a while.
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
}

function named(name: string, now: number) {
  const row = {
    id: createId(),
    workspace_id: 1,
    name,
    name_key: name,
    version: 1,
    created_at: now,
  };
  return row;
}

type Groups = { folders: { id: string }[]; tags: { id: string }[]; now: number };

async function insertCodes(
  trx: Db,
  numbers: readonly number[],
  { folders, tags, now }: Groups,
): Promise<void> {
  const codes = [];
  for (const n of numbers) {
    const design = await keepPicture(trx, { workspace: 1 }, designOf(n));
    const stored = storedDesign(design);
    const look = { design: stored, picture: pictureIn(stored) };
    codes.push({ n, id: createId(), code: `BENCH${n + 10_000}`, look });
  }
  await trx
    .insertInto('projects')
    .values(
      codes.map(({ n, id, code, look }) => ({
        id,
        workspace_id: 1,
        position: n + 1,
        title: `Table ${n} ${CITIES[n % CITIES.length]}`,
        type: 'url',
        style: 'dots',
        data: JSON.stringify({ url: `Q.EXAMPLE.COM/Q/${code}` }),
        ...look,
        version: 1,
        created_at: now - n * 1000,
        updated_at: now - ((n * 7919) % 1_000_000) * 1000,
      })),
    )
    .execute();
  const links = await trx
    .insertInto('links')
    .values(
      codes.map(({ n, id, code }) => ({
        code,
        project_id: id,
        workspace_id: 1,
        ...target(n),
        state: n % 10 === 0 ? ('paused' as const) : ('active' as const),
        version: 1,
        created_at: now,
        updated_at: 0,
      })),
    )
    .returning('id')
    .execute();
  await trx
    .insertInto('project_folders')
    .values(codes.map(({ n, id }) => ({ project_id: id, folder_id: at(folders, n) })))
    .execute();
  await trx
    .insertInto('project_tags')
    .values(
      codes.flatMap(({ n, id }) =>
        [0, 1].map((i) => ({ project_id: id, tag_id: at(tags, n + i) })),
      ),
    )
    .execute();
  const days = Array.from({ length: DAYS }, (_, i) => dayOf(now - i * DAY_MS));
  const scanDays = links.flatMap(({ id }) =>
    days.map((day, i) => ({ link_id: id, day, ...countsOf((id * 31 + i * 17) % 40) })),
  );
  await insertRows(trx, 'scan_days', scanDays);
}

function at(rows: readonly { id: string }[], n: number): string {
  return String(rows[n % rows.length]?.id);
}

function target(n: number) {
  const target = `https://shop.example.com/${n % 2 ? 'menu' : 'order'}/table?number=${n}&utm=${n % 7}`;
  return { target, location: target };
}

/** No two logos are the same, so that PostgreSQL cannot compress them well. */
function designOf(n: number): Design {
  const image = `data:image/png;base64,${noisePng(n).toString('base64')}`;
  return {
    ...defaultDesign,
    logo: { image, width: LOGO_PX, height: LOGO_PX, share: 0.2, margin: 1 },
  };
}

/** An opaque PNG of `LOGO_PX` squared, without compression. */
function noisePng(n: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(LOGO_PX, 0);
  header.writeUInt32BE(LOGO_PX, 4);
  header.set([8, 2], 8); // 8 bits, RGB
  const pixels = Buffer.alloc((LOGO_PX * 3 + 1) * LOGO_PX);
  for (let i = 0; i < pixels.length; i++) {
    const isFilter = i % (LOGO_PX * 3 + 1) === 0;
    pixels[i] = isFilter ? 0 : (i * 2_654_435_761 + n * 40_503) >>> 7;
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const data = deflateSync(pixels, { level: 0 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function countsOf(scans: number) {
  const quarters = Array.from({ length: Math.min(scans, 12) }, (_, i) => `${i * 8}:1,1,0,0`).join(
    ';',
  );
  return { scans, visitors: scans, bots: 0, prefetches: 0, quarters };
}
