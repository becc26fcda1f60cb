import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The memory of another process, in MiB. */
export async function residentMegabytes(pid: number): Promise<number> {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) / 1024;
  }
  const status = await readFile(`/proc/${pid}/status`, 'utf8'); // small systems have no ps
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}
