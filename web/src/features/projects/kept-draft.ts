import type { Content } from '@everscan/core/content/index';
import { defaultDesign } from '@everscan/core/design/design';
import type { Draft } from '../../codes/draft.ts';
import { dropWork, keepWork, readWork, workNames } from '../../lib/kept-work.ts';
import { isDraftOf } from './project-draft.ts';
import type { Edit } from './project-saver.ts';

/** The id of a draft begins with its time. */
export const PREFIX = 'draft:';
/** The id of the draft on the screen: for a guest that of this tab, for a user that of the last tab. */
const SHOWN = 'shown-draft';
/** The contents of drafts of which files exist, as texts. */
const FILES = 'draft-files';
/** Earlier versions of this site kept one draft, under this name. */
const ONLY_DRAFT = 'draft';
/** A draft with a logo takes up to 45 kB of the browser's 5 MB. The oldest ones make room. */
const MOST_DRAFTS = 20;

export type Owner = number | undefined;
/** A draft that waits on this device. */
export type KeptDraft = { readonly id: string; readonly draft: Draft };
/** `recordsFiles` is missing in drafts of an earlier version of this site. */
type StoredDraft = Draft & { recordsFiles?: true };

const listeners = new Set<() => void>();

/**
 * Keeps the draft on the screen of one tab until it is saved. Each draft has an entry of its own, so
 * a later one does not overwrite it, and neither does another tab. The default draft is not kept.
 */
export class DraftKeeper {
  /** The draft on the screen, as this tab has stored it. */
  #shown: { id: string; text: string } | undefined;
  /** What this tab showed before it was reloaded. */
  readonly #idBefore = readWork<string>(undefined, SHOWN);

  /** The draft to continue with: the one before a reload, or the last one that any tab showed. */
  find(userId: Owner): KeptDraft | undefined {
    splitOffOnlyDraft(userId);
    for (const id of [this.#idBefore, readWork<string>(userId, SHOWN)]) {
      const draft = id !== undefined && id !== this.#shown?.id && readDraft(userId, PREFIX + id);
      if (draft) return { id, draft };
    }
    return undefined;
  }

  keep(userId: Owner, draft: Draft): void {
    const stored = this.#shown && readWork<StoredDraft>(userId, PREFIX + this.#shown.id);
    // Another tab shows this draft too, and has changed it.
    const isTheirs = stored && JSON.stringify(stored) !== this.#shown?.text;
    const known = isTheirs ? undefined : this.#shown;
    const id = known?.id ?? newId(userId);
    // Without room, the earlier text stays.
    const text = keepWork(userId, PREFIX + id, storedOf(draft)) ?? known?.text ?? '';
    this.#shown = { id, text };
    this.#point(userId, id);
  }

  /** Continues with a draft that was kept. */
  resume(userId: Owner, { id, draft }: KeptDraft): void {
    const stored = storedOf(draft);
    if (!readDraft(userId, PREFIX + id)) keepWork(userId, PREFIX + id, stored);
    this.#shown = { id, text: JSON.stringify(stored) };
    this.#point(userId, id);
  }

  /** The draft on the screen waits for later. @returns its id */
  leave(userId: Owner): string | undefined {
    const id = this.#shown?.id;
    if (id !== undefined) dropWork(userId, SHOWN, JSON.stringify(id));
    this.startOver();
    return id;
  }

  /** The draft on the screen is saved, or nothing was typed into it. */
  drop(userId: Owner): void {
    if (this.#shown) dropWork(userId, PREFIX + this.#shown.id, this.#shown.text);
    this.leave(userId);
  }

  /** The drafts of a guest become those of the user who signed in. */
  moveTo(userId: number): void {
    for (const name of workNames(undefined, PREFIX)) {
      dropOldest(userId);
      const isKept =
        readWork(userId, name) || keepWork(userId, name, readWork(undefined, name)) !== undefined;
      if (isKept) dropWork(undefined, name);
    }
    const files = filesOf(undefined);
    const all = [...new Set([...filesOf(userId), ...files])];
    if (files.length > 0 && keepWork(userId, FILES, all) !== undefined) dropWork(undefined, FILES);
    notify();
  }

  /** Another user, whose drafts are others. */
  startOver(): void {
    if (this.#shown) dropWork(undefined, SHOWN, JSON.stringify(this.#shown.id));
    this.#shown = undefined;
    notify();
  }

  #point(userId: Owner, id: string): void {
    const isNew = readWork(undefined, SHOWN) !== id;
    if (readWork(userId, SHOWN) !== id) keepWork(userId, SHOWN, id);
    if (!isNew) return;
    keepWork(undefined, SHOWN, id);
    notify();
  }
}

/** Whether drafts wait while this tab shows something else. */
export const hasLeftDrafts = (userId: Owner) => leftNames(userId).length > 0;

/** In the order in which they began. */
export function leftNames(userId: Owner): string[] {
  const shown = PREFIX + readWork<string>(undefined, SHOWN);
  return workNames(userId, PREFIX)
    .filter((name) => name !== shown)
    .sort();
}

/** Drops the drafts that wait and equal a saved code. */
export function dropSavedDrafts(userId: Owner, saved: Edit): void {
  for (const name of leftNames(userId)) {
    const draft = readDraft(userId, name);
    if (draft && isDraftOf(draft, saved)) dropWork(userId, name);
  }
  notify();
}

/** Calls `listener` when a draft begins to wait or ceases to, even in another tab. */
export function subscribeToDrafts(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key.includes(`:${PREFIX}`)) listener();
  };
  listeners.add(listener);
  addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', handleStorage);
  };
}

