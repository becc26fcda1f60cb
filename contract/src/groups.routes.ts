import type { Routes } from './routes.ts';

/** Folders, tags and saved filters, which organise saved codes. */
export const groupRoutes = {
  'GET /api/library/groups': { access: 'user', hasEtag: true },
  'POST /api/library/folders': { access: 'user', once: true },
  'PATCH /api/library/folders/:id': { access: 'user', once: true },
  'DELETE /api/library/folders/:id': { access: 'user', once: true },
  'POST /api/library/tags': { access: 'user', once: true },
  'PATCH /api/library/tags/:id': { access: 'user', once: true },
  'DELETE /api/library/tags/:id': { access: 'user', once: true },
  'POST /api/library/saved-filters': { access: 'user', once: true },
  'PATCH /api/library/saved-filters/:id': { access: 'user', once: true },
  'DELETE /api/library/saved-filters/:id': { access: 'user', once: true },
} as const satisfies Routes;
