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
 * @returns a function that resolves to the renamed project, if it worked
 */
export function useRename(userId: number, onRefused: () => void) {
  const { mutateAsync } = useRenameProject(userId);
  return async (project: Project, typed: string): Promise<Project | undefined> => {
    const kept = keepTitle(userId, project, typed, { isDone: true });
    const { version: _any, ...title } = kept;
    try {
      const renamed = await mutateAsync(title);
      dropTitle(userId, project.id, kept);
      return renamed;
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error));
      if (error instanceof CallError && REFUSALS.includes(error.status)) onRefused();
      return undefined;
    }
  };
}
