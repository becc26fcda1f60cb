import { useRef, useState, useSyncExternalStore } from 'react';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { DraftKeeper, hasLeftDrafts, type KeptDraft, subscribeToDrafts } from './kept-draft.ts';

const noDrafts = () => false;

/**
 * The visitor's own draft, which belongs to no project and is kept on this device. `latest` reflects
 * changes immediately, before the next rendering.
 * @param onChange called before the draft on the screen changes
 */
export function useOwnDraft(userId: number | undefined, onChange: () => void) {
  const [draft, setDraft] = useState(defaultDraft);
  const [startDraft, beginWith] = useState(defaultDraft);
  const [number, setNumber] = useState(0);
  const [keeper] = useState(() => new DraftKeeper());
  const hasLeft = useSyncExternalStore(subscribeToDrafts, () => hasLeftDrafts(userId), noDrafts);
  const latest = useLatest({ userId, draft, number });
  const isRestored = useRef(false);
  /** What was typed before hydration, until the kept draft has been read. */
  const early = useRef<Draft>(undefined);
  /** The draft as its link opened it. */
  const linked = useRef<Draft>(undefined);

  function show(next: Draft) {
    latest.current.draft = next;
    setDraft(next);
  }

  /** Shows a draft, and keeps it. */
  function keep(next: Draft) {
    onChange();
    show(next);
    if (isRestored.current) keeper.keep(latest.current.userId, next);
    else early.current = next;
  }

  function startOver() {
    onChange();
    latest.current.number++;
    setNumber(latest.current.number);
    show(defaultDraft);
  }

  /** Takes the draft off the screen. @returns it, unless nothing was typed */
  function leave(): KeptDraft | undefined {
    const { draft: left, userId: owner } = latest.current;
    startOver();
    const id = keeper.leave(owner);
    return id === undefined ? undefined : { id, draft: left };
  }

  /** The draft is a project now, or its link still has it. */
  function drop() {
    startOver();
    keeper.drop(latest.current.userId);
  }

  function dropIfLinked() {
    if (latest.current.draft === linked.current) drop();
  }

  /** Shows a draft from a link, in place of one that has left. */
  function keepLinked(next: Draft) {
    keep(next);
    linked.current = next;
  }

  /** Shows a kept draft again. */
  function resume(kept: KeptDraft) {
    dropIfLinked();
    leave();
    show(kept.draft);
    keeper.resume(latest.current.userId, kept);
  }

  /** The drafts of another user are not for this one. */
  function forget() {
    show(defaultDraft);
    keeper.startOver();
  }

  /**
   * Shows the draft from an earlier visit, or keeps what was typed before it could be read.
   * @returns the draft from an earlier visit, if it gave way
   */
  function restore(): KeptDraft | undefined {
    isRestored.current = true;
    const { draft: typed } = latest.current;
    const kept = keeper.find(userId);
    if (userId !== undefined) keeper.moveTo(userId); // a guest has signed in
    const hasDesign = typed === early.current && kept?.draft.content.type === typed.content.type;
    const next = hasDesign ? { ...kept.draft, content: typed.content } : typed;
    if (kept && (typed === defaultDraft || isSameDraft(next, kept.draft))) {
      drop();
      resume(kept);
    } else if (typed !== defaultDraft) {
      keep(next);
      return kept;
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
    /** As it is on the screen. */
    shown: draft === defaultDraft ? freshDraft : draft,
    /** Counts the drafts that have been on the screen. */
    number,
    /** Whether other drafts wait on this device. */
    hasLeft,
    latest,
    keep,
    keepLinked,
    leave,
    drop,
    dropIfLinked,
    resume,
    forget,
    restore,
    isUntouchedSince,
    /** Sets what a draft that nobody has touched looks like to a user. */
    beginWith,
  };
}

export const isSameDraft = (a: Draft, b: Draft) => JSON.stringify(a) === JSON.stringify(b);
