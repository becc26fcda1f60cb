import type { Generated } from 'kysely';

/** Changes that owners made to their codes. */
export type ProjectChangesTable = {
  id: Generated<number>;
  project_id: string;
  workspace_id: number;
  /** When the change began: further edits of the same part join it for ten minutes. */
  at: number;
  /** The job that made it, null for a single edit. */
  job_id: string | null;
  /** Id of the change that this one reverted, null for an edit. */
  reverts: number | null;
  /** JSON: the parts of the code that changed. */
  what: string;
  /** Hash of the parts' columns after the change. */
  after_hash: string;
  /** Length of `before` with its picture. */
  size: number;
  /** JSON: the parts' columns before the change. */
  before: string;
  /** The hash of the picture to which the design in `before` refers; null without one. */
  picture: string | null;
};
