import type { Handlers } from '../platform/http/serve.ts';
import { readStatistics } from './statistics.ts';

export const statisticsRoutes = {
  'GET /api/statistics': (_caller, _request, db) => readStatistics(db),
} satisfies Partial<Handlers>;
