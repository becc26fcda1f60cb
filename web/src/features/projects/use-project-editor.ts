import type { NewLink } from '@everscan/contract/api/links';
import type { Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { codeName } from '../../codes/code-name.ts';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { CallError, messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useSaverState } from '../../lib/use-saver-state.ts';
import { dropSavedDrafts, type KeptDraft, rememberFile } from './kept-draft.ts';
import { rememberOpened } from './opened-projects.ts';
import { completeProject, keepListed, refreshProjects, replaceProject } from './project-calls.ts';
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
  /** False also when the session of `userId` has ended. */
  isSignedIn: boolean;
  /** A code from the address is loading: no other one is selected meanwhile. */
  isOpening?: boolean;
  /** The server refused an edit. Resolves to the id of the user who is signed in now. */
  onRefused: () => Promise<number | undefined>;
};

/**
 * The draft in the generator: the selected project, whose edits save themselves, or the visitor's own
 * draft while no project is selected. Selecting another project loses no edit.
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
  /** The project that was chosen last, whose logo may still load. */
  const wantedId = useRef<string>(undefined);
  const lastUserId = useRef(userId);
  const own = useOwnDraft(userId, () => {
    wantedId.current = undefined;
  });
  const failures = useSaveFailures({
    onRefused: handleRefusal,
    hasSaveStatus: ({ id }) => latest.current.selectedId === id,
  });
  const listed = isReady
    ? projects?.find((project) => project.id === selectedId && !needsLogo(project))
    : undefined;
  const edited = savers.find(selectedId);
  // Gone from the list: its unsaved edit stays until the server has said why.
  const selected = listed ?? (edited?.isUnsaved ? edited.project : undefined);
  const saver = selected && saverOf(selected);
  const latest = useLatest({ selectedId, saver });
  const state = useSaverState(saver);
  const shown = state?.edit;
  const draft = useMemo(() => (shown ? draftOf(shown) : own.shown), [shown, own.shown]);

  function saverOf(project: Project): ProjectSaver {
    const owner = userId as number; // projects belong to a user
    return savers.of(project, {
      userId: owner,
      onSaved: (saved) => {
        failures.dismiss(saved.id);
        replaceProject(client, owner, saved);
        if (latest.current.selectedId === saved.id) keepListed(client, owner, saved);
      },
      onTrouble: failures.report,
    });
  }

  /**
   * The saver of another part of a project. It sends and pauses together with that of the project.
   * @param create called when there is none yet
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
   * Loads the project's logo first, if it is missing: an edit must never be saved without it.
   * @param offersDraft whether the visitor's own draft is kept, and a toast offers to bring it back;
   *   otherwise it has become this project
   */
  async function select(project: Project, { offersDraft = false } = {}) {
    savers.find(latest.current.selectedId)?.flush();
    wantedId.current = project.id;
    if (needsLogo(project)) {
      try {
        await completeProject(client, userId, project);
      } catch (error) {
        if (wantedId.current === project.id) toast('error', ui.errorTitle, messageOf(error));
        return;
      }
      if (wantedId.current !== project.id) return; // something else was chosen meanwhile
    }
    if (offersDraft) offerBack(own.leave());
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
    if (chosen !== undefined) choose(undefined); // it is not on the screen yet, and this draft is
    own.keep(next);
  }

  /** Shows a draft that belongs to no project. The one before it is offered back. */
  function open(draft: Draft, isLinked = false) {
    startAfresh();
    const left = own.leave();
    if (isLinked) own.keepLinked(draft);
    else own.keep(draft);
    offerBack(left);
  }

  /** The same for a draft from a link, unless it is on the screen already. */
  function openLinked(draft: Draft) {
    own.dropIfLinked();
    const { draft: left } = own.latest.current;
    if (left === defaultDraft || !isSameDraft(left, draft)) open(draft, true);
  }

  /** Shows a kept draft again. */
  function resume(kept: KeptDraft) {
    startAfresh();
    own.resume(kept);
  }

  /** Starts a new draft. @param saved only if this one is still on the screen */
  function reset(saved?: Draft) {
    if (saved && own.latest.current.draft !== saved) return;
    startAfresh();
    if (saved) own.drop();
    else offerBack(own.leave());
  }

  function startAfresh() {
    savers.find(latest.current.selectedId)?.flush();
    choose(undefined);
  }

  /**
   * Continues the visitor's own draft as the project that was created from it, unless something else is on
   * the screen by now.
   * @param number that of the draft when it was sent
   */
  async function adopt(project: Project, asSent: Draft, number: number) {
    await loadSavers();
    const { draft: now, number: shown, userId: owner } = own.latest.current;
    const { selectedId: other } = latest.current;
    dropSavedDrafts(owner, editOf(asSent)); // it may have been left meanwhile
    if (other || (shown !== number && !isSameDraft(now, asSent))) return;
    const adopted = saverOf(project);
    if (!own.isUntouchedSince(asSent)) adopted.edit(editOf(now));
    // At once: a letter that is typed before the project is on the screen would stay in the draft.
    flushSync(() => void select(project));
  }

  /** The same for a project that was saved later, if its draft is still on the screen. */
  function adoptIfShown(project: Project, saved: Edit) {
    const { draft: shown, number, userId: owner } = own.latest.current;
    if (!latest.current.selectedId && isDraftOf(shown, saved)) adopt(project, shown, number);
    else dropSavedDrafts(owner, saved);
  }

  // The draft from an earlier visit is shown again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another user signs in
  useEffect(() => {
    if (lastUserId.current !== undefined && lastUserId.current !== userId) {
      savers.discardAll();
      choose(undefined);
      own.forget();
    }
    lastUserId.current = userId;
    offerBack(own.restore());
  }, [userId]);

  // Edits from an earlier visit are sent now, and one of them is shown, so that nobody misses it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a user signs in and the savers have loaded
  useEffect(() => {
    if (userId === undefined || !isReady) return;
    for (const { project } of unsavedEdits(userId)) {
      saverOf(project);
      if (own.latest.current.draft === defaultDraft) choose(project.id);
    }
  }, [userId, isReady]);

  useEffect(() => savers.pause(userId !== undefined && !isSignedIn), [savers, userId, isSignedIn]);

  // The list changes when it first loads, after a deletion, and by another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes, or no code could be opened
  useEffect(() => {
    if (!projects || userId === undefined || !isReady) return;
    const { selectedId: id } = latest.current;
    const hasDraft = own.latest.current.draft !== defaultDraft;
    for (const orphan of savers.receive(projects)) {
      // The others wait on this device until they can be shown.
      if (orphan.id !== id && (id !== undefined || hasDraft)) continue;
      savers.discard(orphan.id);
      dropUnsavedEdit(userId, orphan.id);
      const { edit: last } = orphan.getState();
      const orphaned = draftOf(last);
      const isNew = orphan.project.isDownloaded === false && !last.isDownloaded;
      if (!isNew) rememberFile(userId, orphaned.content);
      open(orphaned);
      toast('info', m.deletedElsewhere(codeName(orphan.project)), m.draftKept);
      return;
    }
    if (projects.some((project) => project.id === id) || savers.find(id)?.isUnsaved) return;
    if (isOpening) return;
    const [first] = projects;
    if (first && (id !== undefined || !hasDraft)) select(first);
    else choose(undefined);
  }, [projects, isReady, isOpening]);

  /** Makes the selected code dynamic. @throws {CallError} */
  async function makeDynamic(link: NewLink): Promise<Project> {
    if (!saver || userId === undefined) throw new CallError(m.codeNotSaved);
    const project = await saver.addLink(link);
    replaceProject(client, userId, project);
    return project;
  }

  return {
    draft,
    draftNumber: own.number,
    saveStatus: state?.status,
    selected,
    select,
    edit,
    openLinked,
    /** Shows a draft that waits on this device. */
    resume,
    /** Whether such drafts wait. */
    hasLeftDrafts: own.hasLeft,
    adopt,
    adoptIfShown,
    reset,
    /** Sets what a draft that nobody has touched looks like. */
    beginWith: own.beginWith,
    markDownloaded: () => saver?.markDownloaded(),
    addLink: makeDynamic,
    partSaver,
    flushAll: savers.flushAll,
    /** The server refused another call about a project: the session may have ended. */
    recheck: onRefused,
    /** The project is being deleted. Returns what continues its unsaved edit once it is restored. */
    discard: (project: Project) => savers.discard(project.id),
    retry: () => saver?.commit(),
    takeTheirs: () => saver?.takeTheirs(),
    overwrite: () => saver?.overwrite(),
    /** A project as it is on this screen, saved or not. */
    asShown: (project: Project): Project =>
      ({ ...project, ...savers.find(project.id)?.getState().edit }) as Project,
  };
}
