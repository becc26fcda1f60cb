import type { CreateProjectBody } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/offline';
import { dropWork, keepWork, readWork, workNames } from '../../lib/kept-work.ts';
import { toast } from '../../lib/toasts.ts';

/** A code that was made while the server could not be reached. With its key it is saved once. */
export type NewCode = { readonly key: string; readonly body: CreateProjectBody };

const PREFIX = 'new:';
const listeners = new Set<() => void>();

/**
 * Keeps a new code on this device until the server has it, and tells the person; the same code only once.
 * @param key of the attempt that brought no answer: the server may have received it
 * @returns false when there is no room for it
 */
export function keepNewCode(userId: number, body: CreateProjectBody, key: string): boolean {
  const text = JSON.stringify(body);
  const isKnown = newCodes(userId).some((kept) => JSON.stringify(kept.body) === text);
  const isKept =
    isKnown || keepWork(userId, PREFIX + key, { key, body } satisfies NewCode) !== undefined;
  if (!isKept) return false;
  toast('info', m.keptHereTitle, m.keptHere);
  for (const listener of listeners) listener();
  return true;
}

/** The user's codes that wait on this device, the oldest first. */
export function newCodes(userId: number): NewCode[] {
  return newCodeNames(userId).flatMap((name) => readWork<NewCode>(userId, name) ?? []);
}

export function dropNewCode(userId: number, { key }: NewCode): void {
  dropWork(userId, PREFIX + key);
  for (const listener of listeners) listener();
}

/** Names that change whenever a code is kept or dropped. A key begins with its time. */
export function newCodeNames(userId: number): string[] {
  return workNames(userId, PREFIX).sort();
}

/** Calls `listener` when a code is kept or dropped, even in another tab. */
export function subscribeToNewCodes(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
