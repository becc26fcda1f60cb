import { withLabel } from '@everscan/core/bulk/label';
import type { Design } from '@everscan/core/design/design';
import { styleOf } from '@everscan/core/style/index';
import * as m from '@everscan/messages/bulk';
import { write } from '../../lib/api.ts';
import { CallError } from '../../lib/call.ts';
import type { Order } from './list-orders.ts';

/** Statuses that concern only one row, so the next rows are still saved. */
const ROW_ERRORS = [400, 413];

/**
 * Saves the open orders as projects one by one. Stops at an error that would also affect the next rows: the plan's
 * limit, a lost connection, the end of the session.
 * @param onDone called after an order was saved or refused
 * @returns a message for the user if it stopped early
 */
export async function saveRows(
  orders: readonly Order[],
  common: Design,
  onDone: () => void,
): Promise<string | undefined> {
  for (const order of orders) {
    if (order.is !== 'open') continue;
    const { row, title, key } = order;
    const design = withLabel(common, row.label);
    const body = { title, ...row.content, style: styleOf(design), design, ...order.kit };
    try {
      await write('POST /api/projects', { body }, { fallback: m.saveFailed, key });
      order.is = 'saved';
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!ROW_ERRORS.includes(error.status)) return error.message;
      order.is = 'refused';
    }
    onDone();
  }
  return undefined;
}
