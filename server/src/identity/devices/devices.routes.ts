import type { Handlers } from '../../platform/http/serve.ts';
import { endOtherSessions, endSession, listDevices } from './devices.ts';

/** The devices on which the user is signed in. */
export const devicesRoutes = {
  'GET /api/sessions': (actor, _request, db) => listDevices(db, actor),
  'DELETE /api/sessions/:id': (actor, { params }, trx) => endSession(trx, actor, params.id),
  'DELETE /api/sessions': (actor, _request, trx) => endOtherSessions(trx, actor),
} satisfies Partial<Handlers>;
