import type { Verdict } from '@everscan/core/scan-check/verdict';
import { useEffect, useState } from 'react';
import type { Code } from './code-file.ts';
import { checkScan } from './scan-check.ts';

/** After the last edit, so that typing is not followed by a check for every letter. */
const PAUSE_MS = 350;

export type ScanState = {
  /** Of the code as shown; none while `isChecking` or when it is unavailable. */
  readonly verdict: Verdict | undefined;
  readonly isChecking: boolean;
  readonly isUnavailable: boolean;
};

const NOTHING: ScanState = { verdict: undefined, isChecking: true, isUnavailable: false };

/** The verdict on a code while it is edited. */
export function useScanCheck(code: Code): ScanState {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    setState(NOTHING);
    if (!('scene' in code)) return;
    let isCurrent = true;
    const { text, design, isLevelFixed } = code;
    const timer = setTimeout(() => {
      checkScan(text, design, { isLevelFixed }).then(
        (verdict) => isCurrent && setState({ verdict, isChecking: false, isUnavailable: false }),
        () => isCurrent && setState({ verdict: undefined, isChecking: false, isUnavailable: true }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code]);
  return state;
}
