import { serveCalls } from '../../lib/worker-calls.ts';
import type { BulkRequest } from './bulk-worker-client.ts';
import { makeRow, type RowResult } from './make-row.ts';
import { readTable } from './read-table.ts';

serveCalls(handle, (result) =>
  Array.isArray(result) ? result.flatMap((row) => ('bytes' in row ? [row.bytes.buffer] : [])) : [],
);

async function handle(request: BulkRequest) {
  if (request.kind === 'read') return readTable(request.file, request.options);
  const results: RowResult[] = [];
  for (const code of request.codes) results.push(await makeRow(code, request.settings));
  return results;
}
