import type { Routes } from './routes.ts';

/** Codes that come from a list or another server, and all data of an account as a file. */
export const transferRoutes = {
  'POST /api/bulk/codes': {
    access: 'user',
    limit: 'bulk',
    once: true,
    bodyMaxBytes: 4 * 1024 * 1024,
  },
  'GET /api/export': { access: 'user', limit: 'exports', isShared: true, isFile: true },
  'POST /api/import': { access: 'user', once: true },
  'POST /api/import/library': { access: 'user', once: true },
} as const satisfies Routes;
