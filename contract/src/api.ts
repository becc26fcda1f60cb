import { accountRoutes } from './accounts.routes.ts';
import { accountAnswers, accountRequests } from './accounts.schemas.ts';
import { brandKitRoutes } from './brand-kits.routes.ts';
import { brandKitAnswers, brandKitRequests } from './brand-kits.schemas.ts';
import { codeRoutes } from './codes.routes.ts';
import { codeAnswers, codeRequests } from './codes.schemas.ts';
import { downloadRoutes } from './downloads.routes.ts';
import { downloadAnswers, downloadRequests } from './downloads.schemas.ts';
import { groupRoutes } from './groups.routes.ts';
import { groupAnswers, groupRequests } from './groups.schemas.ts';
import { scanRoutes } from './scans.routes.ts';
import { scanAnswers, scanRequests } from './scans.schemas.ts';
import { siteRoutes } from './site.routes.ts';
import { siteAnswers, siteRequests } from './site.schemas.ts';
import { transferRoutes } from './transfer.routes.ts';
import { transferAnswers, transferRequests } from './transfer.schemas.ts';

/** All routes below `/api`. The browser imports only the types of this file, and loads the schemas of one noun. */
export const routes = {
  ...accountRoutes,
  ...codeRoutes,
  ...groupRoutes,
  ...brandKitRoutes,
  ...transferRoutes,
  ...scanRoutes,
  ...downloadRoutes,
  ...siteRoutes,
} as const;

export type RouteOfApi = keyof typeof routes;

export const requests = {
  ...accountRequests,
  ...codeRequests,
  ...groupRequests,
  ...brandKitRequests,
  ...transferRequests,
  ...scanRequests,
  ...downloadRequests,
  ...siteRequests,
} as const;

export const answers = {
  ...accountAnswers,
  ...codeAnswers,
  ...groupAnswers,
  ...brandKitAnswers,
  ...transferAnswers,
  ...scanAnswers,
  ...downloadAnswers,
  ...siteAnswers,
} as const;
