import { dropWork, storeWork } from '../../lib/unsaved-work.ts';
import {
  type KeptDraft,
  notify,
  type Owner,
  PREFIX,
  readDraft,
  storedOf,
  waitingNames,
} from './kept-draft.ts';

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
