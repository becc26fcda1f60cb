import type { Generated } from 'kysely';

/** Saved codes. */
export type ProjectsTable = {
  /** 128 bits, base64url: random, or a hash for codes of imports and repeated requests. */
  id: string;
  workspace_id: number;
  /** Higher for each new project of a user. */
  position: number;
  title: string;
  type: string;
  style: string;
  /** JSON: the data of the content type. */
  data: string;
  /** JSON: the names that pages show for the content, by language, or one text if all are equal. */
  names: Generated<string>;
  /** JSON, null for the default design; its picture is in `pictures`. */
  design: string | null;
  /** The hash of the picture to which `design` refers; null without one. */
  picture: string | null;
  /** Starts at 1, and increases with each change. */
  version: number;
  created_at: number;
  updated_at: number;
  /** When the owner deleted the code; higher for each deletion. Null for a code that is not in the bin. */
  deleted_at: number | null;
  /** How many saved and dynamic codes the owner had before the unbroken run of deletions that this one belongs to. */
  codes_before: number | null;
  links_before: number | null;
};

/** Short links of dynamic codes. Rows are never deleted, so that a code is never reassigned. */
export type LinksTable = {
  id: Generated<number>;
  /** In upper case; unique. */
  code: string;
  /** Null once the code is deleted for good; then nothing but `code` is left. */
  project_id: string | null;
  workspace_id: number | null;
  /** The address as the owner entered it. */
  target: string;
  /** JSON of the UTM fields, null without any. */
  utm: string | null;
  /** 1 if the query of the address that a phone opens is added to `location`. */
  passes_query: Generated<number>;
  /** Where the link redirects to: the target with its UTM fields, as `URL.href` writes it. */
  location: string;
  /** What the owner chose. */
  state: 'active' | 'paused';
  /** When an administrator disabled the link; null while it is not disabled. No change by the owner touches it. */
  blocked_at: number | null;
  /** When the code was deleted; null for a code that is not in the bin. */
  deleted_at: number | null;
  /** The owner's message for visitors of a paused code. */
  pause_text: string | null;
  /** Before this time, and from `ends_at` on, the code leads to `fallback`, or shows a page if that is null. */
  starts_at: number | null;
  ends_at: number | null;
  fallback: string | null;
  /** Starts at 1, and increases with each change. */
  version: number;
  /**
   * The transaction that last changed the link: on PostgreSQL its id, on SQLite a number that is higher with each
   * transaction. Copies of the links follow it.
   */
  changed_in: Generated<number>;
  created_at: number;
  updated_at: number;
};

/** The latest 10,000 targets of a link, including the current one. */
export type LinkTargetsTable = {
  id: Generated<number>;
  link_id: number;
  target: string;
  changed_at: number;
};

/** The codes that were made from rows of uploaded lists. */
export type ProjectKeysTable = {
  /** Half of the SHA-256 of the user, the row's key and, for keys of one upload, its id. */
  id: string;
  workspace_id: number;
  project_id: string;
  /** Null for a key that later uploads may contain too. */
  expires_at: number | null;
};
