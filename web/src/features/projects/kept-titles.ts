import { newIdempotencyKey } from '../../lib/call.ts';
import { dropWork, keepWork, readWork, workNames } from '../../lib/kept-work.ts';

/** A title that the server may not have yet. */
export type KeptTitle = {
  id: string;
  title: string;
  /** Idempotency key: sent again after a lost answer, the title is not saved twice. */
  key: string;
};

const PREFIX = 'title:';

/** Keeps what is typed as a project's title on this device. A blank title is nothing to keep. */
export function keepTitle(userId: number, id: string, typed: string): KeptTitle {
  const title = typed.trim();
  const known = readWork<KeptTitle>(userId, PREFIX + id);
  if (known?.title === title) return known;
  const kept = { id, title, key: newIdempotencyKey() };
  if (title) keepWork(userId, PREFIX + id, kept);
  else dropTitle(userId, id);
  return kept;
}

export function keptTitles(userId: number): KeptTitle[] {
  return workNames(userId, PREFIX).flatMap((name) => readWork<KeptTitle>(userId, name) ?? []);
}

export function dropTitle(userId: number, id: string): void {
  dropWork(userId, PREFIX + id);
}
