import { type FileHandle, open, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const STEP_BYTES = 16 << 20;
/** Pause after each step, in ms. Together with `STEP_BYTES`, at most 160 MB/s are freed. */
const PAUSE_MS = 100;

/**
 * Deletes a file that may be large, if it exists. Its space is freed in steps, because a disk that frees
 * gigabytes at once makes all other writes wait, and redirects wait for a write.
 * @param signal frees the rest at once
 */
export async function removeGradually(file: string, signal?: AbortSignal): Promise<void> {
  const handle = await open(file, 'r+').catch(() => undefined);
  try {
    // The name is removed first, so that an interruption leaves no part of the file.
    await rm(file, { force: true });
    if (handle) await truncate(handle, signal);
  } finally {
    await handle?.close();
  }
}

async function truncate(handle: FileHandle, signal: AbortSignal | undefined): Promise<void> {
  const { size, nlink } = await handle.stat();
  if (nlink > 0) return; // the file still has another name
  for (let rest = size - STEP_BYTES; rest > 0 && !signal?.aborted; rest -= STEP_BYTES) {
    await handle.truncate(rest);
    await sleep(PAUSE_MS);
  }
}
