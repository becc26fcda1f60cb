import type { Design } from '@everscan/core/design/design';
import { useEffect, useSyncExternalStore } from 'react';

/** A named design of the visitor. */
export type MyStyle = { readonly id: string; readonly name: string; readonly design: Design };

type UserId = number | undefined;

/** With the largest logos, these take a fifth of what a browser stores. */
export const MOST_STYLES = 20;

const keyOf = (userId: UserId) => `my-styles:${userId ?? 'guest'}`;
const listeners = new Set<() => void>();
const NONE: readonly MyStyle[] = [];
let last: { text: string | null; styles: readonly MyStyle[] } = { text: null, styles: NONE };

/**
 * The styles that this browser keeps for the user, newest first. A guest who signs in takes theirs
 * along.
 */
export function useMyStyles(userId: UserId): readonly MyStyle[] {
  useEffect(() => adoptGuestStyles(userId), [userId]);
  return useSyncExternalStore(subscribe, () => readStyles(userId));
}

/**
 * Changes the list. It starts from what is stored, because another tab may have changed it.
 * @returns whether the browser has stored it
 */
export function changeStyles(
  userId: UserId,
  change: (styles: readonly MyStyle[]) => readonly MyStyle[],
): boolean {
  try {
    const styles = change(readStyles(userId));
    if (styles.length > 0) localStorage.setItem(keyOf(userId), JSON.stringify(styles));
    else localStorage.removeItem(keyOf(userId));
  } catch {
    return false; // Full, or forbidden.
  }
  for (const listener of listeners) listener();
  return true;
}

function adoptGuestStyles(userId: UserId): void {
  if (userId === undefined) return;
  const guests = readStyles(undefined);
  const room = Math.max(0, MOST_STYLES - readStyles(userId).length);
  const adopted = guests.slice(0, room);
  if (adopted.length === 0) return;
  if (changeStyles(userId, (own) => [...adopted, ...own])) {
    changeStyles(undefined, (all) => all.filter(({ id }) => !adopted.some((one) => one.id === id)));
  }
}

function readStyles(userId: UserId): readonly MyStyle[] {
  try {
    const text = localStorage.getItem(keyOf(userId));
    if (last.text !== text) last = { text, styles: parse(text) };
    return last.styles;
  } catch {
    return NONE; // forbidden
  }
}

function parse(text: string | null): readonly MyStyle[] {
  try {
    const styles: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(styles) ? styles : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
