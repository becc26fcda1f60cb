import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeName } from '../../codes/code-name.ts';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useSaverState } from '../../lib/use-saver-state.ts';
import { dropSavedDrafts, type KeptDraft } from './kept-draft.ts';
import { rememberOpened } from './opened-projects.ts';
import { addToList, completeProject, refreshProjects, replaceProject } from './project-calls.ts';
import { draftOf, editOf, isDraftOf } from './project-draft.ts';
import { needsLogo } from './project-logos.ts';
import type { Edit, ProjectSaver } from './project-saver.ts';
import { dropUnsavedEdit, unsavedEdits } from './unsaved-edits.ts';
import { isSameDraft, useOwnDraft } from './use-own-draft.ts';
import {
  loadSavers,
  type PartSaver,
  useProjectSavers,
  useSaversReady,
} from './use-project-savers.ts';
import { useSaveFailures } from './use-save-failures.ts';

type EditorOptions = {
  userId: number | undefined;
  /** False for guests, and after the session of `userId` has ended. */
  isSignedIn: boolean;
  /** Whether a code from the page's address is loading. No other code is selected automatically meanwhile. */
  isOpening?: boolean;
  /** Called when the server refuses an edit. Resolves to the id of the user who is signed in now. */
  onRefused: () => Promise<number | undefined>;
};

/**
 * The draft in the generator: the selected project, whose edits are saved automatically, or the visitor's own draft
 * while no project is selected. No edit is lost when another project is selected.
 */
