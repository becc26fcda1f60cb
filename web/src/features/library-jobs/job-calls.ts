import type { Action, JobPreview, LibraryJob, Selection } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library-jobs';
import { CallError, write } from '../../lib/call.ts';
import type { IntentKey } from '../../lib/intent-key.ts';

const loadSchemas = () => import('@everscan/contract/codes.schemas');
export const loadJobsSchema = async () => (await loadSchemas()).jobsSchema;
const loadJobSchema = async () => (await loadSchemas()).jobSchema;
const loadPreviewSchema = async () => (await loadSchemas()).previewSchema;

/** @param intent the key of the dialog, so that a retry after a lost answer starts no second job @throws {CallError} */
export async function startJob(
  selection: Selection,
  action: Action,
  intent: IntentKey,
): Promise<LibraryJob> {
  const { maxSelected } = await loadSchemas();
  const all = 'filter' in selection ? (selection.except ?? []) : [];
  const named = 'ids' in selection ? selection.ids : all;
  if (named.length > maxSelected) throw new CallError(m.tooManySelected(maxSelected));
  const body = { selection, action };
  const options = { schema: loadJobSchema, fallback: m.notStarted, key: intent.of(body) };
  try {
    const job = await write('POST', '/api/library/jobs', body, options);
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
  const options = { schema: loadJobSchema, fallback: m.notUndone };
  return write('POST', `/api/library/jobs/${id}/undo`, undefined, options);
}

/** A preview of the effect that a change of texts would have. @throws {CallError} */
export function previewJob(
  selection: Selection,
  action: Action,
  signal: AbortSignal,
): Promise<JobPreview> {
  const options = { schema: loadPreviewSchema, fallback: m.previewFailed, signal };
  return write('POST', '/api/library/preview', { selection, action }, options);
}
