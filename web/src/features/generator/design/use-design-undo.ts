import { undoDesign } from '@everscan/messages/style';
import { type OfferUndo, useCodeUndo } from '../use-code-undo.ts';

export type { OfferUndo };

/** @param projectId the code on the screen; the toast is dismissed when it changes */
export function useDesignUndo(projectId: string | undefined): OfferUndo {
  return useCodeUndo(projectId, undoDesign);
}
