import type { Clock } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { LinkRules } from '../links/links.ts';
import { saveRows } from './bulk-links.ts';

type Options = { clock: Clock; links: LinkRules };

/** Dynamic codes from the rows of a list, a batch at a time. */
export const bulkLinksRoutes = ({ clock, links: rules }: Options) =>
  ({
    'POST /api/bulk/codes': (actor, { body }, trx) =>
      saveRows(trx, { caller: actor, body, rules, now: clock() }),
  }) satisfies Partial<Handlers>;
