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

/** In place of an id: a new code, of which nothing is saved. */
const NEW = 'new';

/**
 * Opens the saved code in the page's address, as in `/?code=ID`, and removes its id from the address. `/?code=new` begins
 * a new code, for which no saved one is selected.
 */
export function useOpenedCode(
  userId: number | undefined,
  hasList: boolean,
  editor: { select: (project: Project) => Promise<void>; begin: () => void },
): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const id = useCodeInAddress();
  const latest = useLatest(editor);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the address contains another code
  useEffect(() => {
    if (id === undefined || userId === undefined || !hasList) return;
    if (id === NEW) {
      // After a reload, the draft that was begun before continues.
      if (key !== FIRST) latest.current.begin();
      return;
    }
    let hasLeft = false;
    openProject(client, userId, id)
      .then((project) => {
        if (hasLeft) return;
        if (project) return latest.current.select(project); // the id stays in the address until the logo has loaded
        toast('info', m.codeGoneTitle, m.codeGone);
      })
      .catch((error) => !hasLeft && toast('error', ui.errorTitle, messageOf(error)))
      .finally(() => !hasLeft && navigate(pathname, { replace: true }));
    return () => {
      hasLeft = true;
    };
  }, [id, key, userId, hasList]);
}

/** React Router's key of the address with which the visit began. */
const FIRST = 'default';

/** The id of the saved code in the page's address. */
export function useCodeInAddress(): string | undefined {
  return new URLSearchParams(useLocation().search).get('code') ?? undefined;
}
