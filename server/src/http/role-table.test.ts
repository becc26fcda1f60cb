import { isDeepStrictEqual } from 'node:util';
import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import type { Db } from '../db/connect.ts';
import { testApp, urlBody } from '../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import { routesOf } from '../testing/routes-of.ts';
import { newUser, PASSWORD, projectBody, Visitor } from '../testing/visitor.ts';

const roles = ['anonymous', 'A', 'B'] as const;
type Role = (typeof roles)[number];
type Row = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  query?: string;
  body?: object;
} & Record<Role, number>;

const assertion = {
  ...{ id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA' },
  ...{ signature: 'AAAA', userHandle: 'AAAA' },
};

/** How each route responds to a visitor who is signed out, to A, who owns the project, and to B. */
const table: Record<string, Row> = {
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
  'PATCH /api/projects/:id/link': {
    method: 'PATCH',
    body: { target: 'changed.example' },
    anonymous: 401,
    A: 200,
    B: 404,
  },
  'POST /api/reserved-code': { method: 'POST', anonymous: 401, A: 200, B: 200 },
  'GET /api/projects/:id/link/targets': { method: 'GET', anonymous: 401, A: 200, B: 404 },
  'DELETE /api/projects/:id': { method: 'DELETE', anonymous: 401, A: 200, B: 404 },
  'POST /api/subscribe': { method: 'POST', anonymous: 401, A: 200, B: 200 },
  'POST /api/login': {
    method: 'POST',
    body: { email: 'nobody@example.com', password: PASSWORD },
    anonymous: 401,
    A: 401,
    B: 401,
  },
  'POST /api/login/second-factor': {
    method: 'POST',
    body: { proof: { method: 'totp', code: '123456' }, remember: false },
    anonymous: 401,
    A: 401,
    B: 401,
  },
  'GET /api/second-factors': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/second-factors/totp': { method: 'POST', body: {}, anonymous: 401, A: 200, B: 200 },
  'POST /api/second-factors/totp/confirm': {
    method: 'POST',
    body: { code: '123456' },
    anonymous: 401,
    A: 400,
    B: 400,
  },
  'POST /api/second-factors/totp/remove': {
    method: 'POST',
    body: { password: PASSWORD },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'POST /api/second-factors/recovery-codes': {
    method: 'POST',
    body: {},
    anonymous: 401,
    A: 409,
    B: 409,
  },
  'POST /api/register': {
    method: 'POST',
    body: { email: 'somebody@example.com', password: PASSWORD },
    anonymous: 200,
    A: 200,
    B: 200,
  },
  'POST /api/logout': { method: 'POST', anonymous: 200, A: 200, B: 200 },
  'POST /api/change-password': {
    method: 'POST',
    body: { currentPassword: PASSWORD, newPassword: 'new password' },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'POST /api/login/passkey/options': { method: 'POST', anonymous: 200, A: 200, B: 200 },
  'POST /api/login/passkey': {
    method: 'POST',
    body: { assertion },
    anonymous: 401,
    A: 401,
    B: 401,
  },
  'POST /api/login/second-factor/passkey/options': {
    method: 'POST',
    anonymous: 401,
    A: 401,
    B: 401,
  },
  'GET /api/passkeys': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/passkeys/options': { method: 'POST', body: {}, anonymous: 401, A: 200, B: 200 },
  'POST /api/passkeys': {
    method: 'POST',
    body: { credential: { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
    anonymous: 401,
    A: 400,
    B: 400,
  },
  'PATCH /api/passkeys/:id': {
    method: 'PATCH',
    body: { name: 'iPhone' },
    anonymous: 401,
    A: 404,
    B: 404,
  },
  'POST /api/passkeys/:id/remove': {
    method: 'POST',
    body: { password: PASSWORD },
    anonymous: 401,
    A: 200,
    B: 200,
  },
  'GET /api/sessions': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'DELETE /api/sessions/:id': { method: 'DELETE', anonymous: 401, A: 404, B: 404 },
  'DELETE /api/sessions': { method: 'DELETE', anonymous: 401, A: 200, B: 200 },
  'POST /api/forgot-password': {
    method: 'POST',
    body: { email: 'nobody@example.com' },
    anonymous: 200,
    A: 200,
    B: 200,
  },
  'POST /api/reset-password': {
    method: 'POST',
    body: { token: 'not the token of a link', newPassword: 'new password' },
    anonymous: 400,
    A: 400,
    B: 400,
  },
  'GET /api/sign-on': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  // These have no provider, which sign-on.test.ts has.
  'POST /api/sign-on': { method: 'POST', body: {}, anonymous: 404, A: 404, B: 404 },
  'GET /api/sign-on/callback': { method: 'GET', anonymous: 404, A: 404, B: 404 },
  'POST /api/sign-on/join': {
    method: 'POST',
    body: { password: PASSWORD },
    anonymous: 404,
    A: 404,
    B: 404,
  },
  'POST /api/sign-on/disconnect': {
    method: 'POST',
    body: { password: PASSWORD },
    anonymous: 401,
    A: 404,
    B: 404,
  },
  'GET /api/address': { method: 'GET', anonymous: 401, A: 200, B: 200 },
  'POST /api/change-address': {
    method: 'POST',
    body: { email: 'moved@example.com', currentPassword: PASSWORD },
    anonymous: 401,
    A: 200,
    B: 409, // A has it by then
  },
  'DELETE /api/change-address': { method: 'DELETE', anonymous: 401, A: 200, B: 200 },
  'POST /api/send-verification': { method: 'POST', anonymous: 401, A: 200, B: 200 },
  'POST /api/confirm-address': {
    method: 'POST',
    body: { token: 'not the token of a link' },
    anonymous: 400,
    A: 400,
    B: 400,
  },
  'POST /api/undo-address-change': {
    method: 'POST',
    body: { token: 'not the token of a link' },
    anonymous: 400,
    A: 400,
    B: 400,
  },
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

test('the table has a row for every route of the API', async () => {
  const { db } = await openSqlite();
  const routes = await routesOf(() => testApp({ db }));
  const missing = [...routes.keys()].filter(
    (route) => route.includes(' /api/') && !(route in table),
  );
  expect(missing).toEqual([]);
});

describeOnEachDatabase('the rights', (open) => {
  test('on every route are those of its row, and nobody changes rows of somebody else', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const statuses: Record<string, Partial<Record<Role, number>>> = {};
    const changedByOthers: string[] = [];
    for (const [route, { method, body, query = '' }] of Object.entries(table)) {
      for (const role of roles) {
        const [a, b] = [await newUser(app), await newUser(app)];
        const { id, link } = await a.saveDynamic('of A');
        await b.saveDynamic('of B');
        const callers = { anonymous: new Visitor(app), A: a, B: b };
        const other = (await (role === 'A' ? b : a).user())?.id as number;
        const before = await rowsOf(db, other);
        const path = route.replace(/^\S+ /, '') + query;
        const url = path.replace(':id', id).replace(':code', link.code);
        const { statusCode } = await callers[role].send(method, url, body);
        statuses[route] = { ...statuses[route], [role]: statusCode };
        const after = await rowsOf(db, other);
        if (!isDeepStrictEqual(after, before)) changedByOthers.push(`${route} as ${role}`);
      }
    }
    const expected = Object.entries(table).map(([route, { anonymous, A, B }]) => [
      route,
      { anonymous, A, B },
    ]);
    expect(statuses).toEqual(Object.fromEntries(expected));
    expect(changedByOthers).toEqual([]);
  });

  test.each(['nothing', '%00', "' or 1=1 --", 'a'.repeat(22), '1', '%F0%9F%99%82'])(
    'to the project "%s", which does not exist, is answered with 404',
    async (id) => {
      const { db } = await open();
      const owner = await newUser(await testApp({ db }));
      await owner.save();
      const path = `/api/projects/${id.includes('%') ? id : encodeURIComponent(id)}`;
      for (const [method, url, body] of [
        ['GET', path, undefined],
        ['PATCH', path, { title: 'x' }],
        ['DELETE', path, undefined],
        ['PATCH', `${path}/link`, { target: 'x.example' }],
        ['GET', `${path}/link/targets`, undefined],
      ] as const) {
        const response = await owner.send(method, url, body);
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      }
      expect(await db.selectFrom('projects').select('id').execute()).toHaveLength(1);
    },
  );

  test("to another user's project is answered exactly like access to a project that does not exist", async () => {
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

/** All rows of one user except when their sessions end: each use extends them. */
async function rowsOf(db: Db, userId: number) {
  return {
    user: await db.selectFrom('users').selectAll().where('id', '=', userId).execute(),
    sessions: await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute(),
    projects: await db.selectFrom('projects').selectAll().where('user_id', '=', userId).execute(),
    links: await db.selectFrom('links').selectAll().where('user_id', '=', userId).execute(),
    feedback: await db.selectFrom('feedback').selectAll().where('user_id', '=', userId).execute(),
  };
}
