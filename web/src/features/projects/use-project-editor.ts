import type { Project } from '@everscan/contract/api/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { completeProject, replaceProject } from './project-calls.ts';
import { draftOf, editOf } from './project-draft.ts';
import { needsLogo } from './project-logos.ts';
import type { ProjectSaver, SaverState } from './project-saver.ts';
import { useProjectSavers } from './use-project-savers.ts';

const noSubscription = () => () => {};
const noState = () => undefined;

/**
 * The draft in the generator: the selected project, whose edits save themselves, or the visitor's own
 * draft while no project is selected. Selecting another project loses no edit.
 */
export function useProjectEditor(projects: Project[] | undefined, userId: number | undefined) {
  const client = useQueryClient();
  const savers = useProjectSavers();
  const [ownDraft, setOwnDraft] = useState(defaultDraft);
  const [chosenId, setSelectedId] = useState<string>();
  const selectedId = userId === undefined ? undefined : chosenId;
  /** The project that was chosen last, whose logo may still load. */
  const wantedId = useRef<string>(undefined);
  // For callbacks that run after a call.
  const latest = useRef({ ownDraft, selectedId });
  useLayoutEffect(() => {
    latest.current = { ownDraft, selectedId };
  });

  const selected = projects?.find((project) => project.id === selectedId && !needsLogo(project));
  const saver = selected && saverOf(selected);
  const state = useSyncExternalStore<SaverState | undefined>(
    saver?.subscribe ?? noSubscription,
    saver?.getState ?? noState,
    noState,
  );
  const shown = state?.edit;
  const draft = useMemo(() => (shown ? draftOf(shown) : ownDraft), [shown, ownDraft]);

  function saverOf(project: Project): ProjectSaver {
    return savers.of(project, {
      onSaved: (saved) => userId !== undefined && replaceProject(client, userId, saved),
      onTrouble: ({ id, title }) => {
        if (latest.current.selectedId === id) return; // the save status shows it
        toast('error', 'Not saved', `Select “${title}” to try again.`);
      },
    });
  }

  /** Loads the project's logo first, if it is missing: an edit must never be saved without it. */
  async function select(project: Project) {
    savers.find(latest.current.selectedId)?.flush();
    wantedId.current = project.id;
    if (needsLogo(project)) {
      try {
        await completeProject(client, userId, project);
      } catch (error) {
        if (wantedId.current === project.id) toast('error', 'Error', messageOf(error));
        return;
      }
      if (wantedId.current !== project.id) return; // something else was chosen meanwhile
    }
    setOwnDraft(defaultDraft);
    setSelectedId(project.id);
  }

  function edit(next: Draft) {
    if (saver) saver.edit(editOf(next));
    else {
      wantedId.current = undefined;
      setOwnDraft(next);
    }
  }

  /** Shows a draft that belongs to no project. */
  function open(draft: Draft) {
    savers.find(latest.current.selectedId)?.flush();
    wantedId.current = undefined;
    setSelectedId(undefined);
    setOwnDraft(draft);
  }

  /** Continues the visitor's own draft as the project that was created from it. */
  function adopt(project: Project, asSent: Draft) {
    const { ownDraft: now, selectedId: other } = latest.current;
    if (other) return; // another project was selected meanwhile
    const adopted = saverOf(project);
    if (now !== asSent) adopted.edit(editOf(now));
    select(project);
  }

  // The list changes when it first loads, after a deletion, and by another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useEffect(() => {
    savers.receive(projects);
    if (selected || !projects) return;
    const [first] = projects;
    const hasTyped = selectedId === undefined && ownDraft !== defaultDraft;
    if (first && !hasTyped) select(first);
    else setSelectedId(undefined);
  }, [projects]);

  return {
    draft,
    saveStatus: state?.status,
    selected,
    select,
    edit,
    open,
    adopt,
    flushAll: savers.flushAll,
    retry: () => saver?.flush(),
    takeTheirs: () => saver?.takeTheirs(),
    overwrite: () => saver?.overwrite(),
    /** A project as it is on this screen, saved or not. */
    asShown: (project: Project): Project =>
      ({ ...project, ...savers.find(project.id)?.getState().edit }) as Project,
  };
}
