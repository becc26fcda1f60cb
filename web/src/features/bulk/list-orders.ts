import { cutText } from '@everscan/core/content/cut-text';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/bulk';
import { newIdempotencyKey } from '../../lib/call.ts';
import { shortHash } from '../../lib/short-hash.ts';
import { dropWork, readWork, storeWork } from '../../lib/unsaved-work.ts';
import { type GoodRow, summaryOf } from './list-jobs.ts';

type KitField = { readonly kit?: string };

/** A row to save as a project. */
export type Order = {
  /** A hash of the design, the row's content, and its number among identical rows of the list. */
  readonly id: string;
  readonly row: GoodRow;
  readonly title: string;
  /** Idempotency key, so that retries save the row only once. */
  readonly key: string;
  /** Names the brand kit. Does not change after the first request, because the idempotency key covers it. */
  kit?: KitField | undefined;
  is: 'open' | 'saved' | 'refused';
};

const MAX_TITLE = 200;

/** The orders that were sent since the page was loaded, by user and id. */
const sent = new Map<number, Map<string, Order>>();

/** The orders of the last list that was sent, by id. They survive a reload, like the list. */
type StoredOrders = Readonly<
  Record<string, readonly [key: string, is: Order['is'], kit?: KitField | undefined]>
>;

const ORDERS = 'bulk-orders';

/**
 * One order for each row. A row that was sent before in the same design keeps its order, even after a zip, a reload or
 * a visit to another page.
 */
export function listOrders(userId: number, rows: readonly GoodRow[], design: Design): Order[] {
  const known = sent.get(userId);
  const stored = readWork<StoredOrders>(userId, ORDERS);
  const look = hashOf(design);
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const title =
      cutText((row.label || row.stem || summaryOf(row)).trim(), MAX_TITLE) || m.untitled;
    const content = JSON.stringify([title, row.label, row.content]);
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    const id = shortHash(`${look} ${content} ${count}`);
    const [key, is, kit] = stored?.[id] ?? [newIdempotencyKey(), 'open'];
    return known?.get(id) ?? { id, row, title, key, kit, is };
  });
}

/** Stores orders before they are sent. @param kit the brand kit for those that have not been sent before */
export function rememberOrders(userId: number, orders: readonly Order[], kit: KitField): void {
  const known = sent.get(userId) ?? new Map<string, Order>();
  for (const order of orders) {
    order.kit ??= kit;
    known.set(order.id, order);
  }
  sent.set(userId, known);
  storeWork(userId, ORDERS, toStored(orders));
}

/**
 * Stores the outcomes of orders, unless these were forgotten meanwhile. One call after a save is enough: after a
 * reload during the save, the orders are still open, but their keys prevent a second copy.
 */
export function storeOutcomes(userId: number, orders: readonly Order[]): void {
  const stored = readWork<StoredOrders>(userId, ORDERS);
  if (stored) storeWork(userId, ORDERS, { ...stored, ...toStored(orders) });
}

/** Forgets all orders, so that all rows can be saved again. @returns a function that restores them */
export function forgetOrders(userId: number): () => void {
  const known = sent.get(userId);
  const stored = readWork<StoredOrders>(userId, ORDERS);
  sent.delete(userId);
  dropWork(userId, ORDERS);
  return () => {
    if (known) sent.set(userId, known);
    if (stored) storeWork(userId, ORDERS, stored);
  };
}

function toStored(orders: readonly Order[]): StoredOrders {
  return Object.fromEntries(orders.map(({ id, key, is, kit }) => [id, [key, is, kit]]));
}

/** A hash that is the same for equal designs, whatever the order of their keys. */
function hashOf(design: Design): string {
  return shortHash(JSON.stringify(Object.fromEntries(Object.entries(design).toSorted())));
}
