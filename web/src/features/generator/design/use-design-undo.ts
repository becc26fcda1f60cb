import { undoDesign } from '@everscan/messages/style';
import { useEffect, useRef } from 'react';
import { dismissToast, type ToastMessage, toast } from '../../../lib/toasts.ts';

/** Shows that the design has changed, with a button that takes it back. */
export type OfferUndo = (title: string, description: string, run: () => void) => void;

/** @param projectId the code on the screen: with another one, the offer ends */
export function useDesignUndo(projectId: string | undefined): OfferUndo {
  const shown = useRef<ToastMessage>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another code is shown
  useEffect(
    () => () => {
      if (shown.current) dismissToast(shown.current);
    },
    [projectId],
  );
  return (title, description, run) => {
    shown.current = toast('info', title, description, { label: undoDesign, run });
  };
}
