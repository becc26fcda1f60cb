import type { RouteOfApi } from '@everscan/contract/api';
import { defaultDesign } from '@everscan/core/design/design';
import type { Row } from './account-roles.ts';

/** The ids in these addresses belong to codes, so no such folders, tags and filters exist. */
const missing = { anonymous: 401, A: 404, B: 404 } as const;

/** How each route of the library responds: a part of the table of all routes. */
export const libraryRoles: Partial<Record<RouteOfApi, Row>> = {
  'GET /api/library': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'GET /api/library/designs': { method: 'GET', query: '?ids=:id', anonymous: 401, A: 200, B: 200 },
  'GET /api/library/groups': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/library/folders': {
    method: 'POST',
    body: { name: 'Berlin' },
    anonymous: 401,
    A: 201,
    B: 201,
  },
  'PATCH /api/library/folders/:id': { method: 'PATCH', body: { name: 'Bonn' }, ...missing },
  'DELETE /api/library/folders/:id': { method: 'DELETE', ...missing },
  'POST /api/library/tags': {
    method: 'POST',
    body: { name: 'summer' },
    anonymous: 401,
    A: 201,
    B: 201,
  },
  'PATCH /api/library/tags/:id': { method: 'PATCH', body: { name: 'winter' }, ...missing },
  'DELETE /api/library/tags/:id': { method: 'DELETE', ...missing },
  'POST /api/library/saved-filters': {
    method: 'POST',
    body: { name: 'Paused', query: 'state=paused' },
    anonymous: 401,
    A: 201,
    B: 201,
  },
  'PATCH /api/library/saved-filters/:id': { method: 'PATCH', body: { name: 'Off' }, ...missing },
  'DELETE /api/library/saved-filters/:id': { method: 'DELETE', ...missing },
  'POST /api/import/library': {
    method: 'POST',
    body: { folders: [['Berlin', 'Mitte']], tags: ['summer'] },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'GET /api/kits': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/kits': {
    method: 'POST',
    body: { name: 'House', design: defaultDesign },
    anonymous: 401,
    A: 201,
    B: 201,
  },
  'PATCH /api/kits/:id': { method: 'PATCH', body: { name: 'Home' }, ...missing },
  'DELETE /api/kits/:id': { method: 'DELETE', ...missing },
  'POST /api/kits/:id/default': { method: 'POST', body: { isDefault: true }, ...missing },
  'GET /api/kits/:id/codes': { method: 'GET', ...missing },
  'GET /api/logos': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/logos': {
    method: 'POST',
    body: { name: 'Sun', image: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(16)}` },
    anonymous: 401,
    A: 201,
    B: 201,
  },
  'DELETE /api/logos/:id': { method: 'DELETE', ...missing },
  'POST /api/library/preview': {
    method: 'POST',
    body: { selection: { filter: {} }, action: { do: 'rename', pattern: 'x' } },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'POST /api/library/jobs': {
    method: 'POST',
    body: { selection: { filter: {} }, action: { do: 'delete' } },
    anonymous: 401,
    A: 201,
    B: 201,
  },
  'GET /api/library/jobs': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'GET /api/library/jobs/:id': { method: 'GET', anonymous: 401, A: 404, B: 404 },
  'POST /api/library/jobs/:id/undo': { method: 'POST', anonymous: 401, A: 404, B: 404 },
};
