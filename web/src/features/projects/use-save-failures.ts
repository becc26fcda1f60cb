import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { useState } from 'react';
import { codeName } from '../../codes/code-name.ts';
import type { CallError } from '../../lib/call.ts';
import { dismissToast, type ToastMessage, toast } from '../../lib/toasts.ts';
import { useLatest } from '../../lib/use-latest.ts';

/** With these statuses the server says that the session has ended, or that the user has no such project. */
const REFUSALS = [401, 403, 404];

type Options = {
  /** Called when the session may have ended or the project is gone. */
  onRefused: (status: number) => void;
  /** Whether the screen shows the project's save status, so that a toast would repeat it. */
  hasSaveStatus: (project: Project) => boolean;
};

/** Reports projects that could not be saved, with one toast per project until it is saved. */
export function useSaveFailures(options: Options) {
  const latest = useLatest(options);
  const [failures] = useState(() => {
    const toasts = new Map<string, ToastMessage>();
    return {
      report(project: Project | undefined, error: CallError, isFirst: boolean): void {
        const { onRefused, hasSaveStatus } = latest.current;
        const { status } = error;
        const isRefused = project ? REFUSALS.includes(status) && !('field' in error.body) : false;
        if (isRefused || status === 401) onRefused(status);
        else if (!project) toast('error', m.notSavedTitle, error.message);
        else if (isFirst && !hasSaveStatus(project)) {
          const advice = m.notSavedAdvice(codeName(project));
          toasts.set(project.id, toast('error', m.notSavedTitle, advice));
        }
      },
      dismiss(id: string): void {
        const shown = toasts.get(id);
        if (shown) dismissToast(shown);
      },
    };
  });
  return failures;
}
