import { useRef, useState, useSyncExternalStore } from 'react';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { DraftStore, hasWaitingDrafts, type KeptDraft, subscribeToDrafts } from './kept-draft.ts';

const noDrafts = () => false;

/**
 * The visitor's own draft, which belongs to no project and is stored on this device. `latest` reflects changes
 * immediately, before the next rendering.
 * @param onChange called before the draft on the screen changes
 */
export function useOwnDraft(userId: number | undefined, onChange: () => void) {
  const [draft, setDraft] = useState(defaultDraft);
  const [startDraft, beginWith] = useState(defaultDraft);
  const [number, setNumber] = useState(0);
  const [store] = useState(() => new DraftStore());
  const hasWaiting = useSyncExternalStore(
    subscribeToDrafts,
    () => hasWaitingDrafts(userId),
    noDrafts,
  );
  const latest = useLatest({ userId, draft, number });
  const isRestored = useRef(false);
  /** The draft typed before hydration, until the stored draft has been read. */
  const earlyDraft = useRef<Draft>(undefined);
  /** The draft as a link has opened it. */
  const linked = useRef<Draft>(undefined);

  function show(next: Draft) {
    latest.current.draft = next;
    setDraft(next);
  }

  /** Shows a draft, and stores it. */
  function change(next: Draft) {
    onChange();
    show(next);
    if (isRestored.current) store.put(latest.current.userId, next);
    else earlyDraft.current = next;
  }

  function startOver() {
    onChange();
    latest.current.number++;
    setNumber(latest.current.number);
    show(defaultDraft);
  }

  /** Takes the draft off the screen. @returns the draft, unless nothing was typed */
  function setAside(): KeptDraft | undefined {
    const { draft: left, userId: owner } = latest.current;
    startOver();
    const id = store.setAside(owner);
    return id === undefined ? undefined : { id, draft: left };
  }

  /** Drops the draft, because it has become a project or its link still contains it. */
  function drop() {
    startOver();
    store.drop(latest.current.userId);
  }

  function dropIfLinked() {
    if (latest.current.draft === linked.current) drop();
  }

  /** Shows a draft from a link. The previous draft must have been taken off the screen before. */
  function showLinked(next: Draft) {
    change(next);
    linked.current = next;
  }

  /** Shows a stored draft again. */
  function resume(stored: KeptDraft) {
    dropIfLinked();
    setAside();
    show(stored.draft);
    store.resume(latest.current.userId, stored);
  }

  /** Removes the draft from the screen when another user signs in, who must not see it. */
  function forget() {
    show(defaultDraft);
    store.startOver();
  }

  /**
   * Shows the draft from an earlier visit, unless something was typed before that draft could be read.
   * @returns the draft from an earlier visit, if a newly typed one has replaced it on the screen
   */
  function restore(): KeptDraft | undefined {
    isRestored.current = true;
    const { draft: typed } = latest.current;
    const stored = store.find(userId);
    if (userId !== undefined) store.moveTo(userId); // a guest has signed in
    const hasDesign =
      typed === earlyDraft.current && stored?.draft.content.type === typed.content.type;
    const next = hasDesign ? { ...stored.draft, content: typed.content } : typed;
    if (stored && (typed === defaultDraft || isSameDraft(next, stored.draft))) {
      drop();
      resume(stored);
    } else if (typed !== defaultDraft) {
      change(next);
      return stored;
    }
    return undefined;
  }

  /** Whether the draft is still the one that was sent. */
  function isUntouchedSince(sent: Draft): boolean {
    const { draft: now } = latest.current;
    return now === sent || (now === defaultDraft && sent === startDraft);
  }

  const freshDraft = userId === undefined ? defaultDraft : startDraft;
  return {
    /** The draft on the screen. */
    shown: draft === defaultDraft ? freshDraft : draft,
    /** Counts the drafts that have been on the screen. */
    number,
    /** Whether other drafts are stored on this device. */
    hasWaiting,
    latest,
    change,
    showLinked,
    setAside,
    drop,
    dropIfLinked,
    resume,
    forget,
    restore,
    isUntouchedSince,
    /** Sets the draft with which a signed-in user begins. */
    beginWith,
  };
}

export const isSameDraft = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b);
