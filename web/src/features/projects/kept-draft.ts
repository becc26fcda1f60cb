import { defaultDesign } from '@everscan/core/design/design';
import type { Draft } from '../../codes/draft.ts';
import { keptContent, type RulesStamp, rulesStamp } from '../../codes/kept-content.ts';
import { dropWork, readWork, storeWork, workNames } from '../../lib/unsaved-work.ts';
import { isDraftOf, type SavedDraft } from './project-draft.ts';

/** The beginning of the name of a draft. Its id follows, which begins with the time of its creation. */
const PREFIX = 'draft:';
/** The id of the draft on the screen: in the guest storage for this tab, in a user's storage for their last tab. */
const SHOWN = 'shown-draft';
/** Earlier versions of this site stored a single draft under this name. */
const ONLY_DRAFT = 'draft';
/** A draft with a logo takes up to 45 kB of the browser's 5 MB. The oldest drafts are dropped to make room. */
const MAX_DRAFTS = 20;

type Owner = number | undefined;
/** A draft that is stored on this device. */
export type KeptDraft = { readonly id: string; readonly draft: Draft };
type StoredDraft = Draft & RulesStamp;

const listeners = new Set<() => void>();

/**
 * Stores the draft on the screen of one tab until it is saved. Each draft has an entry of its own, so that neither a
 * later draft nor another tab overwrites it. The default draft is not stored.
 */
export class DraftStore {
  /** The draft on the screen, as this tab has stored it. */
  #shown: { id: string; text: string } | undefined;
  /** The id of the draft that this tab showed before it was reloaded. */
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

  put(userId: Owner, draft: Draft): void {
    const stored = this.#shown && readWork<StoredDraft>(userId, PREFIX + this.#shown.id);
    // Another tab also shows this draft, and has changed it, so this tab begins an entry of its own.
    const isTheirs = stored && JSON.stringify(stored) !== this.#shown?.text;
    const known = isTheirs ? undefined : this.#shown;
    const id = known?.id ?? newId(userId);
    // If there is no room, the earlier text stays.
    const text = storeWork(userId, PREFIX + id, storedOf(draft)) ?? known?.text ?? '';
    this.#shown = { id, text };
    this.#point(userId, id);
  }

  /** Continues with a stored draft. */
  resume(userId: Owner, { id, draft }: KeptDraft): void {
    const stored = storedOf(draft);
    if (!readDraft(userId, PREFIX + id)) storeWork(userId, PREFIX + id, stored);
    this.#shown = { id, text: JSON.stringify(stored) };
    this.#point(userId, id);
  }

  /** Sets the draft on the screen aside for later. @returns its id */
  setAside(userId: Owner): string | undefined {
    const id = this.#shown?.id;
    if (id !== undefined) dropWork(userId, SHOWN, JSON.stringify(id));
    this.startOver();
    return id;
  }

  /** Drops the draft on the screen, because it has been saved or nothing was typed into it. */
  drop(userId: Owner): void {
    if (this.#shown) dropWork(userId, PREFIX + this.#shown.id, this.#shown.text);
    this.setAside(userId);
  }

  /** Moves the drafts of a guest to the user who has signed in. */
  moveTo(userId: number): void {
    for (const name of workNames(undefined, PREFIX)) {
      dropOldest(userId);
      const isStored =
        readWork(userId, name) || storeWork(userId, name, readWork(undefined, name)) !== undefined;
      if (isStored) dropWork(undefined, name);
    }
    notify();
  }

  /** Forgets the draft on the screen without dropping it, for example when another user signs in. */
  startOver(): void {
    if (this.#shown) dropWork(undefined, SHOWN, JSON.stringify(this.#shown.id));
    this.#shown = undefined;
    notify();
  }

  #point(userId: Owner, id: string): void {
    const isNew = readWork(undefined, SHOWN) !== id;
    if (readWork(userId, SHOWN) !== id) storeWork(userId, SHOWN, id);
    if (!isNew) return;
    storeWork(undefined, SHOWN, id);
    notify();
  }
}

/** Whether there are stored drafts besides the one on the screen. */
export const hasWaitingDrafts = (userId: Owner) => waitingNames(userId).length > 0;

/** The names of the stored drafts besides the one on the screen, oldest first. */
function waitingNames(userId: Owner): string[] {
  const shown = PREFIX + readWork<string>(undefined, SHOWN);
  return workNames(userId, PREFIX)
    .filter((name) => name !== shown)
    .sort();
}

/** Drops the waiting drafts that equal a saved code. */
export function dropSavedDrafts(userId: Owner, saved: SavedDraft): void {
  for (const name of waitingNames(userId)) {
    const draft = readDraft(userId, name);
    if (draft && isDraftOf(draft, saved)) dropWork(userId, name);
  }
  notify();
}

/** Calls `listener` when the waiting drafts may have changed, even in another tab. */
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

function notify(): void {
  for (const listener of listeners) listener();
}

const storedOf = (draft: Draft): StoredDraft => ({ ...draft, ...rulesStamp });

/** A stored draft; `undefined` if another version of this site has stored it. */
function readDraft(userId: Owner, name: string): Draft | undefined {
  const stored = readWork<StoredDraft>(userId, name);
  if (stored?.design?.version !== defaultDesign.version || !stored.content?.data) return undefined;
  const { content, design } = stored; // earlier versions stored more
  return { content: keptContent(content, stored), design };
}

function splitOffOnlyDraft(userId: Owner): void {
  const stored = readWork<StoredDraft>(userId, ONLY_DRAFT);
  if (!stored) return;
  const id = newId(userId);
  dropWork(userId, ONLY_DRAFT); // first, because storage may have no room for both
  storeWork(userId, PREFIX + id, stored);
  storeWork(userId, SHOWN, id);
}

function newId(userId: Owner): string {
  dropOldest(userId);
  return `${Date.now()}-${Math.random()}`;
}

function dropOldest(userId: Owner): void {
  for (const name of workNames(userId, PREFIX)
    .sort()
    .slice(0, 1 - MAX_DRAFTS)) {
    dropWork(userId, name);
  }
}

/** The stored drafts besides the one on the screen, latest first. */
export function waitingDrafts(userId: Owner): KeptDraft[] {
  const latestFirst = waitingNames(userId).reverse();
  return latestFirst.flatMap((name) => {
    const draft = readDraft(userId, name);
    return draft ? { id: name.slice(PREFIX.length), draft } : [];
  });
}

export function storeWaitingDraft(userId: Owner, { id, draft }: KeptDraft): void {
  storeWork(userId, PREFIX + id, storedOf(draft));
  notify();
}

export function dropWaitingDraft(userId: Owner, id: string): void {
  dropWork(userId, PREFIX + id);
  notify();
}
