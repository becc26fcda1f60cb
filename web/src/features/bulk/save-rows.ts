import { withLabel } from '@everscan/core/bulk/label';
import type { Design } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import * as m from '@everscan/messages/bulk';
import { CallError, write } from '../../lib/call.ts';
import { type GoodRow, summaryOf } from './list-jobs.ts';

/** A row with its idempotency key, so that retries save it once. */
export type RowToSave = { readonly row: GoodRow; readonly key: string };

const loadProjectSchema = async () =>
  (await import('@everscan/contract/api/projects')).projectSchema;

const TITLE_MAX = 200;
/** Statuses that concern one row only, so the next rows are still tried. */
const ROW_ERRORS = [400, 413];

/**
 * Saves rows as projects one by one. It stops at an error that would affect the next rows too: the
 * plan's limit, the network, the end of the session.
 * @param onDone called with the number of rows done so far, refused ones included
 * @returns how many were refused, and why it stopped early, for the user
 */
export async function saveRows(
  orders: readonly RowToSave[],
  common: Design,
  onDone: (done: number) => void,
): Promise<{ refused: number; stopped?: string }> {
  let refused = 0;
  for (const [index, { row, key }] of orders.entries()) {
    const design = withLabel(common, row.label);
    const title =
      (row.label || row.stem || summaryOf(row)).trim().slice(0, TITLE_MAX) || m.untitled;
    const body = { title, ...row.content, style: styleOf(design), design };
    try {
      await write('POST', '/api/projects', body, {
        schema: loadProjectSchema,
        fallback: m.saveFailed,
        key,
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!ROW_ERRORS.includes(error.status)) return { refused, stopped: error.message };
      refused++;
    }
    onDone(index + 1);
  }
  return { refused };
}
