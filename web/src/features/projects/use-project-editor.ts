import type { NewLink } from '@everscan/contract/api/links';
import type { Project } from '@everscan/contract/api/projects';
import * as m from '@everscan/messages/projects';
import * as ui from '@everscan/messages/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { codeName } from '../../codes/code-name.ts';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { CallError, messageOf } from '../../lib/call.ts';
import type { SaverState } from '../../lib/saver.ts';
import { toast } from '../../lib/toasts.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { addLink } from './add-link.ts';
import {
  DraftKeeper,
  dropSavedDrafts,
  hasLeftDrafts,
  type KeptDraft,
  rememberFile,
  subscribeToDrafts,
} from './kept-draft.ts';
import { rememberOpened } from './opened-projects.ts';
import { completeProject, keepListed, refreshProjects, replaceProject } from './project-calls.ts';
import { draftOf, editOf, isDraftOf } from './project-draft.ts';
import { needsLogo } from './project-logos.ts';
import type { Edit, ProjectSaver } from './project-saver.ts';
import { dropUnsavedEdit, unsavedEdits } from './unsaved-edits.ts';
import {
  loadSavers,
  type PartSaver,
  useProjectSavers,
  useSaversReady,
} from './use-project-savers.ts';
import { useSaveFailures } from './use-save-failures.ts';

