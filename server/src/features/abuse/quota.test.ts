import { limits } from '@everscan/contract/limits';
import { expect, test } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { storeLink } from '../../testing/links.ts';
import { newUser } from '../../testing/visitor.ts';
import { checkQuota, type QuotaAction } from './abuse.service.ts';

const NOW = Date.UTC(2026, 6, 15);
const HOUR = 3600 * 1000;
const { newAccountCodesPerHour: CODES, newAccountTargetChangesPerHour: CHANGES } = limits;

describeOnEachDatabase('the quota of new accounts', (open) => {
  test('lets so many codes be made in an hour, and refuses the next with 429', async () => {
    const { db, userId, ask } = await newAccount();
    for (let i = 0; i < CODES; i++) {
      await ask('create');
      await storeLink(db, { userId, now: NOW });
    }
    await expect(ask('create')).rejects.toMatchObject({
      statusCode: 429,
      code: 'rate_limited',
      headers: { 'retry-after': '3600' },
      message: `A new account can make ${CODES} dynamic codes in an hour. Please try again in an hour.`,
    });
    await ask('change');
    await ask('create', NOW + HOUR);
  });

  test('counts changes of targets, and not the first target of a code', async () => {
    const { db, userId, ask } = await newAccount();
    const links = [
      await storeLink(db, { userId, now: NOW }),
      await storeLink(db, { userId, now: NOW }),
    ];
    for (let i = 0; i < CHANGES; i++) {
      await ask('change');
      await change(db, links[i % 2]?.id ?? 0);
    }
    await expect(ask('change')).rejects.toMatchObject({ statusCode: 429 });
    await ask('create');
    await ask('change', NOW + HOUR);
  });

  test('is each account’s own, and ends after a day', async () => {
    const { db, app, userId, ask } = await newAccount();
    for (let i = 0; i < CODES; i++) await storeLink(db, { userId, now: NOW });
    const other = (await (await newUser(app)).user())?.id ?? 0;
    await checkQuota(db, other, NOW, 'create');
    await expect(ask('create')).rejects.toMatchObject({ statusCode: 429 });
    await db.updateTable('users').set({ created_at: NOW - 24 * HOUR }).execute();
    await ask('create');
  });

  async function newAccount() {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW });
    const userId = (await (await newUser(app)).user())?.id ?? 0;
    const ask = (action: QuotaAction, now = NOW) =>
      db.transaction().execute((trx) => checkQuota(trx, userId, now, action));
    return { db, app, userId, ask };
  }
});

async function change(db: Db, linkId: number): Promise<void> {
  await db
    .insertInto('link_targets')
    .values({ link_id: linkId, target: 'https://b.example', changed_at: NOW })
    .execute();
}
