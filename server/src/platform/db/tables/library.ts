/** Folders of codes, nested one level. */
export type FoldersTable = {
  /** 128 random bits, base64url. */
  id: string;
  workspace_id: number;
  /** The folder that contains this one. */
  parent_id: string | null;
  name: string;
  /** Equal for names that differ only in case; unique within the parent. */
  name_key: string;
  /** Starts at 1, and increases with each change. */
  version: number;
  created_at: number;
};

export type TagsTable = Omit<FoldersTable, 'parent_id'>;

/** Named queries of the page `/codes`. */
export type SavedFiltersTable = Omit<TagsTable, 'version'> & { query: string };

/** The folder of a code; a code in none has no row. */
export type ProjectFoldersTable = { project_id: string; folder_id: string };

export type ProjectTagsTable = { project_id: string; tag_id: string };

/** The columns that the library searches and sorts by, derived from projects and links. */
export type LibraryEntriesTable = {
  project_id: string;
  workspace_id: number;
  position: number;
  /** When the project or its link last changed. */
  changed_at: number;
  type: string;
  link_id: number | null;
  /** The link's state; `active` for a static code. */
  state: string;
  starts_at: number | null;
  ends_at: number | null;
  /** The name that English lists show, in the order in which people sort. */
  title_key: string;
  /** The name in every language, content, target and short link, normalised for the search. */
  text: string;
};
