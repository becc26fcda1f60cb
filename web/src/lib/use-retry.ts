import { useEffect, useRef } from 'react';

const RETRY_MS = 15_000;

/** Runs `send` now, when the connection is back, and from time to time. */
export function useRetry(isActive: boolean, send: () => void): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isActive) return;
    const run = () => latest.current();
    run();
    addEventListener('online', run);
    const timer = setInterval(run, RETRY_MS);
    return () => {
      removeEventListener('online', run);
      clearInterval(timer);
    };
  }, [isActive]);
}
