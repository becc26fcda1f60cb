import { useRef, useState } from 'react';
import { dismissError } from './toasts.ts';

/**
 * Runs one action at a time: a second click does nothing while the action runs, even before the button is shown as
 * disabled.
 * @returns the action, and whether it is running
 */
export function useAction<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): readonly [run: (...args: Args) => Promise<void>, isRunning: boolean] {
  const isBusy = useRef(false);
  const [isRunning, setRunning] = useState(false);
  async function run(...args: Args): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    dismissError();
    setRunning(true);
    try {
      await work(...args);
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  }
  return [run, isRunning];
}
