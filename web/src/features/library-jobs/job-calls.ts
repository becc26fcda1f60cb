import type {
  Action,
  JobPreview,
  LibraryJob,
  Selection,
} from '@everscan/contract/api/library-jobs';
import * as m from '@everscan/messages/library-jobs';
import { CallError, write } from '../../lib/call.ts';

const loadSchemas = () => import('@everscan/contract/api/library-jobs');
export const loadJobsSchema = async () => (await loadSchemas()).jobsSchema;
const loadJobSchema = async () => (await loadSchemas()).jobSchema;
const loadPreviewSchema = async () => (await loadSchemas()).previewSchema;

/** @throws {CallError} */
export async function startJob(selection: Selection, action: Action): Promise<LibraryJob> {
  const { mostSelected } = await loadSchemas();
  const all = 'filter' in selection ? (selection.except ?? []) : [];
  const named = 'ids' in selection ? selection.ids : all;
  if (named.length > mostSelected) throw new CallError(m.tooManySelected(mostSelected));
  const options = { schema: loadJobSchema, fallback: m.notStarted };
  return write('POST', '/api/library/jobs', { selection, action }, options);
}

/** @throws {CallError} */
export function undoJob({ id }: LibraryJob): Promise<LibraryJob> {
  const options = { schema: loadJobSchema, fallback: m.notUndone };
  return write('POST', `/api/library/jobs/${id}/undo`, undefined, options);
}

/** What a change of texts would do. @throws {CallError} */
export function previewJob(selection: Selection, action: Action): Promise<JobPreview> {
  const options = { schema: loadPreviewSchema, fallback: m.previewFailed };
  return write('POST', '/api/library/preview', { selection, action }, options);
}
