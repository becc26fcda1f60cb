import type { Project } from '@everscan/contract/api/projects';
import * as ui from '@everscan/messages/ui';
import { CallError, messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { dropTitle, keepTitle } from './kept-titles.ts';
import { useRenameProject } from './project-list-calls.ts';

/** The session has ended, or the user has no such project. */
const REFUSALS = [401, 404];

/**
 * Saves titles, and reports failures as toasts. A title that could not be saved stays on this device.
 * @param onRefused the session may have ended
 * @returns a function that resolves to whether it worked
 */
export function useRename(userId: number, onRefused: () => void) {
  const { mutateAsync } = useRenameProject(userId);
  return async (project: Project, typed: string): Promise<boolean> => {
    const { version: _any, ...kept } = keepTitle(userId, project, typed, { isDone: true });
    try {
      await mutateAsync(kept);
      dropTitle(userId, project.id);
      return true;
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error));
      if (error instanceof CallError && REFUSALS.includes(error.status)) onRefused();
      return false;
    }
  };
}
