import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type RouteOfApi, routes } from '@everscan/contract/api';
import type { History } from '@everscan/contract/codes.schemas';
import type { Route } from '@everscan/contract/routes';
import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import type { Db } from './platform/db/connect.ts';
import type { App } from './platform/http/app-type.ts';
import { accountRoles, type Role, type Row, roles } from './testing/account-roles.ts';
import { testApp, urlBody } from './testing/app.ts';
import { describeOnEachDatabase } from './testing/databases.ts';
import { libraryRoles } from './testing/library-roles.ts';
import { newUser, projectBody, Visitor } from './testing/visitor.ts';

/** How each route responds to a visitor who is signed out, to A, who owns the project, and to B. */
const table: Partial<Record<RouteOfApi, Row>> = {
  'GET /api/user': { method: 'GET', anonymous: 200, A: 200, B: 200 },
  'GET /api/statistics': { method: 'GET', anonymous: 200, A: 200, B: 200 },
  'GET /api/projects': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/projects': { method: 'POST', body: projectBody, anonymous: 401, A: 201, B: 201 },
  'GET /api/projects/:id': { method: 'GET', anonymous: 401, A: 200, B: 404 },
  'PATCH /api/projects/:id': {
    method: 'PATCH',
    body: { title: 'changed' },
    anonymous: 401,
    A: 200,
    B: 404,
  },
  'POST /api/bulk/codes': {
    method: 'POST',
    body: { design: defaultDesign, rows: [{ key: '1', target: 'example.com' }] },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'POST /api/reserved-code': { method: 'POST', anonymous: 401, A: 200, B: 200 },
  'GET /api/projects/:id/link/targets': { method: 'GET', anonymous: 401, A: 200, B: 404 },
  'DELETE /api/projects/:id': { method: 'DELETE', anonymous: 401, A: 200, B: 404 },
  'GET /api/projects/:id/history': { method: 'GET', anonymous: 401, A: 200, B: 404 },
  'POST /api/projects/:id/history/:change/restore': {
    method: 'POST',
    body: {},
    anonymous: 401,
    A: 200,
    B: 404,
  },
  'GET /api/bin': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/bin/:id/restore': { method: 'POST', anonymous: 401, A: 200, B: 404 },
  'DELETE /api/bin/:id': { method: 'DELETE', anonymous: 401, A: 200, B: 404 },
  'DELETE /api/bin': { method: 'DELETE', anonymous: 401, A: 200, B: 200 },
  'POST /api/subscribe': { method: 'POST', anonymous: 401, A: 200, B: 200 },
  ...accountRoles,
  ...libraryRoles,
  'POST /api/feedback': {
    method: 'POST',
    body: { email: 'writer@example.com', message: 'The dots are lovely.' },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'DELETE /api/delete-account': { method: 'DELETE', anonymous: 401, A: 200, B: 200 },
  'POST /api/track-qr-generation': {
    method: 'POST',
    body: urlBody,
    anonymous: 200,
    A: 200,
    B: 200,
  },
  'POST /api/track-qr-creation': { method: 'POST', anonymous: 200, A: 200, B: 200 },
  'GET /api/qr-analytics': { method: 'GET', anonymous: 401, A: 403, B: 403 },
  'GET /api/qr-generations': { method: 'GET', anonymous: 401, A: 403, B: 403 },
  'GET /api/qr-generations.csv': { method: 'GET', anonymous: 401, A: 403, B: 403 },
  'GET /api/scans': {
    method: 'GET',
    query: '?project=:id&to=2026-01-31&zone=UTC&by=day',
    anonymous: 401,
    A: 200,
    B: 404,
  },
  'GET /api/scans/counts': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'GET /api/scans/live': {
    method: 'GET',
    query: '?project=:id&zone=UTC',
    anonymous: 401,
    A: 200,
    B: 404,
  },
  'GET /api/scans/export': {
    method: 'GET',
    query: '?project=:id&to=2026-01-31&zone=UTC&format=csv',
    anonymous: 401,
    A: 200,
    B: 404,
  },
  'GET /api/export': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/import': {
    method: 'POST',
    body: {
      ...projectBody,
      id: 'elsewhere',
      design: defaultDesign,
      createdAt: '2026-01-31T12:00:00Z',
      updatedAt: '2026-01-31T12:00:00Z',
      link: null,
    },
    anonymous: 401,
    A: 201,
    B: 201,
  },
  'POST /api/reports': {
    method: 'POST',
    body: { code: 'NOBODYS2', reason: 'spam' },
    anonymous: 201,
    A: 201,
    B: 201,
  },
  'GET /api/reports': { method: 'GET', anonymous: 401, A: 403, B: 403 },
  'POST /api/reports/:code/disable': { method: 'POST', anonymous: 401, A: 403, B: 403 },
  'POST /api/reports/:code/enable': { method: 'POST', anonymous: 401, A: 403, B: 403 },
  'POST /api/reports/:code/dismiss': { method: 'POST', anonymous: 401, A: 403, B: 403 },
};

test('the table has a row for every route of the API', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(routes).sort());
});

