import type { Export } from '@everscan/contract/export-file';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { timeOf } from '../links/links.ts';
import { withPictures } from '../pictures/index.ts';
import { designOf } from './kit-of-code.ts';
import { listCodesOf, listKits } from './kits.store.ts';
import { listLogos } from './logos.store.ts';

/** Yields a user's kits for the export, one at a time, because each may have a logo. */
export async function* readKits(db: Db, caller: Owner): AsyncGenerator<Export['kits']> {
  for (const kit of await listKits(db, caller)) {
    const [row = kit] = await withPictures(db, caller, [kit]);
    yield [
      {
        name: row.name,
        design: designOf(row),
        isDefault: row.is_default === 1,
        codes: await listCodesOf(db, row.id),
        createdAt: timeOf(row.created_at),
        updatedAt: timeOf(row.updated_at),
      },
    ];
  }
}

export async function* readLogos(db: Db, caller: Owner): AsyncGenerator<Export['logos']> {
  yield (await listLogos(db, caller)).map(({ name, image, created_at }) => ({
    name,
    image,
    createdAt: timeOf(created_at),
  }));
}
