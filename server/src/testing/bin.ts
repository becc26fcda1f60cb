import type { BinPage } from '@everscan/contract/codes.schemas';
import type { Db } from '../platform/db/connect.ts';
import type { Visitor } from './visitor.ts';

export const remove = (owner: Visitor, id: string) => owner.send('DELETE', `/api/projects/${id}`);
export const restore = (owner: Visitor, id: string) => owner.send('POST', `/api/bin/${id}/restore`);
export const binOf = async (owner: Visitor) =>
  (await owner.send('GET', '/api/bin')).json<BinPage>();

/** The numbers of scans per day of each link. */
export async function scansOf(db: Db) {
  return db.selectFrom('scan_days').select(['link_id', 'scans']).execute();
}
