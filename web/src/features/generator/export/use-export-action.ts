import * as m from '@everscan/messages/download';
import { useState } from 'react';
import { errorText } from '../../../codes/fault-text.ts';
import { useAction } from '../../../lib/use-action.ts';

type ExportAction = 'download' | 'copy-image' | 'copy-svg';

/** Thrown to end an action without an error message. */
export const CANCELLED = Symbol('cancelled');

/** Lets the browser show the button as busy before the page draws a file. */
export const buttonShownBusy = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs one action at a time, within the click, and reports its outcome. */
export function useExportAction() {
  const [latest, setLatest] = useState<ExportAction>();
  const [done, setDone] = useState<ExportAction>();
  const [failure, setFailure] = useState<string>();

  const [run, isRunning] = useAction(async (action: ExportAction, work: () => Promise<void>) => {
    setLatest(action);
    setDone(undefined);
    setFailure(undefined);
    try {
      await work();
      setDone(action);
    } catch (error) {
      if (error === CANCELLED) return;
      setFailure(await errorText(error, m.somethingWrong));
    }
  });

  return { busy: isRunning ? latest : undefined, done, failure, run };
}
