import { useSyncExternalStore } from 'react';
import { GUEST_STYLES, type MyStyle, parseStyles } from '../../../lib/style-store.ts';

/** With the largest logos, this many styles take a fifth of the browser's storage. */
export const MAX_STYLES = 20;

const listeners = new Set<() => void>();
const NONE: readonly MyStyle[] = [];
let last: { text: string | null; styles: readonly MyStyle[] } = { text: null, styles: NONE };

/** The styles of a guest, newest first. */
export const useMyStyles = () => useSyncExternalStore(subscribe, readStyles);

/** @returns whether the browser has stored the changed list */
export function changeStyles(change: (styles: readonly MyStyle[]) => readonly MyStyle[]): boolean {
  try {
    const styles = change(readStyles());
    if (styles.length > 0) sessionStorage.setItem(GUEST_STYLES, JSON.stringify(styles));
    else sessionStorage.removeItem(GUEST_STYLES);
  } catch {
    return false; // storage is full or forbidden
  }
  for (const listener of listeners) listener();
  return true;
}

function readStyles(): readonly MyStyle[] {
  try {
    const text = sessionStorage.getItem(GUEST_STYLES);
    if (last.text !== text) last = { text, styles: parseStyles(text) };
    return last.styles;
  } catch {
    return NONE; // storage is forbidden
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
