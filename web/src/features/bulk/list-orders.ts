import { cutText } from '@everscan/core/content/cut-text';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/bulk';
import { newIdempotencyKey } from '../../lib/call.ts';
import { type GoodRow, summaryOf } from './list-jobs.ts';

/** A row to save as a project. */
export type Order = {
  /** The row's content, and its number among equal rows of the list. */
  readonly id: string;
  readonly row: GoodRow;
  readonly title: string;
  /** Idempotency key, so that retries save the row once. */
  readonly key: string;
  /** Names the brand kit; stays the same after the first request, as the key requires. */
  kit?: { readonly kit?: string };
  is: 'open' | 'saved' | 'refused';
};

const TITLE_MAX = 200;

/** What was sent since the page was loaded, by user and design, and then by id. */
const sent = new Map<string, Map<string, Order>>();

/**
 * One order for each row. A row that was sent before in this design has its earlier order, although a
 * zip was made, the saved codes were loaded again or another page was visited meanwhile.
 */
export function listOrders(userId: number, rows: readonly GoodRow[], design: Design): Order[] {
  const known = sent.get(nameOf(userId, design));
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const title =
      cutText((row.label || row.stem || summaryOf(row)).trim(), TITLE_MAX) || m.untitled;
    const content = JSON.stringify([title, row.label, row.content]);
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    const id = `${content} ${count}`;
    return known?.get(id) ?? { id, row, title, key: newIdempotencyKey(), is: 'open' };
  });
}

/** Remembers orders before they are sent. */
export function rememberOrders(userId: number, orders: readonly Order[], design: Design): void {
  const name = nameOf(userId, design);
  const known = sent.get(name) ?? new Map<string, Order>();
  for (const order of orders) known.set(order.id, order);
  sent.set(name, known);
}

/** Equal for equal designs, whatever the order of their keys. */
function nameOf(userId: number, design: Design): string {
  return JSON.stringify([userId, Object.fromEntries(Object.entries(design).toSorted())]);
}
