import {
  changeFolderSchema,
  changeSavedFilterSchema,
  changeTagSchema,
  folderSchema,
  newFolderSchema,
  newSavedFilterSchema,
  newTagSchema,
  savedFilterSchema,
  tagSchema,
} from '@everscan/contract/groups.schemas';
import { done, doneSchema, emptyBodySchema } from '@everscan/contract/requests';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import { changeFolder, createFolder, deleteFolder } from './folders.ts';
import {
  changeSavedFilter,
  changeTag,
  createSavedFilter,
  createTag,
  deleteSavedFilter,
  deleteTag,
} from './tags.ts';

type Options = { once: Once; clock: Clock; limits: RateLimits };

const params = z.object({ id: z.string() });

/** Folders, tags and saved filters. Those of another user count as not found. */
export function groupsRoutes(app: App, { once, clock, limits }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;

  app.post(
    '/api/library/folders',
    { config, schema: { body: newFolderSchema, response: { 201: folderSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const options = { userId: getUser(request).id, body: request.body, now: clock() };
        return { status: 201, body: await createFolder(trx, options) };
      }),
  );

  app.patch(
    '/api/library/folders/:id',
    { config, schema: { params, body: changeFolderSchema, response: { 200: folderSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const { body } = request;
        const options = { userId: getUser(request).id, id: request.params.id, body };
        return { status: 200, body: await changeFolder(trx, options) };
      }),
  );

  app.delete(
    '/api/library/folders/:id',
    { config, schema: { params, body: emptyBodySchema, response: { 200: doneSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        await deleteFolder(trx, getUser(request).id, request.params.id);
        return { status: 200, body: done };
      }),
  );

  app.post(
    '/api/library/tags',
    { config, schema: { body: newTagSchema, response: { 201: tagSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const options = { userId: getUser(request).id, body: request.body, now: clock() };
        return { status: 201, body: await createTag(trx, options) };
      }),
  );

  app.patch(
    '/api/library/tags/:id',
    { config, schema: { params, body: changeTagSchema, response: { 200: tagSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const { body } = request;
        const options = { userId: getUser(request).id, id: request.params.id, body };
        return { status: 200, body: await changeTag(trx, options) };
      }),
  );

  app.delete(
    '/api/library/tags/:id',
    { config, schema: { params, body: emptyBodySchema, response: { 200: doneSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        await deleteTag(trx, getUser(request).id, request.params.id);
        return { status: 200, body: done };
      }),
  );

  app.post(
    '/api/library/saved-filters',
    { config, schema: { body: newSavedFilterSchema, response: { 201: savedFilterSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const options = { userId: getUser(request).id, body: request.body, now: clock() };
        return { status: 201, body: await createSavedFilter(trx, options) };
      }),
  );

  app.patch(
    '/api/library/saved-filters/:id',
    {
      config,
      schema: { params, body: changeSavedFilterSchema, response: { 200: savedFilterSchema } },
    },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const { body } = request;
        const options = { userId: getUser(request).id, id: request.params.id, body };
        return { status: 200, body: await changeSavedFilter(trx, options) };
      }),
  );

  app.delete(
    '/api/library/saved-filters/:id',
    { config, schema: { params, body: emptyBodySchema, response: { 200: doneSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        await deleteSavedFilter(trx, getUser(request).id, request.params.id);
        return { status: 200, body: done };
      }),
  );
}
