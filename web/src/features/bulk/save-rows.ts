import type { Project } from '@everscan/contract/api/projects';
import type { Design } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import { CallError, write } from '../../lib/call.ts';
import { type GoodRow, summaryOf } from './list-jobs.ts';

/** A row and the key under which it is saved once, however often that is tried. */
export type SaveOrder = { readonly row: GoodRow; readonly key: string };

const TITLE_MAX = 200;
/** The row itself is at fault, so the others may go on. */
const OWN_FAULTS = [400, 413];

/**
 * Saves rows as projects, one after the other, until one cannot be saved for a reason that the next
 * would share: the plan's limit, the network, a session that has ended.
 * @param onDone told how many of `orders` are done, refused ones included
 * @returns how many were refused, and why it stopped early, for the user
 */
export async function saveRows(
  orders: readonly SaveOrder[],
  design: Design,
  onDone: (done: number) => void,
): Promise<{ refused: number; stopped?: string }> {
  let refused = 0;
  for (const [index, { row, key }] of orders.entries()) {
    const title = (row.stem || summaryOf(row)).trim().slice(0, TITLE_MAX) || 'QR code';
    const body = { title, ...row.content, style: styleOf(design), design };
    try {
      await write<Project>('POST', '/api/projects', body, 'This code could not be saved.', { key });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!OWN_FAULTS.includes(error.status)) return { refused, stopped: error.message };
      refused++;
    }
    onDone(index + 1);
  }
  return { refused };
}
