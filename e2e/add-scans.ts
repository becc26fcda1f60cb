import { join } from 'node:path';
import { connect } from '../server/src/platform/db/connect.ts';
import type { Scan } from '../server/src/scans/scan.ts';
import { recordScans } from '../server/src/scans/scans.ts';
import { insertLink, scanOf } from '../server/src/testing/scans.ts';

type Order = {
  userId: number;
  project: string;
  code: string;
  scans: Partial<Scan>[];
  /** The history of targets, oldest first. */
  targets?: { target: string; changed_at: number }[];
};

/** Adds scans of a user's project, and its short link, to the test server's database. */
export async function addScansTo(order: Order): Promise<void> {
  const sqliteFile = join(process.env.E2E_DATA_DIR ?? '', 'everscan.sqlite');
  const db = connect({ sqliteFile }, console.error);
  await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('links')
      .select('id')
      .where('code', '=', order.code)
      .executeTakeFirst();
    const linkId = known?.id ?? (await insertLink(trx, order));
    for (const target of order.targets ?? []) {
      await trx
        .insertInto('link_targets')
        .values({ ...target, link_id: linkId })
        .execute();
    }
    await recordScans(
      trx,
      order.scans.map((scan) => scanOf({ at: Date.now(), ...scan, linkId })),
    );
  });
  await db.destroy();
}
