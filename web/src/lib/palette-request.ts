import { useSyncExternalStore } from 'react';

/** Whether the command palette is asked for. It opens as soon as it has loaded. */
let isAsked = false;
const listeners = new Set<() => void>();

export function askForPalette(decide: (wasAsked: boolean) => boolean): void {
  isAsked = decide(isAsked);
  for (const listener of listeners) listener();
}

export function usePaletteRequest(): boolean {
  return useSyncExternalStore(subscribe, () => isAsked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
