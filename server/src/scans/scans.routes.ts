import { Readable } from 'node:stream';
import type { Handlers } from '../platform/http/serve.ts';
import { isId } from '../platform/random-id.ts';
import type { CountedLinks } from './counted-links.ts';
import { readScans, scanFileFormats } from './scan-export.ts';
import { countScans, countToday, idsOf, reportScans, resolvePeriod } from './scan-report.ts';

/** Owners see the scans of their own codes. A code of another user counts as not found. */
export const scansRoutes = (counted: CountedLinks) =>
  ({
    'GET /api/scans': (actor, { query }, db) => reportScans(db, actor, query, counted),

    'GET /api/scans/counts': (actor, { query }, db) =>
      countScans(db, actor, counted, query.codes?.split(',').filter(isId)),

    'GET /api/scans/live': async (actor, { query: { project, zone } }, db) => ({
      scans: await countToday(db, actor, { project, zone }, counted),
    }),

    'GET /api/scans/export': async (actor, { query }, db, reply) => {
      const links = await counted.list(db, actor);
      const ids = idsOf(links, query.project);
      const { from, to, period } = await resolvePeriod(db, ids, query);
      const { type, write } = scanFileFormats[query.format];
      const wanted = links.filter(({ id }) => ids.includes(id));
      const name = `scans-${from}-${to}.${query.format}`;
      return (
        reply
          .type(type)
          .header('content-disposition', `attachment; filename="${name}"`)
          // Reads only one batch ahead of the client.
          .send(Readable.from(write(readScans(db, wanted, period)), { highWaterMark: 1 }))
      );
    },
  }) satisfies Partial<Handlers>;
