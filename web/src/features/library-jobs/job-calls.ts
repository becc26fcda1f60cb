import type { Action, JobPreview, LibraryJob, Selection } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library-jobs';
import { type InputOf, write } from '../../lib/api.ts';
import { CallError } from '../../lib/call.ts';
import type { IntentKey } from '../../lib/intent-key.ts';

/** @param intent the key of the dialog, so that a retry after a lost answer starts no second job @throws {CallError} */
export async function startJob(
  selection: Selection,
  action: Action,
  intent: IntentKey,
): Promise<LibraryJob> {
  const { maxSelected } = await import('@everscan/contract/codes.schemas');
  const all = 'filter' in selection ? (selection.except ?? []) : [];
  const named = 'ids' in selection ? selection.ids : all;
  if (named.length > maxSelected) throw new CallError(m.tooManySelected(maxSelected));
  const body = { selection, action };
  const options = { fallback: m.notStarted, key: intent.of(body) };
  try {
    const job = await write('POST /api/library/jobs', { body }, options);
    intent.end();
    return job;
  } catch (error) {
    const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
    if (isRefused) intent.end();
    throw error;
  }
}

/** @throws {CallError} */
export function undoJob({ id }: LibraryJob): Promise<LibraryJob> {
  return write('POST /api/library/jobs/:id/undo', { id }, { fallback: m.notUndone });
}

/** A preview of the effect that a change of texts would have. @throws {CallError} */
export function previewJob(
  selection: Selection,
  action: InputOf<'POST /api/library/preview', 'body'>['action'],
  signal: AbortSignal,
): Promise<JobPreview> {
  const body = { selection, action };
  return write('POST /api/library/preview', { body }, { fallback: m.previewFailed, signal });
}
