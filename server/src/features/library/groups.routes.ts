import type { Clock } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { changeFolder, createFolder, deleteFolder } from './folders.ts';
import {
  changeSavedFilter,
  changeTag,
  createSavedFilter,
  createTag,
  deleteSavedFilter,
  deleteTag,
} from './tags.ts';

/** Folders, tags and saved filters. Those of another user count as not found. */
export const groupsRoutes = ({ clock }: { clock: Clock }) =>
  ({
    'POST /api/library/folders': (actor, { body }, trx) =>
      createFolder(trx, { caller: actor, body, now: clock() }),
    'PATCH /api/library/folders/:id': (actor, { params, body }, trx) =>
      changeFolder(trx, { caller: actor, id: params.id, body }),
    'DELETE /api/library/folders/:id': (actor, { params }, trx) =>
      deleteFolder(trx, actor, params.id),

    'POST /api/library/tags': (actor, { body }, trx) =>
      createTag(trx, { caller: actor, body, now: clock() }),
    'PATCH /api/library/tags/:id': (actor, { params, body }, trx) =>
      changeTag(trx, { caller: actor, id: params.id, body }),
    'DELETE /api/library/tags/:id': (actor, { params }, trx) => deleteTag(trx, actor, params.id),

    'POST /api/library/saved-filters': (actor, { body }, trx) =>
      createSavedFilter(trx, { caller: actor, body, now: clock() }),
    'PATCH /api/library/saved-filters/:id': (actor, { params, body }, trx) =>
      changeSavedFilter(trx, { caller: actor, id: params.id, body }),
    'DELETE /api/library/saved-filters/:id': (actor, { params }, trx) =>
      deleteSavedFilter(trx, actor, params.id),
  }) satisfies Partial<Handlers>;
