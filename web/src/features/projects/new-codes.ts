import type { CreateProjectBody } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import * as m from '@everscan/messages/offline';
import { keptContent, type RulesStamp, rulesStamp } from '../../codes/kept-content.ts';
import { toast } from '../../lib/toasts.ts';
import { dropWork, readWork, storeWork, workNames } from '../../lib/unsaved-work.ts';

/** A code that was made while the server could not be reached. Its idempotency key prevents a second copy. */
export type NewCode = { readonly key: string; readonly body: CreateProjectBody };

type StoredCode = NewCode & RulesStamp;

const PREFIX = 'new:';
const listeners = new Set<() => void>();

/**
 * Stores a new code on this device until the server has saved it, and notifies the person. The same code is stored
 * only once.
 * @param key the key of the attempt that got no answer, because the server may have received it
 * @returns false if there is no room for the code
 */
export function storeNewCode(userId: number, body: CreateProjectBody, key: string): boolean {
  const text = JSON.stringify(body);
  const isKnown = newCodes(userId).some((stored) => JSON.stringify(stored.body) === text);
  const isStored =
    isKnown ||
    storeWork(userId, PREFIX + key, { key, body, ...rulesStamp } satisfies StoredCode) !==
      undefined;
  if (!isStored) return false;
  toast('info', m.keptHereTitle, m.keptHere);
  for (const listener of listeners) listener();
  return true;
}

/** The user's new codes on this device, oldest first. */
export function newCodes(userId: number): NewCode[] {
  return newCodeNames(userId).flatMap((name) => {
    const stored = readWork<StoredCode>(userId, name);
    if (!stored) return [];
    const { key, body } = stored;
    return { key, body: keptContent(body as CreateProjectBody & Content, stored) };
  });
}

export function dropNewCode(userId: number, { key }: NewCode): void {
  dropWork(userId, PREFIX + key);
  for (const listener of listeners) listener();
}

/** The names of the stored codes, oldest first, because a key begins with its time. */
export function newCodeNames(userId: number): string[] {
  return workNames(userId, PREFIX).sort();
}

/** Calls `listener` when a code is stored or dropped, even in another tab. */
export function subscribeToNewCodes(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
