import type { Routes } from './routes.ts';

/** Downloads and new codes are counted, and administrators see the counts. */
export const downloadRoutes = {
  'POST /api/track-qr-generation': { access: 'visitor-or-user', once: true, limit: 'tracking' },
  'POST /api/track-qr-creation': { access: 'visitor-or-user', once: true, limit: 'tracking' },
  'GET /api/qr-analytics': { access: 'admin' },
  'GET /api/qr-generations': { access: 'admin' },
  'GET /api/qr-generations.csv': { access: 'admin', isFile: true },
} as const satisfies Routes;
