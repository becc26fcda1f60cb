import type { Handlers } from '../platform/http/serve.ts';
import type { BlockList } from '../targets/block-list.ts';
import { disableCode, dismissReports, enableCode, listReports, storeReport } from './reports.ts';

/** Anyone may report a code, and administrators decide (docs/decisions/0018-abuse.md). */
export const reportsRoutes = ({ blockList }: { blockList: BlockList }) =>
  ({
    'POST /api/reports': (caller, { body }, trx) => storeReport(trx, caller, body),
    'GET /api/reports': (admin, { query }, db) => listReports(db, admin, blockList, query.code),
    'POST /api/reports/:code/disable': (admin, { params, body }, trx) =>
      disableCode(trx, admin, { ...params, ...body }),
    'POST /api/reports/:code/enable': (admin, { params, body }, trx) =>
      enableCode(trx, admin, { ...params, ...body }),
    'POST /api/reports/:code/dismiss': (admin, { params, body }, trx) =>
      dismissReports(trx, admin, { ...params, ...body }),
  }) satisfies Partial<Handlers>;