describeOnEachDatabase('the rights', (open) => {
  test('of every route match the table, nobody changes rows of another user, and a retry is not a second write', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const statuses: Record<string, Partial<Record<Role, number>>> = {};
    const changedByOthers: string[] = [];
    const written: string[] = [];
    const replayed: string[] = [];
    let pair = await newPair(app);
    for (const [route, { method, body, query = '' }] of Object.entries(table)) {
      for (const role of roles) {
        const { a, b, id, link } = pair;
        if (route.includes('/bin/:id')) await a.send('DELETE', `/api/projects/${id}`);
        const change = route.includes(':change') ? await newChange(a, id) : '';
        const callers = { anonymous: new Visitor(app), A: a, B: b };
        const other = (await (role === 'A' ? b : a).user())?.id as number;
        const before = await rowsOf(db, other);
        const path = route.replace(/^\S+ /, '') + query;
        const url = path.replace(':id', id).replace(':change', change).replace(':code', link.code);
        const key = { 'idempotency-key': randomUUID() };
        const { statusCode } = await callers[role].send(method, url, body, key);
        statuses[route] = { ...statuses[route], [role]: statusCode };
        const after = await rowsOf(db, other);
        if (!isDeepStrictEqual(after, before)) changedByOthers.push(`${route} as ${role}`);
        if (isWrittenOnce(route) && statusCode < 400) {
          written.push(route);
          const retry = await callers[role].send(method, url, body, key);
          if (retry.headers['idempotency-replayed'] === 'true') replayed.push(route);
        }
        // A call that was accepted may have changed the caller.
        if ((method !== 'GET' && statusCode < 400) || /:change|bin\/:id/.test(route))
          pair = await newPair(app);
      }
    }
    const expected = Object.entries(table).map(([route, { anonymous, A, B }]) => [
      route,
      { anonymous, A, B },
    ]);
    expect(statuses).toEqual(Object.fromEntries(expected));
    expect(changedByOthers).toEqual([]);
    expect(replayed).toEqual(written);
    expect(written.length).toBeGreaterThan(40);
  });

  test.each(['nothing', '%00', "' or 1=1 --", 'a'.repeat(22), '1', '%F0%9F%99%82'])(
    'to the project "%s", which does not exist, gets 404',
    async (id) => {
      const { db } = await open();
      const owner = await newUser(await testApp({ db }));
      await owner.save();
      const path = `/api/projects/${id.includes('%') ? id : encodeURIComponent(id)}`;
      for (const [method, url, body] of [
        ['GET', path, undefined],
        ['PATCH', path, { title: 'x' }],
        ['DELETE', path, undefined],
        ['PATCH', path, { link: { target: 'x.example' } }],
        ['GET', `${path}/link/targets`, undefined],
        ['GET', `${path}/history`, undefined],
        ['POST', `${path}/history/1/restore`, {}],
        ['POST', path.replace('projects', 'bin').concat('/restore'), undefined],
        ['DELETE', path.replace('projects', 'bin'), undefined],
      ] as const) {
        const response = await owner.send(method, url, body);
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      }
      expect(await db.selectFrom('projects').select('id').execute()).toHaveLength(1);
    },
  );

  test("to another user's project gets exactly the same response as to a project that does not exist", async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const [a, b] = [await newUser(app), await newUser(app)];
    const { id } = await a.save();
    const answers = [];
    for (const path of [id, 'a'.repeat(22)]) {
      const { statusCode, body } = await b.send('DELETE', `/api/projects/${path}`);
      answers.push({ statusCode, body });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await b.send('GET', '/api/projects')).json()).toEqual([]);
  });
});

/** Deleting an account is tested apart: its retry has the cookie of the ended session, which this client has dropped. */
function isWrittenOnce(route: string): boolean {
  const { once }: Route = routes[route as RouteOfApi];
  return once === true && route !== 'DELETE /api/delete-account';
}

/** Makes a change in the history of a code, and returns its id. */
async function newChange(owner: Visitor, id: string): Promise<string> {
  await owner.send('PATCH', `/api/projects/${id}`, { title: 'changed' });
  const history = await owner.send('GET', `/api/projects/${id}/history`);
  return String(history.json<History>().changes[0]?.id);
}

/** Creates A and B, each with a dynamic code, and returns them with A's code. */
async function newPair(app: App) {
  const [a, b] = [await newUser(app), await newUser(app)];
  await b.saveDynamic('of B');
  return { a, b, ...(await a.saveDynamic('of A')) };
}

/** All rows of one user, except for the end of their sessions, which each use extends. */
async function rowsOf(db: Db, userId: number) {
  return {
    user: await db.selectFrom('users').selectAll().where('id', '=', userId).execute(),
    sessions: await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute(),
    projects: await db
      .selectFrom('projects')
      .selectAll()
      .where('workspace_id', '=', userId)
      .execute(),
    changes: await db
      .selectFrom('project_changes')
      .selectAll()
      .where('workspace_id', '=', userId)
      .execute(),
    workspace: await db.selectFrom('workspaces').selectAll().where('id', '=', userId).execute(),
    links: await db.selectFrom('links').selectAll().where('workspace_id', '=', userId).execute(),
    folders: await db
      .selectFrom('folders')
      .selectAll()
      .where('workspace_id', '=', userId)
      .execute(),
    tags: await db.selectFrom('tags').selectAll().where('workspace_id', '=', userId).execute(),
    feedback: await db.selectFrom('feedback').selectAll().where('user_id', '=', userId).execute(),
  };
}
