import { Readable } from 'node:stream';
import type { Clock } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { summarise } from './analytics.ts';
import { readGenerations, readPage } from './generations.ts';
import { writeCsv } from './generations-csv.ts';

/** Figures and lists of all downloads, for administrators. */
export const analyticsRoutes = ({ clock }: { clock: Clock }) =>
  ({
    'GET /api/qr-analytics': (_caller, _request, db) => summarise(db, clock()),

    'GET /api/qr-generations': (_caller, { query }, db) => readPage(db, query),

    'GET /api/qr-generations.csv': (_caller, { query }, db, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="qr-generations.csv"')
        // Reads only one batch ahead of the client.
        .send(Readable.from(writeCsv(readGenerations(db, query)), { highWaterMark: 1 })),
  }) satisfies Partial<Handlers>;
