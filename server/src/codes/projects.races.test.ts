import type { ChangeProjectBody } from '@everscan/contract/codes.schemas';
import { plans } from '@everscan/contract/plans';
import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { testApp } from '../testing/app.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { openPostgres, openSqlite } from '../testing/databases.ts';
import { newUser, projectBody, type Visitor } from '../testing/visitor.ts';
import { changeCode } from './change.ts';
import { lockCodes } from './sql.ts';

const PARALLEL = process.env.PROOF === 'full' ? 200 : 20;
/** Set `RACE_ROUNDS=100` for a long run. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);
const timeout = 300_000 + ROUNDS * 10_000;
const limit = plans.free.savedCodes;

/** Sends request number `i` and returns the status. */
type Send = (i: number) => Promise<number>;

test(`saves one of ${PARALLEL} concurrent codes when the plan has room for one, on SQLite`, {
  timeout,
}, async () => {
  const { db } = await openSqlite();
  const owner = await newUser(await testApp({ db }));
  await race(db, owner, sendInside(owner, [owner.app]));
});

test(`saves one of ${PARALLEL} concurrent codes through two apps on PostgreSQL`, {
  timeout,
}, async () => {
  const { db, connectAgain } = await openPostgres();
  const owner = await newUser(await testApp({ db }));
  const elsewhere = await testApp({ db: connectAgain() });
  await race(db, owner, sendInside(owner, [owner.app, elsewhere]));
});

test('content is checked against the type that its code has after another edit', async () => {
  const text = { type: 'text', data: { text: 'Closed' } } as const;
  const { answer, saved } = await sendDuring(text, { data: { url: 'b.example' } });
  expect(answer.statusCode).toBe(400);
  expect(saved).toMatchObject({ ...text, version: 2 });
});

/** Changes a new code while another request that changes it waits. */
async function sendDuring(change: ChangeProjectBody, body: object) {
  const { db, connectAgain } = await openPostgres();
  const owner = await newUser(await testApp({ db }));
  const caller = { workspace: Number((await owner.user())?.id) };
  const { id } = await owner.save();
  const path = `/api/projects/${id}`;
  const { sent } = await connectAgain()
    .transaction()
    .execute(async (trx) => {
      await lockCodes(trx, caller, [id]);
      const sent = owner.send('PATCH', path, body);
      await expect.poll(() => countWaiting(db)).toBe(1);
      const cause = { by: 'owner', rules: {} as never, now: Date.now() } as const;
      await changeCode(trx, caller, { id, change }, cause);
      return { sent };
    });
  return { answer: await sent, saved: (await owner.send('GET', path)).json() };
}

async function race(db: Db, owner: Visitor, send: Send): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await db.deleteFrom('projects').execute();
    for (let i = 0; i < limit - 1; i++) await owner.save();
    const statuses = await Promise.all(Array.from({ length: PARALLEL }, (_, i) => send(i)));
    const refused = statuses.filter((status) => status !== 201);
    expect(refused).toHaveLength(PARALLEL - 1);
    expect(new Set(refused)).toEqual(new Set([403]));
    expect(await db.selectFrom('projects').select('id').execute()).toHaveLength(limit);
  }
}

function sendInside(owner: Visitor, apps: readonly App[]): Send {
  return async (i) => {
    const app = apps[i % apps.length] as App;
    const response = await app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { 'sec-fetch-site': 'same-origin', cookie: cookieOf(owner) },
      payload: projectBody,
    });
    return response.statusCode;
  };
}

function cookieOf({ cookies }: Visitor): string {
  return `session=${cookies.get('session')}`;
}
