import type { Project } from '@everscan/contract/api/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { dropKeptLink, keptLinks } from '../features/links/kept-links.ts';
import type { LinkEdit } from '../features/links/link-edit.ts';
import type { LinkSaver } from '../features/links/link-saver.ts';
import { replaceLink } from '../features/projects/project-calls.ts';
import type { SaverState } from '../lib/saver.ts';
import { useLazyModule } from '../lib/use-lazy-module.ts';
import type { WorkspaceContext } from './workspace-layout.tsx';

let loaded: typeof import('../features/links/link-saver.ts') | undefined;
const loadSaver = async () => {
  loaded = await import('../features/links/link-saver.ts');
};

const noSubscription = () => () => {};
const noState = () => undefined;

/** Saves the link of the selected dynamic code, and what was kept of other links. */
export function useLinkSaver({ userId, projects, editor }: WorkspaceContext) {
  const client = useQueryClient();
  const { selected, partSaver } = editor;
  const kept = userId === undefined ? [] : keptLinks(userId);
  const isNeeded = kept.length > 0 || Boolean(selected?.link);
  useLazyModule(!isNeeded || Boolean(loaded), loadSaver, 'This code could not be loaded.');

  function saverOf(project: Project | undefined): LinkSaver | undefined {
    if (!loaded || !project?.link || userId === undefined) return undefined;
    const { LinkSaver } = loaded;
    const { id, link } = project;
    return partSaver(
      project,
      (onTrouble) =>
        new LinkSaver({
          ...{ userId, projectId: id, link, onTrouble },
          onSaved: (changed) => replaceLink(client, userId, id, changed),
        }),
    );
  }

  const saver = saverOf(selected);
  const state = useSyncExternalStore<SaverState<LinkEdit> | undefined>(
    saver?.subscribe ?? noSubscription,
    saver?.getState ?? noState,
    noState,
  );
  const link = selected?.link;
  useEffect(() => {
    if (link) saver?.receive(link);
  }, [saver, link]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list and the saver have loaded
  useEffect(() => {
    if (!projects || userId === undefined) return;
    for (const id of kept) {
      const project = projects.find((each) => each.id === id);
      if (project?.link) saverOf(project);
      else dropKeptLink(userId, id); // deleted on another device
    }
  }, [projects, userId, loaded]);

  return saver && state && { saver, state };
}
