import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Scroll offsets by the key of a history entry. */
const offsets = new Map<string, number>();

/**
 * Restores the scroll position of the list when the visitor comes back to it.
 * @param isReady whether the list has reached its full height
 */
export function useScrollMemory(isReady: boolean): void {
  const { key } = useLocation();
  // Runs before the next page is shown, which scrolls to its top.
  useLayoutEffect(
    () => () => {
      offsets.set(key, scrollY);
    },
    [key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only once, when the list is ready
  useEffect(() => {
    const offset = offsets.get(key);
    if (!isReady || !offset) return;
    // Waits until the root component has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => scrollTo(0, offset));
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}
