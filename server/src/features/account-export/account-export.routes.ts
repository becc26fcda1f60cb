import { Readable } from 'node:stream';
import { exportedLibrarySchema, exportedProjectSchema } from '@everscan/contract/export-file';
import { fileResponse } from '@everscan/contract/file-response';
import { done, ignoredQuerySchema } from '@everscan/contract/requests';
import { importedLibrarySchema, importedSchema } from '@everscan/contract/transfer.schemas';
import type { Clock } from '../../platform/clock.ts';
import { dayOf } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import {
  limited,
  limitedAcrossProcesses,
  type RateLimits,
} from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import { assignImportedGroups, importLibrary } from '../library/imported-groups.ts';
import type { LinkRules } from '../links/links.ts';
import { importProject } from '../projects/imported-projects.ts';
import { writeExport } from './write-export.ts';

type Options = { db: Db; once: Once; clock: Clock; limits: RateLimits; links: LinkRules };

/** Users download all their data, and import codes from another server (docs/codes-outlive-us.md). */
export function accountExportRoutes(app: App, { db, once, clock, limits, links }: Options): void {
  app.get(
    '/api/export',
    // For a HEAD request Fastify would read the whole export.
    {
      config: { ...limitedAcrossProcesses(limits.exports), access: 'user' },
      exposeHeadRoute: false,
      schema: {
        querystring: ignoredQuerySchema,
        response: { 200: fileResponse('application/json') },
      },
    },
    (request, reply) => {
      const now = clock();
      const day = dayOf(now);
      return (
        reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="everscan-export-${day}.json"`)
          // Reads only one batch ahead of the client.
          .send(Readable.from(writeExport(db, getUser(request).id, now), { highWaterMark: 1 }))
      );
    },
  );

  app.post(
    '/api/import',
    {
      config: { ...limited(limits.api), access: 'user' },
      schema: {
        body: exportedProjectSchema,
        response: { 200: importedSchema, 201: importedSchema },
      },
    },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const own = { userId: getUser(request).id, project: request.body, now: clock() };
        const options = { ...own, rules: links, by: 'owner' as const };
        const { id, isNew, isOurs } = await importProject(trx, options);
        const leftOut = isNew ? await assignImportedGroups(trx, { ...own, id }) : [];
        const body = { id, isNew, isOurs, ...(leftOut.length > 0 && { leftOut }) };
        return { status: isNew ? 201 : 200, body };
      }),
  );

  app.post(
    '/api/import/library',
    {
      config: { ...limited(limits.api), access: 'user' },
      schema: { body: exportedLibrarySchema, response: { 200: importedLibrarySchema } },
    },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const { id: userId } = getUser(request);
        const leftOut = await importLibrary(trx, { userId, library: request.body, now: clock() });
        return { status: 200, body: { ...done, ...(leftOut.length > 0 && { leftOut }) } };
      }),
  );
}
