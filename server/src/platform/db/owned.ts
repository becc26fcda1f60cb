import type { Schema } from './schema.ts';

/** The tables whose rows belong to a workspace. */
export const ownedTables = [
  'projects',
  'links',
  'project_keys',
  'project_changes',
  'deleted_projects',
  'folders',
  'tags',
  'saved_filters',
  'library_entries',
  'library_jobs',
  'brand_kits',
  'logos',
] as const satisfies (keyof Schema)[];
