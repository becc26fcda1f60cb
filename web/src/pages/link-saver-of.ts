import type { Project } from '@everscan/contract/codes.schemas';
import type { QueryClient } from '@tanstack/react-query';
import { LinkSaver } from '../features/links/link-saver.ts';
import { replaceLink } from '../features/projects/project-calls.ts';
import type { SidebarContext } from './sidebar-layout.tsx';

/** The saver of a dynamic code's link. Returns the same saver for the same code. */
export function linkSaverOf(
  client: QueryClient,
  { userId, editor }: Pick<SidebarContext, 'userId' | 'editor'>,
  project: Project | undefined,
): LinkSaver | undefined {
  if (!project?.link || userId === undefined) return undefined;
  const { id, link } = project;
  return editor.partSaver(
    project,
    (onTrouble) =>
      new LinkSaver({
        ...{ userId, projectId: id, link, onTrouble },
        onSaved: (changed) => replaceLink(client, userId, id, changed),
      }),
  );
}
