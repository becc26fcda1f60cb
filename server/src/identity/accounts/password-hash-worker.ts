import { argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../../platform/lower-priority.ts';
import type { HashParameters } from './password-hash.ts';

/** The thread that computes hashes of passwords, in the order in which they are asked for. */
const port = parentPort as NonNullable<typeof parentPort>;

lowerPriority(5);
port.on('message', (parameters: HashParameters) => port.postMessage(compute(parameters)));

/** An error concerns only the one who asked. */
function compute(parameters: HashParameters): Uint8Array | Error {
  try {
    return argon2Sync('argon2id', parameters);
  } catch (error) {
    return error as Error;
  }
}
