import { useSyncExternalStore } from 'react';

let hasBegun = false;

/** Whether the visitor has begun to interact: true from the first idle moment after their first touch or key. */
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
    // Safari has no `requestIdleCallback`.
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
 * A press counts when it ends, because parts that appear must not move the button away from under the finger. `input`
 * covers dictation and programs that type.
 */
const EVENTS = ['pointerup', 'pointercancel', 'keydown', 'input'] as const;
