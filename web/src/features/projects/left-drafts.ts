import { dropWork, keepWork } from '../../lib/kept-work.ts';
import {
  type KeptDraft,
  leftNames,
  notify,
  type Owner,
  PREFIX,
  readDraft,
  storedOf,
} from './kept-draft.ts';

/** The drafts that wait while this tab shows something else, the latest first. */
export function leftDrafts(userId: Owner): KeptDraft[] {
  const latestFirst = leftNames(userId).reverse();
  return latestFirst.flatMap((name) => {
    const draft = readDraft(userId, name);
    return draft ? { id: name.slice(PREFIX.length), draft } : [];
  });
}

export function keepLeftDraft(userId: Owner, { id, draft }: KeptDraft): void {
  keepWork(userId, PREFIX + id, storedOf(draft));
  notify();
}

export function dropLeftDraft(userId: Owner, id: string): void {
  dropWork(userId, PREFIX + id);
  notify();
}
