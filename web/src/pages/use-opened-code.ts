import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openProject } from '../features/projects/project-calls.ts';
import { messageOf } from '../lib/call.ts';
import { toast } from '../lib/toasts.ts';
import { useLatest } from '../lib/use-latest.ts';

/** The id of the saved code in the page's address, as in `/?code=ID`. */
export function useCodeInAddress(): string | undefined {
  return new URLSearchParams(useLocation().search).get('code') ?? undefined;
}

/**
 * Opens the saved code in the page's address, and removes its id from the address.
 * @param id opens only after the user's list has loaded
 */
export function useOpenedCode(
  id: string | undefined,
  userId: number | undefined,
  hasList: boolean,
  select: (project: Project) => Promise<void>,
): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useLatest(select);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the address contains another code
  useEffect(() => {
    if (id === undefined || userId === undefined || !hasList) return;
    let hasLeft = false;
    openProject(client, userId, id)
      .then((project) => {
        if (hasLeft) return;
        if (project) return latest.current(project); // the id stays in the address until the logo has loaded
        toast('info', m.codeGoneTitle, m.codeGone);
      })
      .catch((error) => !hasLeft && toast('error', ui.errorTitle, messageOf(error)))
      .finally(() => !hasLeft && navigate(pathname, { replace: true }));
    return () => {
      hasLeft = true;
    };
  }, [id, userId, hasList]);
}
