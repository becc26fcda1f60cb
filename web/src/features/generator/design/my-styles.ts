import { type Design, defaultDesign } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';
import { useEffect, useSyncExternalStore } from 'react';
import { styleKeyOf, styleStoreOf } from '../../../lib/style-store.ts';

/** A named design of the visitor. */
export type MyStyle = { readonly id: string; readonly name: string; readonly design: Design };

type UserId = number | undefined;

/** With the largest logos, this many styles take a fifth of the browser's storage. */
export const MAX_STYLES = 20;

const listeners = new Set<() => void>();
const NONE: readonly MyStyle[] = [];
let last: { text: string | null; styles: readonly MyStyle[] } = { text: null, styles: NONE };

/**
 * The styles that this browser stores for the user, newest first. The styles of a guest are removed when the tab is
 * closed; when the guest signs in, they become the styles of the user.
 */
export function useMyStyles(userId: UserId): readonly MyStyle[] {
  useEffect(() => adoptGuestStyles(userId), [userId]);
  return useSyncExternalStore(subscribe, () => readStyles(userId));
}

/**
 * Changes the stored list, which another tab may have changed since it was read.
 * @returns whether the browser has stored the changed list
 */
export function changeStyles(
  userId: UserId,
  change: (styles: readonly MyStyle[]) => readonly MyStyle[],
): boolean {
  try {
    const styles = change(readStyles(userId));
    const [store, key] = [styleStoreOf(userId), styleKeyOf(userId)];
    if (styles.length > 0) store.setItem(key, JSON.stringify(styles));
    else store.removeItem(key);
  } catch {
    return false; // storage is full or forbidden
  }
  for (const listener of listeners) listener();
  return true;
}

function adoptGuestStyles(userId: UserId): void {
  if (userId === undefined) return;
  const guests = readStyles(undefined);
  const room = Math.max(0, MAX_STYLES - readStyles(userId).length);
  const adopted = guests.slice(0, room);
  if (adopted.length === 0) return;
  if (changeStyles(userId, (own) => [...adopted, ...own])) {
    changeStyles(undefined, (all) => all.filter(({ id }) => !adopted.some((one) => one.id === id)));
  }
}

function readStyles(userId: UserId): readonly MyStyle[] {
  try {
    const text = styleStoreOf(userId).getItem(styleKeyOf(userId));
    if (last.text !== text) last = { text, styles: parse(text) };
    return last.styles;
  } catch {
    return NONE; // storage is forbidden
  }
}

function parse(text: string | null): readonly MyStyle[] {
  try {
    const styles: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(styles) ? styles.flatMap(readStyle) : NONE;
  } catch {
    return NONE;
  }
}

/** A stored style as a list of one; empty if it is invalid or has a design of a later version. */
function readStyle(stored: unknown): MyStyle[] {
  const { id, name, design } = (stored ?? {}) as Partial<Record<keyof MyStyle, unknown>>;
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  if (typeof design !== 'object' || design === null) return [];
  const { version = 0 } = design as { version?: unknown };
  if (typeof version !== 'number' || version > defaultDesign.version) return [];
  return [{ id, name, design: upgradeDesign(design) }];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
