import { cutText } from '@everscan/core/content/cut-text';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/bulk';
import { newIdempotencyKey } from '../../lib/call.ts';
import { dropWork, keepWork, readWork } from '../../lib/kept-work.ts';
import { shortHash } from '../../lib/short-hash.ts';
import { type GoodRow, summaryOf } from './list-jobs.ts';

type KitField = { readonly kit?: string };

/** A row to save as a project. */
export type Order = {
  /** Of the design, the row's content, and its number among equal rows of the list. */
  readonly id: string;
  readonly row: GoodRow;
  readonly title: string;
  /** Idempotency key, so that retries save the row once. */
  readonly key: string;
  /** Names the brand kit; stays the same after the first request, as the key requires. */
  kit?: KitField | undefined;
  is: 'open' | 'saved' | 'refused';
};

const TITLE_MAX = 200;

/** What was sent since the page was loaded, by user and id. */
const sent = new Map<number, Map<string, Order>>();

/** The orders of the last list that was sent, by id: they survive a reload, as the list does. */
type KeptOrders = Readonly<
  Record<string, readonly [key: string, is: Order['is'], kit?: KitField | undefined]>
>;

const ORDERS = 'bulk-orders';

/**
 * One order for each row. A row that was sent before in this design has its earlier order, although a
 * zip was made, the page was loaded again or another page was visited meanwhile.
 */
export function listOrders(userId: number, rows: readonly GoodRow[], design: Design): Order[] {
  const known = sent.get(userId);
  const kept = readWork<KeptOrders>(userId, ORDERS);
  const look = hashOf(design);
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const title =
      cutText((row.label || row.stem || summaryOf(row)).trim(), TITLE_MAX) || m.untitled;
    const content = JSON.stringify([title, row.label, row.content]);
    const count = (counts.get(content) ?? 0) + 1;
    counts.set(content, count);
    const id = shortHash(`${look} ${content} ${count}`);
    const [key, is, kit] = kept?.[id] ?? [newIdempotencyKey(), 'open'];
    return known?.get(id) ?? { id, row, title, key, kit, is };
  });
}

/** Remembers orders before they are sent. @param kit of those that were never sent */
export function rememberOrders(userId: number, orders: readonly Order[], kit: KitField): void {
  const known = sent.get(userId) ?? new Map<string, Order>();
  for (const order of orders) {
    order.kit ??= kit;
    known.set(order.id, order);
  }
  sent.set(userId, known);
  keepWork(userId, ORDERS, toKept(orders));
}

/**
 * Stores which orders were saved, unless they were forgotten meanwhile. Enough once after a save: orders
 * that are open after a reload have their keys, so they are not saved twice.
 */
export function keepOutcomes(userId: number, orders: readonly Order[]): void {
  const kept = readWork<KeptOrders>(userId, ORDERS);
  if (kept) keepWork(userId, ORDERS, { ...kept, ...toKept(orders) });
}

/** All rows can be saved again. @returns a function that brings the orders back */
export function forgetOrders(userId: number): () => void {
  const known = sent.get(userId);
  const kept = readWork<KeptOrders>(userId, ORDERS);
  sent.delete(userId);
  dropWork(userId, ORDERS);
  return () => {
    if (known) sent.set(userId, known);
    if (kept) keepWork(userId, ORDERS, kept);
  };
}

function toKept(orders: readonly Order[]): KeptOrders {
  return Object.fromEntries(orders.map(({ id, key, is, kit }) => [id, [key, is, kit]]));
}

/** Equal for equal designs, whatever the order of their keys. */
function hashOf(design: Design): string {
  return shortHash(JSON.stringify(Object.fromEntries(Object.entries(design).toSorted())));
}
