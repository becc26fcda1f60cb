import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openProject } from '../features/projects/project-calls.ts';
import { messageOf } from '../lib/call.ts';
import { toast } from '../lib/toasts.ts';
import { useLatest } from '../lib/use-latest.ts';

/** In place of an id: a new code, of which nothing is saved. */
export const NEW = 'new';

type Editor = {
  /** The code on the screen. */
  selectedId: string | undefined;
  /** Resolves to false if the code could not be opened. */
  select: (project: Project) => Promise<boolean>;
  /** Keeps the code on the screen, although another one is opening. */
  stay: () => void;
  begin: () => void;
};

/**
 * Keeps the page's address and the code on the screen the same, so that a reload, Back and a second window show that
 * code. `/?code=ID` opens a saved code, `/?code=new` begins a new one, for which no saved one is selected. The address
 * follows a code that was opened in another way, without a new entry in the browser's history.
 */
export function useOpenedCode(
  userId: number | undefined,
  projects: readonly Project[] | undefined,
  editor: Editor,
): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash, key, state } = useLocation();
  const id = useCodeInAddress();
  const latest = useLatest({ ...editor, projects });
  const hasList = projects !== undefined;
  const { selectedId } = editor;
  const lastSelectedId = useRef(selectedId);

  /** Replaces the address by that of the code on the screen. */
  function follow() {
    const { selectedId: shown, projects: codes = [] } = latest.current;
    const code = shown ?? (codes.length > 0 && id !== undefined ? NEW : undefined);
    const path = code === undefined ? pathname : codePath(code, pathname);
    // Back returns to a saved code that a draft has replaced on the screen.
    const isLeft = code === NEW && codes.some((project) => project.id === id);
    if (code !== id) navigate(path, { replace: !isLeft, state: FOLLOWS });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the address contains another code
  useEffect(() => {
    if (id === undefined || userId === undefined || !hasList) return;
    if (id === NEW) {
      const isOnScreen = selectedId === undefined && state === FOLLOWS;
      // After a reload, the draft that was begun before continues.
      if (key !== FIRST && !isOnScreen) latest.current.begin();
      return;
    }
    if (id === selectedId) return latest.current.stay();
    let hasLeft = false;
    openProject(client, userId, id)
      .then((project) => {
        if (hasLeft) return true;
        if (project) return latest.current.select(project);
        toast('info', m.codeGoneTitle, m.codeGone);
        return false;
      })
      .catch((error) => {
        if (!hasLeft) toast('error', ui.errorTitle, messageOf(error));
        return false;
      })
      .then((isOpen) => {
        if (isOpen || hasLeft) return;
        if (latest.current.selectedId !== undefined) follow();
        else navigate(pathname, { replace: true }); // so that the first code is selected
      });
    return () => {
      hasLeft = true;
    };
  }, [id, key, userId, hasList]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when another code is on the screen
  useEffect(() => {
    const isOther = lastSelectedId.current !== selectedId;
    lastSelectedId.current = selectedId;
    const lacksCode = id === undefined && selectedId !== undefined;
    const hasDraft = hash !== '' || search.startsWith('?shared-');
    if ((isOther || lacksCode) && !hasDraft && !pathname.startsWith('/bulk')) follow();
  }, [selectedId, id, pathname, hash]);
}

/** The state of an address that follows a draft on the screen. */
const FOLLOWS = 'follows';

/** React Router's key of the address with which the visit began. */
const FIRST = 'default';

/** The address of a code on a page with the generator. */
export function codePath(id: string, pathname: string): string {
  return `${pathname}?code=${encodeURIComponent(id)}`;
}

/** The id of the saved code in the page's address. */
export function useCodeInAddress(): string | undefined {
  return new URLSearchParams(useLocation().search).get('code') ?? undefined;
}
