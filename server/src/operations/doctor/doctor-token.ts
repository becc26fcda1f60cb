import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a token works, in ms, if nothing deletes it. */
const TTL_MS = 60_000;

const fileIn = (dataDir: string) => join(dataDir, 'doctor-token');

/**
 * Stores a token in a file that only this server's user can read, and returns it. The server accepts it for a
 * minute, or until it is deleted.
 */
export async function createDoctorToken(dataDir: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await writeFile(fileIn(dataDir), token, { mode: 0o600 });
  return token;
}

export const deleteDoctorToken = (dataDir: string) => rm(fileIn(dataDir), { force: true });

/** Whether `token` is the one stored in `dataDir`, which proves that the caller can read this server's files. */
export async function isDoctorToken(dataDir: string, token: string): Promise<boolean> {
  try {
    const file = fileIn(dataDir);
    if (Math.abs(Date.now() - (await stat(file)).mtimeMs) > TTL_MS) return false;
    // timingSafeEqual needs equal lengths, which hashes have.
    const digest = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(digest(token), digest(await readFile(file, 'utf8')));
  } catch {
    return false;
  }
}
