import type { GenerationRecord } from '@everscan/contract/downloads.schemas';
import { trackedText } from '@everscan/core/content/index';
import { BYTE_ORDER_MARK, csvLine } from '@everscan/core/csv/csv-line';

const HEADINGS = ['ID', 'Date', 'Type', 'Style', 'Data', 'User ID', 'User', 'IP'];

/** Yields CSV (RFC 4180) with a heading, batch by batch. */
export async function* writeCsv(
  batches: AsyncIterable<readonly GenerationRecord[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADINGS);
  for await (const records of batches) {
    yield records.map((record) => csvLine(cellsOf(record))).join('');
  }
}

function cellsOf({ id, createdAt, type, style, data, user, ipAddress }: GenerationRecord) {
  return [
    String(id),
    createdAt,
    type,
    style,
    trackedText(type, data),
    String(user?.id ?? ''),
    user?.email ?? '',
    ipAddress ?? '',
  ];
}