const noSubscription = () => () => {};
const noState = () => undefined;
const noDrafts = () => false;

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
  const [ownDraft, setOwnDraft] = useState(defaultDraft);
  const [startDraft, setStartDraft] = useState(defaultDraft);
  /** Counts the visitor's own drafts that have been on the screen. */
  const [draftNumber, setDraftNumber] = useState(0);
  const [chosenId, setSelectedId] = useState<string>();
  const selectedId = userId === undefined ? undefined : chosenId;
  /** The project that was chosen last, whose logo may still load. */
  const wantedId = useRef<string>(undefined);
  const lastUserId = useRef(userId);
  const [drafts] = useState(() => new DraftKeeper());
  const hasLeft = useSyncExternalStore(subscribeToDrafts, () => hasLeftDrafts(userId), noDrafts);
  const isRestored = useRef(false);
  /** What was typed before hydration, until the kept draft has been read. */
  const early = useRef<Draft>(undefined);
  /** The draft as its link opened it. */
  const linked = useRef<Draft>(undefined);
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
  const latest = useLatest({ userId, ownDraft, draftNumber, selectedId, saver });
  const state = useSyncExternalStore<SaverState<Edit> | undefined>(
    saver?.subscribe ?? noSubscription,
    saver?.getState ?? noState,
    noState,
  );
  const shown = state?.edit;
  const freshDraft = userId === undefined ? defaultDraft : startDraft;
  const draft = useMemo(
    () => (shown ? draftOf(shown) : ownDraft === defaultDraft ? freshDraft : ownDraft),
    [shown, ownDraft, freshDraft],
  );

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

  function show(next: Draft) {
    latest.current.ownDraft = next;
    setOwnDraft(next);
  }

  /** Shows a draft that belongs to no project, and keeps it on this device. */
  function own(next: Draft) {
    wantedId.current = undefined;
    show(next);
    if (isRestored.current) drafts.keep(latest.current.userId, next);
    else early.current = next;
  }

  function startOver() {
    wantedId.current = undefined;
    latest.current.draftNumber++;
    setDraftNumber(latest.current.draftNumber);
    show(defaultDraft);
  }

  /** Takes the draft off the screen. @returns it, unless nothing was typed */
  function leave(): KeptDraft | undefined {
    const { ownDraft: draft, userId: owner } = latest.current;
    startOver();
    const id = drafts.leave(owner);
    return id === undefined ? undefined : { id, draft };
  }

  /** The draft is a project now, or its link still has it. */
  function dropDraft() {
    startOver();
    drafts.drop(latest.current.userId);
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
    if (offersDraft) offerBack(leave());
    else dropDraft();
    choose(project.id);
  }

  function offerBack(left: KeptDraft | undefined) {
    if (!left) return;
    toast('info', m.draftLeftTitle, m.draftLeft, { label: m.undo, run: () => resume(left) });
  }

  function edit(next: Draft) {
    const { saver: current } = latest.current;
    if (current) current.edit(editOf(next));
    else own(next);
  }

  /** Shows a draft that belongs to no project. The one before it is offered back. */
  function open(draft: Draft) {
    startAfresh();
    const left = leave();
    own(draft);
    offerBack(left);
  }

  /** The same for a draft from a link, unless it is on the screen already. */
  function openLinked(draft: Draft) {
    if (latest.current.ownDraft === linked.current) dropDraft();
    const { ownDraft: left } = latest.current;
    if (left !== defaultDraft && isSame(left, draft)) return;
    open(draft);
    linked.current = draft;
  }

  /** Shows a kept draft again. */
  function resume(kept: KeptDraft) {
    startAfresh();
    if (latest.current.ownDraft === linked.current) dropDraft();
    leave();
    show(kept.draft);
    drafts.resume(latest.current.userId, kept);
  }

  /** Starts a new draft. @param saved only if this one is still on the screen */
  function reset(saved?: Draft) {
    if (saved && latest.current.ownDraft !== saved) return;
    startAfresh();
    if (saved) dropDraft();
    else offerBack(leave());
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
    const { ownDraft: now, draftNumber: shown, selectedId: other, userId: owner } = latest.current;
    dropSavedDrafts(owner, editOf(asSent)); // it may have been left meanwhile
    if (other || (shown !== number && !isSame(now, asSent))) return;
    const adopted = saverOf(project);
    const isUntouched = now === asSent || (now === defaultDraft && asSent === startDraft);
    if (!isUntouched) adopted.edit(editOf(now));
    select(project);
  }

  /** The same for a project that was saved later, if its draft is still on the screen. */
  function adoptIfShown(project: Project, saved: Edit) {
    const { ownDraft: shown, draftNumber: number, selectedId: other } = latest.current;
    if (!other && isDraftOf(shown, saved)) adopt(project, shown, number);
    else dropSavedDrafts(latest.current.userId, saved);
  }

  // The draft from an earlier visit is shown again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another user signs in
  useEffect(() => {
    if (lastUserId.current !== undefined && lastUserId.current !== userId) {
      savers.discardAll();
      choose(undefined);
      show(defaultDraft);
      drafts.startOver();
    }
    lastUserId.current = userId;
    isRestored.current = true;
    const { ownDraft: typed } = latest.current;
    const kept = drafts.find(userId);
    if (userId !== undefined) drafts.moveTo(userId); // a guest has signed in
    const hasDesign = typed === early.current && kept?.draft.content.type === typed.content.type;
    const next = hasDesign ? { ...kept.draft, content: typed.content } : typed;
    if (kept && (typed === defaultDraft || isSame(next, kept.draft))) {
      dropDraft();
      resume(kept);
    } else if (typed !== defaultDraft) {
      own(next);
      offerBack(kept);
    }
  }, [userId]);

  // Edits from an earlier visit are sent now, and one of them is shown, so that nobody misses it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a user signs in and the savers have loaded
  useEffect(() => {
    if (userId === undefined || !isReady) return;
    for (const { project } of unsavedEdits(userId)) {
      saverOf(project);
      if (latest.current.ownDraft === defaultDraft) choose(project.id);
    }
  }, [userId, isReady]);

  useEffect(() => savers.pause(userId !== undefined && !isSignedIn), [savers, userId, isSignedIn]);

  // The list changes when it first loads, after a deletion, and by another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes, or no code could be opened
  useEffect(() => {
    if (!projects || userId === undefined || !isReady) return;
    const { selectedId: id, ownDraft: own } = latest.current;
    for (const orphan of savers.receive(projects)) {
      // The others wait on this device until they can be shown.
      if (orphan.id !== id && (id !== undefined || own !== defaultDraft)) continue;
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
    const hasTyped = id === undefined && own !== defaultDraft;
    if (first && !hasTyped) select(first);
    else choose(undefined);
  }, [projects, isReady, isOpening]);

  /** Records that a file of the selected code exists, so that it stays static. */
  function markDownloaded() {
    if (saver?.project.isDownloaded === false && !saver.project.link) {
      saver.edit({ ...saver.getState().edit, isDownloaded: true });
    }
  }

  /** Makes the selected code dynamic. @throws {CallError} */
  async function makeDynamic(link: NewLink): Promise<Project> {
    if (!saver || userId === undefined) throw new CallError(m.codeNotSaved);
    const project = await addLink(saver, link);
    replaceProject(client, userId, project);
    return project;
  }

  return {
    draft,
    draftNumber,
    saveStatus: state?.status,
    selected,
    select,
    edit,
    openLinked,
    /** Shows a draft that waits on this device. */
    resume,
    /** Whether such drafts wait. */
    hasLeftDrafts: hasLeft,
    adopt,
    adoptIfShown,
    reset,
    /** Sets what a draft that nobody has touched looks like. */
    beginWith: setStartDraft,
    markDownloaded,
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

const isSame = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b);
