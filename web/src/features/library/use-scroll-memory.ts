import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** By entry of the browser's history. */
const offsets = new Map<string, number>();

/**
 * Scrolls to where the list was when the visitor comes back to it.
 * @param isReady whether the list has its height
 */
export function useScrollMemory(isReady: boolean): void {
  const { key } = useLocation();
  // Before the next page is shown and scrolls to its own start.
  useLayoutEffect(
    () => () => {
      offsets.set(key, scrollY);
    },
    [key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list appears
  useEffect(() => {
    const offset = offsets.get(key);
    if (!isReady || !offset) return;
    // After the root has scrolled the new page to its start.
    const frame = requestAnimationFrame(() => scrollTo(0, offset));
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}
