import { undoDesign } from '@everscan/messages/style';
import { type OfferUndo, useCodeUndo } from '../use-code-undo.ts';

export type { OfferUndo };

/** @param projectId the id of the code on the screen; when it changes, the toast is dismissed */
export function useDesignUndo(projectId: string | undefined): OfferUndo {
  return useCodeUndo(projectId, undoDesign);
}
