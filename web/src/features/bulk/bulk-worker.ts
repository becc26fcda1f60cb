import type { BulkSettings, Made, Order } from './make-row.ts';
import { type Table, TableError } from './table.ts';

export type BulkRequest = { id: number } & (
  | { kind: 'read'; file: Blob }
  | { kind: 'make'; orders: readonly Order[]; settings: BulkSettings }
);
export type BulkAnswer =
  | { id: number; result: Table | Made[] }
  /** For the person who chose the file; empty when nobody knows why. */
  | { id: number; failure: string };

export type BulkWorker = {
  /** @throws {TableError}; other errors when the worker could not be loaded */
  read(file: Blob): Promise<Table>;
  /** In the order of `orders`. @throws when the worker could not be loaded, or was closed */
  make(orders: readonly Order[], settings: BulkSettings): Promise<Made[]>;
  /** Whatever is under way is rejected. */
  close(): void;
};

/** Reads lists and makes codes beside the page, so that it stays alive. */
export function startBulkWorker(): BulkWorker {
  type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(new URL('./bulk.worker.ts', import.meta.url), { type: 'module' });
  let lastId = 0;

  function close(): void {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('The worker has ended'));
    waiting.clear();
  }

  worker.onmessage = ({ data }: MessageEvent<BulkAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('result' in data) asked?.resolve(data.result as never);
    else asked?.reject(data.failure ? new TableError(data.failure) : new Error('Failed'));
  };
  worker.onerror = (event) => {
    event.preventDefault(); // told to those who wait
    close();
  };

  function ask<Result>(request: object): Promise<Result> {
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...request });
    });
  }

  return {
    read: (file) => ask({ kind: 'read', file }),
    make: (orders, settings) => ask({ kind: 'make', orders, settings }),
    close,
  };
}
