import type { Project } from '@everscan/contract/codes.schemas';
import * as ui from '@everscan/messages/ui';
import { CallError, messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useRenameProject } from './project-list-calls.ts';
import { dropTitle, storeTitle } from './unsaved-titles.ts';

/** With these statuses the server says that the session has ended, or that the user has no such project. */
const REFUSALS = [401, 404];

/**
 * Saves titles, and reports failures as toasts. A title that could not be saved stays stored on this device.
 * @param onRefused called when the session may have ended
 * @returns a function that resolves to the renamed project, or to `undefined` after a failure
 */
export function useRename(userId: number, onRefused: () => void) {
  const { mutateAsync } = useRenameProject(userId);
  return async (project: Project, typed: string): Promise<Project | undefined> => {
    const stored = storeTitle(userId, project, typed, { isDone: true });
    const { version: _any, ...title } = stored;
    try {
      const renamed = await mutateAsync(title);
      dropTitle(userId, project.id, stored);
      return renamed;
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error));
      if (error instanceof CallError && REFUSALS.includes(error.status)) onRefused();
      return undefined;
    }
  };
}