export function notify(): void {
  for (const listener of listeners) listener();
}

export const storedOf = (draft: Draft): StoredDraft => ({ ...draft, recordsFiles: true });

/** `undefined` if another version of this site has stored it. */
export function readDraft(userId: Owner, name: string): Draft | undefined {
  const kept = readWork<StoredDraft>(userId, name);
  if (kept?.design?.version !== defaultDesign.version || !kept.content?.data) return undefined;
  const { recordsFiles: _recorded, ...draft } = kept;
  return draft;
}

function splitOffOnlyDraft(userId: Owner): void {
  const kept = readWork<StoredDraft>(userId, ONLY_DRAFT);
  if (!kept) return;
  if (!kept.recordsFiles) rememberFile(userId, kept.content); // perhaps there is one
  const id = newId(userId);
  dropWork(userId, ONLY_DRAFT); // first, because storage may have no room for both
  keepWork(userId, PREFIX + id, storedOf(kept));
  keepWork(userId, SHOWN, id);
}

function newId(userId: Owner): string {
  dropOldest(userId);
  return `${Date.now()}-${Math.random()}`;
}

function dropOldest(userId: Owner): void {
  for (const name of workNames(userId, PREFIX)
    .sort()
    .slice(0, 1 - MOST_DRAFTS)) {
    dropWork(userId, name);
  }
}

/** A file of this content exists and may be printed, although the code is not saved yet. */
export function rememberFile(userId: Owner, content: Content): void {
  keepWork(userId, FILES, [...new Set([...filesOf(userId), JSON.stringify(content)])]);
}

export function hasFile(userId: Owner, content: Content): boolean {
  return filesOf(userId).includes(JSON.stringify(content));
}

/** The code is saved, and knows whether it was downloaded. */
export function forgetFile(userId: Owner, content: Content): void {
  const text = JSON.stringify(content);
  const others = filesOf(userId).filter((file) => file !== text);
  if (others.length > 0) keepWork(userId, FILES, others);
  else dropWork(userId, FILES);
}

const filesOf = (userId: Owner) => readWork<string[]>(userId, FILES) ?? [];
