import type { Routes } from './routes.ts';

/** Saved codes, one by one, in lists, and many at once. On the wire, a code is a project. */
export const codeRoutes = {
  'GET /api/projects': { access: 'user', hasEtag: true },
  'POST /api/projects': { access: 'user', once: true },
  'GET /api/projects/:id': { access: 'user' },
  'PATCH /api/projects/:id': { access: 'user', once: true },
  'DELETE /api/projects/:id': { access: 'user', once: true },

  'GET /api/projects/:id/link/targets': { access: 'user' },
  'POST /api/reserved-code': { access: 'user', once: true },

  'GET /api/projects/:id/history': { access: 'user' },
  'POST /api/projects/:id/history/:change/restore': { access: 'user', once: true },

  'GET /api/bin': { access: 'user' },
  'POST /api/bin/:id/restore': { access: 'user', once: true },
  'DELETE /api/bin/:id': { access: 'user', once: true },
  'DELETE /api/bin': { access: 'user', once: true },

  'GET /api/library': { access: 'user', hasEtag: true },
  'GET /api/library/designs': { access: 'user' },

  // Changes nothing.
  'POST /api/library/preview': { access: 'user', limit: 'previews' },
  'POST /api/library/jobs': { access: 'user', once: true },
  'GET /api/library/jobs': { access: 'user' },
  'GET /api/library/jobs/:id': { access: 'user' },
  'POST /api/library/jobs/:id/undo': { access: 'user', once: true },
} as const satisfies Routes;
