import type { Routes } from './routes.ts';

/** The scans of a user's own codes. */
export const scanRoutes = {
  'GET /api/scans': { access: 'user', perAccount: 'scanReports' },
  'GET /api/scans/counts': { access: 'user', hasEtag: true },
  'GET /api/scans/live': { access: 'user' },
  'GET /api/scans/export': { access: 'user', perAccount: 'scanReports', isFile: true },
} as const satisfies Routes;
