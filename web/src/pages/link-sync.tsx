import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { LinkEdit } from '../features/links/link-edit.ts';
import type { LinkSaver } from '../features/links/link-saver.ts';
import { dropUnsavedLink, unsavedLinks } from '../features/links/unsaved-links.ts';
import { openProject } from '../features/projects/project-calls.ts';
import type { SaverState } from '../lib/saver.ts';
import { useSaverState } from '../lib/use-saver-state.ts';
import { linkSaverOf } from './link-saver-of.ts';
import type { SidebarContext } from './sidebar-layout.tsx';

/** The link of the selected dynamic code, and its unsaved changes. */
export type EditedLink = { projectId: string; saver: LinkSaver; state: SaverState<LinkEdit> };

type LinkSyncProps = {
  context: SidebarContext;
  onChange: (link: EditedLink | undefined) => void;
};

/** Saves the link of the selected dynamic code, and stored changes of other links. Renders nothing. */
export default function LinkSync({ context, onChange }: LinkSyncProps) {
  const { userId, projects, editor } = context;
  const { selected } = editor;
  const client = useQueryClient();

  const projectId = selected?.id;
  const saver = linkSaverOf(client, context, selected);
  const state = useSaverState(saver);
  // A layout effect runs before the browser paints, so that fields show typed text at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run once per change, even if the callback changes
  useLayoutEffect(() => {
    onChange(projectId && saver && state ? { projectId, saver, state } : undefined);
  }, [projectId, saver, state]);
  const shown = useRef<{ userId: number | undefined; saver: LinkSaver | undefined }>(undefined);
  useEffect(() => {
    const last = shown.current;
    shown.current = { userId, saver };
    // Selecting another code finishes a half-typed field.
    const hasLeft = last?.saver !== saver && last?.userId === userId;
    if (hasLeft && last?.saver?.getState().edit.typing) last.saver.commit();
  }, [userId, saver]);
  const link = selected?.link;
  useEffect(() => {
    if (link) saver?.receive(link);
  }, [saver, link]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the list has loaded
  useEffect(() => {
    if (!projects || userId === undefined) return;
    let isCurrent = true;
    for (const id of unsavedLinks(userId)) {
      openProject(client, userId, id).then(
        (project) => {
          if (!isCurrent) return;
          if (project?.link) linkSaverOf(client, context, project);
          else dropUnsavedLink(userId, id); // deleted on another device
        },
        () => {}, // no connection; the next list tries again
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [projects, userId]);
  return null;
}
