import { CallError, messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { dropTitle, keepTitle } from './kept-titles.ts';
import { useRenameProject } from './project-list-calls.ts';

/** By these the server says that the session has ended, or that the user has no such project. */
const REFUSALS = [401, 404];

/**
 * Saves titles, and reports failures as toasts. A title that could not be saved stays on this device.
 * @param onRefused the session may have ended
 * @returns a function that resolves to whether it worked
 */
export function useRename(userId: number, onRefused: () => void) {
  const { mutateAsync } = useRenameProject(userId);
  return async (id: string, typed: string): Promise<boolean> => {
    try {
      await mutateAsync(keepTitle(userId, id, typed));
      dropTitle(userId, id);
      return true;
    } catch (error) {
      toast('error', 'Error', messageOf(error));
      if (error instanceof CallError && REFUSALS.includes(error.status)) onRefused();
      return false;
    }
  };
}
