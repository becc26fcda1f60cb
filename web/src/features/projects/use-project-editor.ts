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
import { useUnloadWarning } from '../../lib/use-unload-warning.ts';
import { closeOutbox, openOutbox, useOutbox } from '../../saving/use-outbox.ts';
import { dropSavedDrafts, type KeptDraft } from './kept-draft.ts';
import { needsDecision } from './needs-decision.ts';
import { rememberOpened } from './opened-projects.ts';
import {
  addCreated,
  addToList,
  completeProject,
  refreshProjects,
  replaceProject,
} from './project-calls.ts';
import { draftOf, editOf, isDraftOf, type SavedDraft } from './project-draft.ts';
import { needsLogo } from './project-logos.ts';
import { isSameDraft, useOwnDraft } from './use-own-draft.ts';
import { useSaveFailures } from './use-save-failures.ts';

type EditorOptions = {
  userId: number | undefined;
  /** False for guests, and after the session of `userId` has ended. */
  isSignedIn: boolean;
  /** The code in the page's address. While it is not open yet, no other code is selected automatically. */
  wantedId?: string | undefined;
  /** Called when the server refuses an edit. Resolves to the id of the user who is signed in now. */
  onRefused: () => Promise<number | undefined>;
};

/**
 * The draft in the generator: the selected project, whose edits are saved automatically, or the visitor's own draft
 * while no project is selected. No edit is lost when another project is selected.
 */
