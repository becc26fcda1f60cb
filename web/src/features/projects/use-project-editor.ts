import type { Project } from '@everscan/contract/api/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../lib/call.ts';
import { type Draft, defaultDraft } from '../../lib/draft.ts';
import { toast } from '../../lib/toasts.ts';
import { draftOf, editOf } from './draft-of.ts';
import { changeProject, completeProject, replaceProject } from './project-calls.ts';
import { needsLogo } from './project-logos.ts';
import { ProjectSaver, type SaverState } from './project-saver.ts';

const noSubscription = () => () => {};
const noState = () => undefined;

/**
 * What the generator shows: the selected project, whose edits save themselves, or, with none
 * selected, a draft of the visitor's own. A project that was edited keeps its saver, so selecting
 * another loses nothing, and coming back shows what was typed.
 */
export function useProjectEditor(projects: Project[] | undefined, userId: number | undefined) {
  const client = useQueryClient();
  const [ownDraft, setOwnDraft] = useState(defaultDraft);
  const [selectedId, setSelectedId] = useState<string>();
  const savers = useRef(new Map<string, ProjectSaver>());
  /** The project that was chosen last, whose logo may still load. */
  const wantedId = useRef<string>(undefined);
  const latest = useRef({ ownDraft, selectedId });
  latest.current = { ownDraft, selectedId };

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
    const known = savers.current.get(project.id);
    if (known) return known;
    const created = new ProjectSaver({
      project,
      send: changeProject,
      onSaved: (saved) => userId !== undefined && replaceProject(client, userId, saved),
      onTrouble: () => {
        if (latest.current.selectedId === project.id) return; // it says so itself
        toast('error', 'Not saved', `Select “${project.title}” to try again.`);
      },
    });
    savers.current.set(project.id, created);
    return created;
  }

  /** Loads the project's logo first, if it is missing: an edit must never be saved without it. */
  async function select(project: Project) {
    savers.current.get(latest.current.selectedId ?? '')?.flush();
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
    savers.current.get(latest.current.selectedId ?? '')?.flush();
    wantedId.current = undefined;
    setSelectedId(undefined);
    setOwnDraft(draft);
  }

  /** The visitor's own draft has been saved as a project, and goes on as that. */
  function adopt(project: Project, asSent: Draft) {
    const { ownDraft: now, selectedId: other } = latest.current;
    if (other) return; // something else is on the screen by now
    const adopted = saverOf(project);
    if (now !== asSent) adopted.edit(editOf(now));
    select(project);
  }

  const flushAll = (options?: { keepalive: boolean }) =>
    Promise.all([...savers.current.values()].map((each) => each.flush(options)));

  // The list may have changed under the editor: by a first load, by a deletion, by another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useEffect(() => {
    const list = new Map(projects?.map((project) => [project.id, project]));
    for (const [id, each] of savers.current) {
      const project = list.get(id);
      if (project && !needsLogo(project)) each.receive(project);
      else if (project) continue;
      else {
        each.discard();
        savers.current.delete(id);
      }
    }
    if (selected || !projects) return;
    const [first] = projects;
    const isTyped = selectedId === undefined && ownDraft !== defaultDraft;
    if (first && !isTyped) select(first);
    else setSelectedId(undefined);
  }, [projects]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when somebody signs out
  useEffect(() => {
    if (userId === undefined && selectedId !== undefined) setSelectedId(undefined);
  }, [userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `flushAll` reads a ref only
  useEffect(() => {
    const handleHide = () => {
      if (document.visibilityState === 'hidden') flushAll({ keepalive: true });
    };
    const handleOnline = () => flushAll();
    document.addEventListener('visibilitychange', handleHide);
    addEventListener('online', handleOnline);
    return () => {
      document.removeEventListener('visibilitychange', handleHide);
      removeEventListener('online', handleOnline);
      flushAll();
    };
  }, []);

  return {
    draft,
    saveStatus: state?.status,
    selected,
    select,
    edit,
    open,
    adopt,
    flushAll,
    retry: () => saver?.flush(),
    takeTheirs: () => saver?.takeTheirs(),
    overwrite: () => saver?.overwrite(),
    /** A project as it is on this screen, saved or not. */
    asShown: (project: Project): Project =>
      ({ ...project, ...savers.current.get(project.id)?.getState().edit }) as Project,
  };
}