export function useProjectEditor(
  projects: Project[] | undefined,
  { userId, isSignedIn, isOpening = false, onRefused }: EditorOptions,
) {
  const client = useQueryClient();
  const savers = useProjectSavers();
  const isReady = useSaversReady(userId);
  const [chosenId, setSelectedId] = useState<string>();
  const selectedId = userId === undefined ? undefined : chosenId;
  /** The project that was chosen last. Its logo may still be loading. */
  const requestedId = useRef<string>(undefined);
  const lastUserId = useRef(userId);
  const own = useOwnDraft(userId, () => {
    requestedId.current = undefined;
  });
  const failures = useSaveFailures({
    onRefused: handleRefusal,
    hasSaveStatus: ({ id }) => latest.current.selectedId === id,
  });
  const listed = isReady
    ? projects?.find((project) => project.id === selectedId && !needsLogo(project))
    : undefined;
  const edited = savers.find(selectedId);
  // If the project has disappeared from the list, its unsaved edit stays on the screen until the server says why.
  const selected = listed ?? (edited?.isUnsaved ? edited.project : undefined);
  const saver = selected && saverOf(selected);
  const latest = useLatest({ selectedId, saver });
  const state = useSaverState(saver);
  const shown = state?.edit;
  const draft = useMemo(() => (shown ? draftOf(shown) : own.shown), [shown, own.shown]);

  function saverOf(project: Project): ProjectSaver {
    const owner = userId as number; // only users have projects
    return savers.of(project, {
      userId: owner,
      onSaved: (saved) => {
        failures.dismiss(saved.id);
        replaceProject(client, owner, saved);
        if (latest.current.selectedId === saved.id) addToList(client, owner, saved);
      },
      onTrouble: failures.report,
    });
  }

  /**
   * The saver of another part of a project, such as its link. It sends and pauses together with the project's saver.
   * @param create called if the part has no saver yet
   */
  function partSaver<Part extends PartSaver>(
    project: Project,
    create: (onTrouble: (error: unknown, isFirst: boolean) => void) => Part,
  ): Part {
    return savers.part(project.id, () =>
      create((error, isFirst) => failures.report(project, error, isFirst)),
    );
  }

  async function handleRefusal(id: string, status: number) {
    const signedInId = await onRefused();
    if (status !== 404 || userId === undefined || signedInId !== userId) return;
    savers.markGone(id);
    refreshProjects(client, userId);
  }

  function choose(id: string | undefined) {
    latest.current.selectedId = id;
    setSelectedId(id);
    if (id !== undefined && userId !== undefined) rememberOpened(userId, id);
  }

  /**
   * Selects a project. If its logo is missing, the logo is loaded first, because an edit must not be saved without it.
   * @param offersDraft whether the visitor's own draft is set aside, and a toast offers to return to it; otherwise the
   *   draft has become this project
   */
  async function select(project: Project, { offersDraft = false } = {}) {
    savers.find(latest.current.selectedId)?.flush();
    requestedId.current = project.id;
    if (needsLogo(project)) {
      try {
        await completeProject(client, userId, project);
      } catch (error) {
        if (requestedId.current === project.id) toast('error', ui.errorTitle, messageOf(error));
        return;
      }
      if (requestedId.current !== project.id) return; // another code was chosen meanwhile
    }
    if (offersDraft) offerBack(own.setAside());
    else own.drop();
    choose(project.id);
  }

  function offerBack(left: KeptDraft | undefined) {
    if (!left) return;
    toast('info', m.draftLeftTitle, m.draftLeft, { label: m.undo, run: () => resume(left) });
  }

  function edit(next: Draft) {
    const { saver: current, selectedId: chosen } = latest.current;
    if (current) return current.edit(editOf(next));
    if (chosen !== undefined) choose(undefined); // the screen still shows the visitor's own draft
    own.change(next);
  }

  /** Shows a draft that belongs to no project. A toast offers to return to the previous one. */
  function open(draft: Draft, isLinked = false) {
    startAfresh();
    const left = own.setAside();
    if (isLinked) own.showLinked(draft);
    else own.change(draft);
    offerBack(left);
  }

  /** Shows a draft from a link, unless it is already on the screen. */
  function openLinked(draft: Draft) {
    own.dropIfLinked();
    const { draft: left } = own.latest.current;
    if (left === defaultDraft || !isSameDraft(left, draft)) open(draft, true);
  }

  /** Shows a stored draft again. */
  function resume(stored: KeptDraft) {
    startAfresh();
    own.resume(stored);
  }

  /** Starts a new draft. @param saved a draft that was just saved: if it is no longer on the screen, nothing happens */
  function reset(saved?: Draft) {
    if (saved && own.latest.current.draft !== saved) return;
    startAfresh();
    if (saved) own.drop();
    else offerBack(own.setAside());
  }

  function startAfresh() {
    savers.find(latest.current.selectedId)?.flush();
    choose(undefined);
  }

  /**
   * Continues the visitor's own draft as the project that was created from it, unless another code is on the screen by
   * now.
   * @param number the number of the draft when it was sent
   */
  async function adopt(project: Project, asSent: Draft, number: number) {
    await loadSavers();
    const { draft: now, number: shown, userId: owner } = own.latest.current;
    const { selectedId: other } = latest.current;
    dropSavedDrafts(owner, editOf(asSent)); // the draft may have been set aside meanwhile
    if (other || (shown !== number && !isSameDraft(now, asSent))) return;
    const adopted = saverOf(project);
    if (!own.isUntouchedSince(asSent)) adopted.edit(editOf(now));
    // Synchronous, because a letter that is typed before the project is on the screen would go to the draft.
    flushSync(() => void select(project));
  }

  /** Adopts a project that was saved later, if its draft is still on the screen. */
  function adoptIfShown(project: Project, saved: Edit) {
    const { draft: shown, number, userId: owner } = own.latest.current;
    if (!latest.current.selectedId && isDraftOf(shown, saved)) adopt(project, shown, number);
    else dropSavedDrafts(owner, saved);
  }

  // Restores the draft from an earlier visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when another user signs in
  useEffect(() => {
    if (lastUserId.current !== undefined && lastUserId.current !== userId) {
      savers.discardAll();
      choose(undefined);
      own.forget();
    }
    lastUserId.current = userId;
    offerBack(own.restore());
  }, [userId]);

  // Sends the edits from an earlier visit, and shows one of these codes, so that the user notices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when a user signs in and savers are ready
  useEffect(() => {
    if (userId === undefined || !isReady) return;
    for (const { project } of unsavedEdits(userId)) {
      saverOf(project);
      if (own.latest.current.draft === defaultDraft) choose(project.id);
    }
  }, [userId, isReady]);

  useEffect(() => savers.pause(userId !== undefined && !isSignedIn), [savers, userId, isSignedIn]);

  // The list changes when it first loads, after a deletion, and after changes on another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when the list changes or opening has ended
  useEffect(() => {
    if (!projects || userId === undefined || !isReady) return;
    const { selectedId: id } = latest.current;
    const hasDraft = own.latest.current.draft !== defaultDraft;
    for (const orphan of savers.receive(projects)) {
      // Other edits stay stored on this device until they can be shown.
      if (orphan.id !== id && (id !== undefined || hasDraft)) continue;
      savers.discard(orphan.id);
      dropUnsavedEdit(userId, orphan.id);
      open(draftOf(orphan.getState().edit));
      toast('info', m.deletedElsewhere(codeName(orphan.project)), m.draftKept);
      return;
    }
    if (projects.some((project) => project.id === id) || savers.find(id)?.isUnsaved) return;
    if (isOpening) return;
    const [first] = projects;
    if (first && (id !== undefined || !hasDraft)) select(first);
    else choose(undefined);
  }, [projects, isReady, isOpening]);

  return {
    draft,
    draftNumber: own.number,
    saveStatus: state?.status,
    selected,
    select,
    edit,
    openLinked,
    /** Shows a draft that is stored on this device. */
    resume,
    /** Whether there are such drafts. */
    hasWaitingDrafts: own.hasWaiting,
    adopt,
    adoptIfShown,
    reset,
    /** Sets the draft with which a signed-in user begins. */
    beginWith: own.beginWith,
    partSaver,
    flushAll: savers.flushAll,
    /** Call this when the server refuses another call about a project, because the session may have ended. */
    recheck: onRefused,
    /** Call this when a project is being deleted. Returns a function that continues its unsaved edit after Undo. */
    discard: (project: Project) => savers.discard(project.id),
    retry: () => saver?.commit(),
    takeTheirs: () => saver?.takeTheirs(),
    overwrite: () => saver?.overwrite(),
    /** Returns a project with its unsaved edits. */
    asShown: (project: Project): Project =>
      ({ ...project, ...savers.find(project.id)?.getState().edit }) as Project,
  };
}
