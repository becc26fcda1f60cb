import { Readable } from 'node:stream';
import { done } from '@everscan/contract/requests';
import type { Clock } from '../../platform/clock.ts';
import { dayOf } from '../../platform/days.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { assignImportedGroups, importLibrary } from '../library/imported-groups.ts';
import type { LinkRules } from '../links/links.ts';
import { importProject } from '../projects/imported-projects.ts';
import { writeExport } from './write-export.ts';

type Options = { clock: Clock; links: LinkRules };

/** Users download all their data, and import codes from another server (docs/codes-outlive-us.md). */
export const accountExportRoutes = ({ clock, links: rules }: Options) =>
  ({
    'GET /api/export': (actor, _, db, reply) => {
      const now = clock();
      const name = `everscan-export-${dayOf(now)}.json`;
      return (
        reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          // Reads only one batch ahead of the client.
          .send(Readable.from(writeExport(db, actor, now), { highWaterMark: 1 }))
      );
    },

    'POST /api/import': async (caller, { body: project }, trx) => {
      const own = { caller, project, now: clock() };
      const { id, isNew, isOurs } = await importProject(trx, { ...own, rules, by: 'owner' });
      const leftOut = isNew ? await assignImportedGroups(trx, { ...own, id }) : [];
      const body = { id, isNew, isOurs, ...(leftOut.length > 0 && { leftOut }) };
      return { status: isNew ? 201 : 200, body };
    },

    'POST /api/import/library': async (caller, { body: library }, trx) => {
      const leftOut = await importLibrary(trx, { caller, library, now: clock() });
      return { ...done, ...(leftOut.length > 0 && { leftOut }) };
    },
  }) satisfies Partial<Handlers>;
