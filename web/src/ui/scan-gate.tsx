import { useSyncExternalStore } from 'react';
import { currentScanQuestion, subscribeToScanQuestion } from '../lib/hand-out.ts';
import { LazyPart } from './lazy-part.tsx';

const loadWarning = () => import('./scan-warning.tsx');

/** Where a person is warned of a code that cannot be read, before it is handed out. */
export function ScanGate() {
  const question = useSyncExternalStore(
    subscribeToScanQuestion,
    currentScanQuestion,
    () => undefined,
  );
  return question && <LazyPart load={loadWarning} question={question} />;
}
