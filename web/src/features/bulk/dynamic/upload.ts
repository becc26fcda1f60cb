import type { BulkOutcome, BulkRow as LinkRow } from '@everscan/contract/api/bulk-codes';
import type { RowFault } from '@everscan/core/bulk/read-row';
import type { Design } from '@everscan/core/design/design';
import { dropLargeWork, keepLargeWork, readLargeWork } from '../../../lib/large-work.ts';

/** A row of an upload. A row with an error is not sent; the manifest of the zip names it. */
export type UploadRow = { readonly row: number; readonly label: string; readonly stem: string } & (
  | { readonly link: LinkRow }
  | RowFault
);

/** A list that is being uploaded. It stays as it was when the upload began. */
export type Upload = {
  readonly id: string;
  /** The name of the list. */
  readonly name: string;
  readonly design: Design;
  /** The brand kit with this design. */
  readonly kit?: string;
  /** The keys are row numbers, which mean nothing to other uploads. */
  readonly hasOwnKeys: boolean;
  readonly rows: readonly UploadRow[];
};

/** The progress of an upload. */
export type Progress = {
  /** By the index of the row. */
  readonly outcomes: ReadonlyMap<number, BulkOutcome>;
  /** Idempotency key of the next batch, which stays the same until its answer is stored. */
  readonly key: string;
};

const UPLOAD = 'bulk-upload';
const ROWS = `${UPLOAD}:rows`;
const PROGRESS = `${UPLOAD}:progress`;

/** @returns whether the browser has stored it */
export async function keepUpload(userId: number, upload: Upload, progress: Progress) {
  const isKept = await keepLargeWork(userId, ROWS, upload);
  return (await keepProgress(userId, upload, progress)) && isKept;
}

export function keepProgress(userId: number, { id }: Upload, progress: Progress) {
  return keepLargeWork(userId, PROGRESS, { id, ...progress });
}

/** The upload that an earlier visit has left. */
export async function keptUpload(userId: number) {
  const upload = await readLargeWork<Upload>(userId, ROWS);
  const progress = await readLargeWork<Progress & { id: string }>(userId, PROGRESS);
  if (!upload || !Array.isArray(upload.rows) || progress?.id !== upload.id) return undefined;
  return { upload, progress: { outcomes: progress.outcomes, key: progress.key } };
}

export function dropUpload(userId: number): Promise<void> {
  return dropLargeWork(userId, UPLOAD);
}
