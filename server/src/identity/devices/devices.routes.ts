import type { Clock } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { getSession } from '../../platform/http/session.ts';
import { endOtherSessions, endSession, listDevices } from './devices.ts';

/** The devices on which the user is signed in. */
export const devicesRoutes = ({ clock }: { clock: Clock }) =>
  ({
    'GET /api/sessions': (_caller, request, db) => listDevices(db, getSession(request), clock()),
    'DELETE /api/sessions/:id': (_caller, request, trx) =>
      endSession(trx, getSession(request), request.params.id, clock()),
    'DELETE /api/sessions': (_caller, request, trx) => endOtherSessions(trx, getSession(request)),
  }) satisfies Partial<Handlers>;
