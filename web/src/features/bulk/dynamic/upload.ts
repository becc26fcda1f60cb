import type { BulkOutcome, BulkRow as LinkRow } from '@everscan/contract/transfer.schemas';
import type { Design } from '@everscan/core/design/design';
import { dropLargeWork, readLargeWork, storeLargeWork } from '../../../lib/large-work.ts';
import type { RowFault } from '../told-rows.ts';

/** A row of an upload. A row with an error is not sent; the manifest of the zip names it. */
export type UploadRow = { readonly row: number; readonly label: string; readonly stem: string } & (
  | { readonly link: LinkRow }
  | RowFault
);

/** A list that is being uploaded. It does not change after the upload has begun. */
export type Upload = {
  readonly id: string;
  /** The name of the list. */
  readonly name: string;
  readonly design: Design;
  /** The brand kit with this design. */
  readonly kit?: string;
  /** Whether the keys are row numbers, which identify rows only within this upload. */
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
export async function storeUpload(userId: number, upload: Upload, progress: Progress) {
  const isStored = await storeLargeWork(userId, ROWS, upload);
  return (await storeProgress(userId, upload, progress)) && isStored;
}

export function storeProgress(userId: number, { id }: Upload, progress: Progress) {
  return storeLargeWork(userId, PROGRESS, { id, ...progress });
}

/** The stored upload of an earlier visit, if there is one. */
export async function readUpload(userId: number) {
  const upload = await readLargeWork<Upload>(userId, ROWS);
  const progress = await readLargeWork<Progress & { id: string }>(userId, PROGRESS);
  if (!upload || !Array.isArray(upload.rows) || progress?.id !== upload.id) return undefined;
  return { upload, progress: { outcomes: progress.outcomes, key: progress.key } };
}

export function dropUpload(userId: number): Promise<void> {
  return dropLargeWork(userId, UPLOAD);
}
