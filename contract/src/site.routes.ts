import type { Routes } from './routes.ts';

/** What visitors tell the site, and what its administrators see of that. */
export const siteRoutes = {
  // Requests that arrive together share a transaction, so these bring their own idempotency.
  'POST /api/track-qr-generation': { access: 'anyone', limit: 'tracking' },
  'POST /api/track-qr-creation': { access: 'anyone', limit: 'tracking' },
  'GET /api/statistics': { access: 'anyone' },
  'GET /api/qr-analytics': { access: 'admin' },
  'GET /api/qr-generations': { access: 'admin' },
  'GET /api/qr-generations.csv': { access: 'admin', isFile: true },

  'POST /api/feedback': {
    access: 'user',
    limit: 'feedback',
    isShared: true,
    once: true,
    errors: 'form',
  },

  'POST /api/reports': {
    access: 'anyone',
    limit: 'reports',
    isShared: true,
    once: true,
    errors: 'form',
  },
  'GET /api/reports': { access: 'admin', errors: 'form' },
  'POST /api/reports/:code/disable': { access: 'admin', once: true, errors: 'form' },
  'POST /api/reports/:code/enable': { access: 'admin', once: true, errors: 'form' },
  'POST /api/reports/:code/dismiss': { access: 'admin', once: true, errors: 'form' },
} as const satisfies Routes;
