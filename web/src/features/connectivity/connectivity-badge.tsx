import * as m from '@everscan/messages/site';
import { useEffect, useState } from 'react';
import { Wifi, WifiOff } from '../../ui/icons.tsx';

const OFFLINE_SHOWN_MS = 5000;

/** Reports a lost connection for 5 s, and a restored one until the next change. */
export default function ConnectivityBadge() {
  const [shown, setShown] = useState<'offline' | 'online'>();

  useEffect(() => {
    const handleOffline = () => setShown('offline');
    const handleOnline = () => setShown('online');
    if (!navigator.onLine) handleOffline();
    addEventListener('offline', handleOffline);
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('offline', handleOffline);
      removeEventListener('online', handleOnline);
    };
  }, []);

  useEffect(() => {
    if (shown !== 'offline') return;
    const timer = setTimeout(() => setShown(undefined), OFFLINE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <div role="status" className="pointer-events-none fixed top-4 start-4 z-50">
      {shown && (
        <span
          className={`flex items-center gap-2 rounded-full border px-3.5 py-2 font-medium text-sm shadow-float ${
            shown === 'offline'
              ? 'border-danger/30 bg-danger-soft text-danger'
              : 'border-accent/30 bg-accent-soft text-accent'
          }`}
        >
          {shown === 'offline' ? (
            <WifiOff aria-hidden className="size-4" />
          ) : (
            <Wifi aria-hidden className="size-4" />
          )}
          {shown === 'offline' ? m.offline : m.online}
        </span>
      )}
    </div>
  );
}
