import type { Routes } from './routes.ts';

/** The public total, feedback, and reports about codes, which administrators decide. */
export const siteRoutes = {
  'GET /api/statistics': { access: 'anyone' },

  'POST /api/feedback': {
    access: 'user',
    limit: 'feedback',
    isShared: true,
    once: true,
    errors: 'form',
    saysIfUnavailable: true,
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
