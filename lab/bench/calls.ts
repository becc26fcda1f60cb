import { readFileSync } from 'node:fs';
import { generationPageSchema } from '@everscan/contract/downloads.schemas';
import { HEAVY_USER, USUAL_USER } from './seed.ts';

/** A request to the API, and the limit for its median in ms, if any. */
type Call = { name: string; path: string; barMs?: number };

const LIST = '/api/qr-generations';

const filters: readonly Record<string, string>[] = [
  {},
  { type: 'url' },
  { style: 'dots' },
  { type: 'vcard', style: 'standard' },
  { userId: String(USUAL_USER) },
  { userId: String(HEAVY_USER) },
  { userId: String(HEAVY_USER), type: 'url' },
  { userId: String(HEAVY_USER), style: 'standard' },
  { userId: String(HEAVY_USER), type: 'vcard', style: 'dots' },
];

export type Get = (path: string) => Promise<Response>;

/** The summary, and the first, middle and last page of every filter. */
export async function listCalls(get: Get): Promise<Call[]> {
  const calls: Call[] = [{ name: 'analytics', path: '/api/qr-analytics', barMs: 10 }];
  for (const filter of filters) {
    const query = new URLSearchParams(filter);
    const answer = await (await get(`${LIST}?${query}`)).json();
    const { pagination } = generationPageSchema.parse(answer);
    const pages = { first: 1, middle: Math.ceil(pagination.pages / 2), last: pagination.pages };
    for (const [name, page] of Object.entries(pages)) {
      if (page < 1) continue;
      const barMs = page === 1 ? 50 : 150;
      const path = `${LIST}?${new URLSearchParams({ ...filter, page: String(page) })}`;
      calls.push({ name: `${String(query) || 'no filter'}: ${name} page`, path, barMs });
    }
  }
  return calls;
}

/**
 * Reads the whole export and measures the server's memory before it, and the maximum up to each number of
 * rows in `marks`.
 */
export async function readExport(get: Get, pid: number, marks: readonly number[]) {
  const before = residentMb(pid);
  const start = performance.now();
  const response = await get(`${LIST}.csv`);
  const peaks: { rows: number; mb: number }[] = [];
  let [read, mb] = [-1, before]; // does not count the heading
  for await (const chunk of response.body ?? []) {
    for (const byte of chunk) if (byte === 10) read++;
    mb = Math.max(mb, residentMb(pid));
    const mark = marks[peaks.length];
    if (mark !== undefined && read >= mark) peaks.push({ rows: mark, mb });
  }
  return { read, perSecond: (read / (performance.now() - start)) * 1000, before, peaks };
}

/** Resident memory of a process in MB; NaN on systems other than Linux. */
function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}
