/** Folders of codes, nested one level. */
export type FoldersTable = {
  /** 128 random bits, base64url. */
  id: string;
  user_id: number;
  /** The folder that contains this one. */
  parent_id: string | null;
  name: string;
  /** The same for names that differ in case only; unique within the parent. */
  name_key: string;
  /** 1 at first, one more with each change. */
  version: number;
  created_at: number;
};

export type TagsTable = Omit<FoldersTable, 'parent_id'>;

/** Queries of the page `/codes` with names. */
export type SavedFiltersTable = Omit<TagsTable, 'version'> & { query: string };

/** The folder of a code; a code in none has no row. */
export type ProjectFoldersTable = { project_id: string; folder_id: string };

export type ProjectTagsTable = { project_id: string; tag_id: string };

/**
 * What the library searches and sorts by, derived from projects and links. Any row may be deleted: the
 * next query of its user writes it again.
 */
export type LibraryEntriesTable = {
  project_id: string;
  user_id: number;
  /** Of the project that the row was made from, plus an offset that grows when rows are derived in another way. */
  version: number;
  /** Of the link; 0 without one. */
  link_version: number;
  position: number;
  /** When the project or its link changed last. */
  changed_at: number;
  type: string;
  link_id: number | null;
  /** The link's state; `active` for a static code. */
  state: string;
  starts_at: number | null;
  ends_at: number | null;
  /** The name that English lists show, in the order in which people sort. */
  title_key: string;
  /** The name in every language, content, target and short link in the form in which they are searched. */
  text: string;
};
