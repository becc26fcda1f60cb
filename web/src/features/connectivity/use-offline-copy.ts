import { language } from '@everscan/messages/format';
import { useEffect } from 'react';

/** After the first view a visitor looks around, and other parts of the page load. */
const PAUSE_MS = 3_000;

/** Keeps a copy of the generator on the device, once the page has nothing else to do. */
export function useOfflineCopy(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) return;
    const register = () =>
      navigator.serviceWorker.register(`/sw.js?language=${language}`).catch(() => {
        // Blocked by the browser, or the server cannot be reached: the next visit tries again.
      });
    // Safari has no `requestIdleCallback`.
    const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(register);
    const wait = () => setTimeout(whenIdle, PAUSE_MS);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  }, []);
}
