import type { Routes } from './routes.ts';

/** Downloads and new codes are counted, and administrators see the counts. */
export const downloadRoutes = {
  // Requests that arrive together share a transaction, so these bring their own idempotency.
  'POST /api/track-qr-generation': { access: 'anyone', limit: 'tracking' },
  'POST /api/track-qr-creation': { access: 'anyone', limit: 'tracking' },
  'GET /api/qr-analytics': { access: 'admin' },
  'GET /api/qr-generations': { access: 'admin' },
  'GET /api/qr-generations.csv': { access: 'admin', isFile: true },
} as const satisfies Routes;
