import type { BulkAnswer, BulkRequest } from './bulk-worker.ts';
import { type Made, makeRow } from './make-row.ts';
import { readTable } from './read-table.ts';
import { TableError } from './table.ts';

self.onmessage = async ({ data: request }: MessageEvent<BulkRequest>) => {
  const { id } = request;
  try {
    if (request.kind === 'read') {
      say({ id, result: await readTable(request.file) });
      return;
    }
    const result: Made[] = [];
    for (const order of request.orders) result.push(await makeRow(order, request.settings));
    say(
      { id, result },
      result.flatMap(({ bytes }) => (bytes ? [bytes.buffer] : [])),
    );
  } catch (error) {
    say({ id, failure: error instanceof TableError ? error.message : '' });
  }
};

function say(answer: BulkAnswer, moved: Transferable[] = []): void {
  self.postMessage(answer, { transfer: moved });
}