export function useProjectEditor(
  projects: Project[] | undefined,
  { userId, isSignedIn, wantedId, onRefused }: EditorOptions,
) {
  const client = useQueryClient();
  const outbox = useOutbox(userId);
  const [chosenId, setSelectedId] = useState<string>();
  const selectedId = userId === undefined ? undefined : chosenId;
  const isOpening = wantedId !== undefined && wantedId !== selectedId;
  /** The project that was chosen last. Its logo may still be loading. */
  const requestedId = useRef<string>(undefined);
  /** The selected code, once the person has decided to change it. */
  const decidedId = useRef<string>(undefined);
  const lastUserId = useRef(userId);
  const own = useOwnDraft(userId, () => {
    requestedId.current = undefined;
  });
  const failures = useSaveFailures({
    onRefused: handleRefusal,
    hasSaveStatus: ({ id }) => latest.current.selectedId === id,
  });
  const listed = projects?.find((project) => project.id === selectedId && !needsLogo(project));
  const known = selectedId === undefined ? undefined : outbox?.state(selectedId, listed);
  // If the project has disappeared from the list, its unsaved edit stays on the screen until the server says why.
  const isWhole = known?.unsaved && !needsLogo(known.project);
  const state = listed || isWhole ? known : undefined;
  const selected = state?.project;
  const latest = useLatest({ selectedId, selected, outbox });
  const content = state?.fields.content;
  const design = state?.fields.design;
  const draft = useMemo(
    () => (content && design ? { content, design } : own.shown),
    [content, design, own.shown],
  );
  if (outbox) {
    outbox.on = {
      onSaved(saved) {
        failures.dismiss(saved.id);
        replaceProject(client, outbox.userId, saved);
        if (latest.current.selectedId === saved.id) addToList(client, outbox.userId, saved);
      },
      onTrouble: failures.report,
      onSent({ route, args, answer, isElsewhere }) {
        if (route !== 'POST /api/projects') return;
        addCreated(client, outbox.userId, answer as Project);
        if (!isElsewhere) adoptIfShown(answer as Project, args.body as SavedDraft);
      },
    };
  }

  async function handleRefusal(status: number) {
    const signedInId = await onRefused();
    if (status !== 404 || userId === undefined || signedInId !== userId) return;
    refreshProjects(client, userId);
  }

  function choose(id: string | undefined) {
    if (id !== latest.current.selectedId) decidedId.current = undefined;
    latest.current.selectedId = id;
    setSelectedId(id);
    if (id !== undefined && userId !== undefined) rememberOpened(userId, id);
  }

  /**
   * Selects a project. If its logo is missing, the logo is loaded first, because an edit must not be saved without it.
   * @param offersDraft whether the visitor's own draft is set aside, and a toast offers to return to it; otherwise the
   *   draft has become this project
   * @returns false if the logo could not be loaded
   */
  async function select(project: Project, { offersDraft = false } = {}): Promise<boolean> {
    flushSelected();
    requestedId.current = project.id;
    if (needsLogo(project)) {
      try {
        await completeProject(client, userId, project);
      } catch (error) {
        if (requestedId.current !== project.id) return true;
        toast('error', ui.errorTitle, messageOf(error));
        return false;
      }
      if (requestedId.current !== project.id) return true; // another code was chosen meanwhile
    }
    if (offersDraft) offerBack(own.setAside());
    else own.drop();
    choose(project.id);
    return true;
  }

  function offerBack(left: KeptDraft | undefined) {
    if (!left) return;
    toast('info', m.draftLeftTitle, m.draftLeft, {
      label: m.undo,
      run: () => resume(left),
      isUndo: true,
    });
  }

  function edit(next: Draft) {
    const { selected: current, selectedId: chosen } = latest.current;
    if (current) {
      const isDecided = current.id === decidedId.current;
      if (!isDecided && userId !== undefined && needsDecision(userId, current, next.content))
        outbox?.ask(current.id, next);
      else outbox?.edit(current.id, next);
      return;
    }
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

  function flushSelected() {
    const { selectedId: id } = latest.current;
    if (id !== undefined) outbox?.flush(id);
  }

  function startAfresh() {
    flushSelected();
    choose(undefined);
  }

  /**
   * Continues the visitor's own draft as the project that was created from it, unless another code is on the screen by
   * now.
   * @param number the number of the draft when it was sent
   */
  async function adopt(project: Project, asSent: Draft, number: number) {
    const opened = await openOutbox(client, own.latest.current.userId as number); // only users have projects
    const { draft: now, number: shown, userId: owner } = own.latest.current;
    const { selectedId: other } = latest.current;
    dropSavedDrafts(owner, editOf(asSent)); // the draft may have been set aside meanwhile
    if (other || (shown !== number && !isSameDraft(now, asSent))) return;
    opened.receive([project]);
    if (!own.isUntouchedSince(asSent)) opened.edit(project.id, now);
    // Synchronous, because a letter that is typed before the project is on the screen would go to the draft.
    flushSync(() => void select(project));
  }

  /** Adopts a project that was saved later, if its draft is still on the screen. */
  function adoptIfShown(project: Project, saved: SavedDraft) {
    const { draft: shown, number, userId: owner } = own.latest.current;
    if (!latest.current.selectedId && isDraftOf(shown, saved)) adopt(project, shown, number);
    else dropSavedDrafts(owner, saved);
  }

  // Restores the draft from an earlier visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when another user signs in
  useEffect(() => {
    if (lastUserId.current !== undefined && lastUserId.current !== userId) {
      closeOutbox(client);
      choose(undefined);
      own.forget();
    }
    lastUserId.current = userId;
    offerBack(own.restore());
  }, [userId]);

  // Shows a code with an edit from an earlier visit, so that the user notices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when a user's outbox has opened
  useEffect(() => {
    for (const id of outbox?.earlier ?? []) {
      if (own.latest.current.draft === defaultDraft && !isOpening) choose(id);
    }
    outbox?.earlier.clear();
  }, [outbox]);

  useEffect(() => outbox?.pause(!isSignedIn), [outbox, isSignedIn]);
  useUnloadWarning(outbox?.hasUnpublished ?? false);

  // The list changes when it first loads, after a deletion, and after changes on another device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when the list changes or opening has ended
  useEffect(() => {
    if (!projects || !outbox) return;
    const { selectedId: id } = latest.current;
    const hasDraft = own.latest.current.draft !== defaultDraft;
    outbox.receive(projects.filter((project) => !needsLogo(project)));
    const missing = outbox.codes().filter((code) => projects.every((each) => each.id !== code));
    for (const code of missing) {
      if (!outbox.isGone(code)) {
        outbox.flush(code); // the answer shows whether the code still exists
        continue;
      }
      // Other edits stay on this device until they can be shown.
      if (code !== id && (id !== undefined || hasDraft)) continue;
      const gone = outbox.state(code);
      outbox.discard(code);
      const { content, design } = gone?.unsaved ?? {};
      if (!gone || !(content || design)) continue;
      open(draftOf(gone.project));
      toast('info', m.deletedElsewhere(codeName(gone.project)), m.draftKept);
      return;
    }
    if (projects.some((project) => project.id === id)) return;
    const shown = id === undefined ? undefined : outbox.state(id);
    if (shown?.unsaved) return;
    if (id !== undefined && shown?.asked) {
      outbox.discard(id);
      open(
        draftOf({
          ...shown.project,
          ...shown.fields.content,
          design: shown.fields.design,
        } as Project),
      );
      toast('info', m.deletedElsewhere(codeName(shown.project)), m.draftKept);
      return;
    }
    if (isOpening) return;
    const [first] = projects;
    if (first && (id !== undefined || !hasDraft)) select(first);
    else choose(undefined);
  }, [projects, outbox, isOpening]);

  return {
    draft,
    draftNumber: own.number,
    /** The selected code with its unsaved edits. */
    code: state,
    outbox,
    selected,
    /** The id of the selected code, which may have been deleted a moment ago. */
    selectedId,
    select,
    stay: () => {
      requestedId.current = latest.current.selectedId;
    },
    edit,
    /** Shows a draft as a new code. @returns whether it is still on the screen, for later */
    openNew(made: Draft) {
      open(made);
      return () => latest.current.selectedId === undefined && own.latest.current.draft === made;
    },
    /** Remembers, until another code is opened, that the person has decided to change the code. */
    setDecided: (id: string | undefined) => {
      decidedId.current = id;
    },
    openLinked,
    /** Shows a draft that is stored on this device. */
    resume,
    /** Whether there are such drafts. */
    hasWaitingDrafts: own.hasWaiting,
    adopt,
    reset,
    /** Sets the draft with which a signed-in user begins. */
    beginWith: own.beginWith,
    flushAll: async () => outbox?.flushAll(),
    /** Call this when the server refuses another call about a project, because the session may have ended. */
    recheck: onRefused,
    /** Call this when a project is being deleted. Returns a function that continues its unsaved edit after Undo. */
    discard: (project: Project) => outbox?.discard(project.id) ?? (() => {}),
    /** Returns a project with its unsaved edits. */
    asShown: (project: Project): Project => outbox?.asShown(project) ?? project,
  };
}
