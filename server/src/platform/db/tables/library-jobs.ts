/** Changes of many codes at once. */
export type LibraryJobsTable = {
  /** 128 random bits, base64url. */
  id: string;
  workspace_id: number;
  /** JSON: the action applied to each code. */
  action: string;
  state: LibraryJobState;
  created_at: number;
  /**
   * When the lease of the process that runs the job ends; among jobs without a lease, the one that has waited
   * longest comes first.
   */
  leased_until: number;
  /** Batches that were rolled back by an unexpected error, since the job or its undo began. */
  failures: number;
};

export type LibraryJobState = 'running' | 'done' | 'undoing' | 'undone';

/** The codes of a job, fixed when it begins. */
export type LibraryJobRowsTable = {
  job_id: string;
  /** 1, 2, … in the order of the selection. */
  number: number;
  project_id: string;
  state: LibraryJobRowState;
  /** JSON: the folder, the tags or the brand kit that the code had. */
  before: string | null;
  /** JSON: why it failed, or could not be undone. */
  error: string | null;
};

/** `unchanged`: there was nothing to do. `kept`: the change could not be undone. */
export type LibraryJobRowState = 'waiting' | 'done' | 'unchanged' | 'failed' | 'undone' | 'kept';
