import { language } from '@everscan/messages/format';
import { useEffect } from 'react';

/** The delay leaves the connection to the other parts of the page that load after the first view. */
const PAUSE_MS = 3_000;

/** Stores a copy of the generator on the device when the page is idle, so that it works offline. */
export function useOfflineCopy(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) return;
    const register = () =>
      navigator.serviceWorker.register(`/sw.js?language=${language}`).catch(() => {
        // The browser blocks service workers, or the server cannot be reached. The next visit tries again.
      });
    // Safari has no `requestIdleCallback`.
    const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(register);
    const wait = () => setTimeout(whenIdle, PAUSE_MS);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  }, []);
}
