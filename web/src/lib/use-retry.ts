import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from './use-latest.ts';

const RETRY_MS = 15_000;

/**
 * Runs `send` now, when the connection is back, and from time to time, but never twice at the same time. If it fails,
 * the next run tries again.
 * @returns a function that runs `send` at once
 */
export function useRetry(isActive: boolean, send: () => unknown): () => void {
  const latest = useLatest(send);
  const isRunning = useRef(false);
  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await latest.current();
    } catch {
      // The next run tries again.
    } finally {
      isRunning.current = false;
    }
  }, [latest]);
  useEffect(() => {
    if (!isActive) return;
    run();
    addEventListener('online', run);
    const timer = setInterval(run, RETRY_MS);
    return () => {
      removeEventListener('online', run);
      clearInterval(timer);
    };
  }, [isActive, run]);
  return run;
}
