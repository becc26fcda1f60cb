import { useSyncExternalStore } from 'react';
import { LazyPart } from '../ui/lazy-part.tsx';
import { pendingWarning, subscribeToWarning } from './check-before-download.ts';

const loadWarning = () => import('./scan-warning.tsx');

/** Shows the warning before a download of codes that scanners cannot read. */
export default function ScanWarningHost() {
  const warning = useSyncExternalStore(subscribeToWarning, pendingWarning, () => undefined);
  return warning && <LazyPart load={loadWarning} warning={warning} />;
}
