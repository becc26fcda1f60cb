import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { type MockInstance, onTestFinished, vi } from 'vitest';

/** Watches the function that computes all password hashes until the test ends. */
export function watchHashes(): MockInstance<typeof crypto.argon2> {
  const hashes = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
  onTestFinished(() => {
    hashes.mockRestore();
    syncBuiltinESMExports();
  });
  return hashes;
}
