import type { Verdict } from '@everscan/core/scan-check/verdict';
import { useEffect, useState } from 'react';
import type { Code } from './code-file.ts';
import { checkScan } from './scan-checker.ts';

const DEBOUNCE_MS = 350;

export type ScanState = {
  /** The verdict about the code as shown; `undefined` while checking and when the engines are unavailable. */
  readonly verdict: Verdict | undefined;
  readonly isChecking: boolean;
  readonly isUnavailable: boolean;
};

const CHECKING: ScanState = { verdict: undefined, isChecking: true, isUnavailable: false };

/** The verdict on a code while it is edited. */
export function useScanCheck(code: Code): ScanState {
  const [state, setState] = useState(CHECKING);
  useEffect(() => {
    setState(CHECKING);
    if (!('scene' in code)) return;
    let isCurrent = true;
    const { text, design, isLevelFixed } = code;
    const timer = setTimeout(() => {
      checkScan(text, design, { isLevelFixed, isPreview: true }).then(
        (verdict) => isCurrent && setState({ verdict, isChecking: false, isUnavailable: false }),
        () => isCurrent && setState({ verdict: undefined, isChecking: false, isUnavailable: true }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code]);
  return state;
}
