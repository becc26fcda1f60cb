import { useEffect, useRef } from 'react';
import { dismissToast, type ToastMessage, toast } from '../../lib/toasts.ts';

/** Shows a toast with an Undo button. */
export type OfferUndo = (title: string, description: string, run: () => void) => void;

/** @param code identifies the code on the screen; when it changes, the toast is dismissed */
export function useCodeUndo(code: string | number | undefined, label: string): OfferUndo {
  const shown = useRef<ToastMessage>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run whenever another code is shown
  useEffect(
    () => () => {
      if (shown.current) dismissToast(shown.current);
    },
    [code],
  );
  return (title, description, run) => {
    shown.current = toast('info', title, description, { label, run, isUndo: true });
  };
}
