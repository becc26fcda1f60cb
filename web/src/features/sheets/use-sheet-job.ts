import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { useUnloadWarning } from '../../lib/use-unload-warning.ts';
import {
  checkSheets,
  drawSheets,
  type FailedItem,
  type SheetOrder,
  type SheetProgress,
} from './make-sheets.ts';

export type SheetJobState =
  | { is: 'idle' | 'cancelled' | 'failed' }
  | { is: 'running'; progress: SheetProgress | undefined }
  /** The person has to decide how to continue. */
  | { is: 'found' | 'unchecked'; failed: readonly FailedItem[]; total: number }
  /** `labels` is the number of codes, if all of them were read back. */
  | { is: 'saved'; labels: number | undefined; saveAgain: () => void };

const FILE_NAME = 'qr-labels.pdf';

/**
 * Reads the codes back, asks about those that fail, and saves the PDF. Leaving the page cancels it.
 * @param onSaved called with the codes of a file that has been saved
 */
export function useSheetJob(onSaved?: (items: SheetOrder['items']) => void) {
  const [state, setState] = useState<SheetJobState>({ is: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useUnloadWarning(state.is === 'running');

  async function run(work: (options: Parameters<typeof drawSheets>[1]) => Promise<SheetJobState>) {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ is: 'running', progress: undefined });
    try {
      const onProgress = (progress: SheetProgress) => setState({ is: 'running', progress });
      setState(await work({ signal, onProgress }));
    } catch {
      setState({ is: signal.aborted ? 'cancelled' : 'failed' });
    }
  }

  async function save(
    order: SheetOrder,
    options: Parameters<typeof drawSheets>[1],
    isChecked: boolean,
  ): Promise<SheetJobState> {
    const file = await drawSheets(order, options);
    const saveAgain = () => saveFile(file, FILE_NAME);
    saveAgain();
    onSaved?.(order.items);
    return { is: 'saved', labels: isChecked ? order.items.length : undefined, saveAgain };
  }

  return {
    state,
    start: (order: SheetOrder) =>
      run(async (options) => {
        const { failed, isChecked } = await checkSheets(order, options);
        const total = order.items.length;
        if (!isChecked) return { is: 'unchecked', failed, total };
        if (failed.length > 0) return { is: 'found', failed, total };
        return save(order, options, true);
      }),
    /** Makes the PDF after the person has decided. @param isChecked whether every code of the order was read back */
    draw: (order: SheetOrder, isChecked: boolean) =>
      run((options) => save(order, options, isChecked)),
    cancel: () => running.current?.abort(),
    /** Clears the outcome, after the settings have changed. */
    reset: () => setState((now) => (now.is === 'running' ? now : { is: 'idle' })),
  };
}
