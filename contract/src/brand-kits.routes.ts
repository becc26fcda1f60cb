import type { Routes } from './routes.ts';

/** Brand kits, and logos that are copied into designs. */
export const brandKitRoutes = {
  'GET /api/kits': { access: 'user', hasEtag: true },
  'POST /api/kits': { access: 'user', once: true },
  'PATCH /api/kits/:id': { access: 'user', once: true },
  'DELETE /api/kits/:id': { access: 'user', once: true },
  'POST /api/kits/:id/default': { access: 'user', once: true },
  'GET /api/kits/:id/codes': { access: 'user' },

  'GET /api/logos': { access: 'user', hasEtag: true },
  'POST /api/logos': { access: 'user', once: true },
  'DELETE /api/logos/:id': { access: 'user', once: true },
} as const satisfies Routes;
