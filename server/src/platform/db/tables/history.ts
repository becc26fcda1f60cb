import type { Generated } from 'kysely';

/** Changes that owners made to their codes. */
export type ProjectChangesTable = {
  id: Generated<number>;
  /** Null while the code is in the bin. */
  project_id: string | null;
  /** Id of the code in the bin; null while the code is not in the bin. */
  deleted_id: string | null;
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
  /** Length of `before`. */
  size: number;
  /** JSON: the parts' columns before the change. */
  before: string;
};

/** Deleted codes that can still be restored. */
export type DeletedProjectsTable = {
  project_id: string;
  workspace_id: number;
  /** The tombstone of its link, null for a static code. */
  link_id: number | null;
  deleted_at: number;
  title: string;
  type: string;
  /** The text of a dynamic code's symbol, null for a static code. */
  short_url: string | null;
  /** JSON: the rows of other tables that return with the code. */
  groups: string | null;
  /** JSON: the columns of the link, null for a static code. */
  link: string | null;
  /** JSON: the columns of the project. */
  project: string;
  /**
   * How many saved and dynamic codes the owner had before this deletion, or before the first of an
   * unbroken run of deletions.
   */
  codes_before: number;
  links_before: number;
};
