import { useSyncExternalStore } from 'react';

let hasBegun = false;

/** True after the first touch has ended, or a key, once the browser is idle. It stays true. */
export function useHasBegun(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasBegun,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  if (hasBegun) return () => {};
  const finish = () => {
    hasBegun = true;
    listener();
  };
  const begin = () => {
    stop();
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(finish);
    else setTimeout(finish, 200);
  };
  const stop = () => {
    for (const event of EVENTS) removeEventListener(event, begin);
  };
  for (const event of EVENTS) addEventListener(event, begin, { passive: true });
  return stop;
}

/**
 * A press counts when it ends: what appears then must not move the button away from under the finger.
 * `input` covers dictation and programs that type.
 */
const EVENTS = ['pointerup', 'pointercancel', 'keydown', 'input'] as const;
