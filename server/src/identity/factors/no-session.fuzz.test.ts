import { routes } from '@everscan/contract/api';
import type { Route } from '@everscan/contract/routes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { App } from '../../platform/http/app-type.ts';
import { testApp } from '../../testing/app.ts';
import { openPostgres, openSqlite } from '../../testing/databases.ts';
import { setUpTotp } from '../../testing/second-factor.ts';
import { newUser, PASSWORD, projectBody, Visitor } from '../../testing/visitor.ts';

const PARALLEL = 10;
const isFull = process.env.PROOF === 'full';

test.each([
  ['SQLite', openSqlite, isFull ? 100_000 : 1_000],
  ['PostgreSQL', openPostgres, isFull ? 100_000 : 500],
] as const)(
  'on %s, no request gets a session before the second factor',
  async (_, open, count) => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    const { recoveryCodes } = await setUpTotp(owner, Date.now());
    const userId = (await owner.user())?.id ?? 0;

    const api = Object.entries<Route>(routes);
    const secondStep = api.filter(([name]) => name.endsWith(' /api/login/second-factor'));
    const route = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...api) },
      { weight: 1, arbitrary: fc.constantFrom(...secondStep) },
    );
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('123456', ...recoveryCodes.map(altered)),
    );
    const proof = fc.record({
      proof: fc.record({
        method: fc.constantFrom('totp', 'recovery', 'none', '__proto__'),
        code: text,
      }),
      remember: fc.boolean(),
    });
    const payload = fc.oneof(
      fc.constantFrom<object[]>(
        {},
        projectBody,
        { email: owner.email, password: PASSWORD },
        { password: PASSWORD },
        { currentPassword: PASSWORD, newPassword: PASSWORD },
      ),
      fc.record({ code: text }),
      proof,
      fc.dictionary(fc.string(), fc.jsonValue()),
    );
    /** The cookies in which the token of the pending sign-in is sent. */
    const cookieNames = fc.subarray(
      ['pending', 'session', 'remembered', 'device', '__Host-session', '__Host-pending'],
      { minLength: 1 },
    );
    const request = fc.record({ route, payload, cookieNames });
    /** Whatever the other requests are, this one reaches the check of a proof. */
    const wrongProof = {
      route: secondStep[0] as (typeof api)[number],
      payload: { proof: { method: 'totp', code: '123456' }, remember: false },
      cookieNames: ['pending'],
    };
    const batch = fc.array(request, { minLength: PARALLEL, maxLength: PARALLEL });

    let token = '';
    let sent = 0;
    let refusedProofs = 0;
    const admitted: string[] = [];
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        if (sent++ % 5 === 0) token = await pendingToken(app, owner.email);
        await Promise.all(
          requests.map(async ({ route: [name, { access }], payload, cookieNames }) => {
            const [method = '', path = ''] = name.split(' ');
            const url = path.replace(/:\w+/, 'a'.repeat(22));
            const cookie = cookieNames.map((each) => `${each}=${token}`).join('; ');
            const headers = { 'sec-fetch-site': 'same-origin', cookie };
            const body = method === 'GET' ? {} : { payload };
            const response = await app.inject({ method, url, headers, ...body } as object);
            const { statusCode } = response;
            // A replay is looked for only after the request has its form.
            const isReplayable = access === 'user-or-replay' && statusCode === 400;
            const isOpen = access === 'anyone' || access === 'visitor-or-user';
            const isClosed = !isOpen && statusCode !== 401 && !isReplayable;
            const isUser = url === '/api/user' && response.body !== 'null';
            const isSession = /session=[\w-]{43}/.test(String(response.headers['set-cookie']));
            if (statusCode === 403) refusedProofs++;
            if (isClosed || isUser || isSession) admitted.push(`${name} ${statusCode}`);
          }),
        );
      }),
      { numRuns: count / PARALLEL, endOnFailure: true, examples: [[[wrongProof]]] },
    );
    expect(admitted).toEqual([]);
    expect(refusedProofs).toBeGreaterThan(0);
    const sessions = await db.selectFrom('sessions').select('user_id').execute();
    expect(sessions).toEqual([{ user_id: userId }]);
  },
  600_000,
);

/** A recovery code with another first letter. */
function altered(code: string): string {
  return (code.startsWith('a') ? 'b' : 'a') + code.slice(1);
}

/** Starts a sign-in that waits for the second factor, and returns its token. */
async function pendingToken(app: App, email: string): Promise<string> {
  const visitor = new Visitor(app);
  await visitor.logIn(PASSWORD, email);
  return visitor.cookies.get('pending') ?? '';
}
