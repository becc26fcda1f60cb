import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../platform/db/migrations/0021-addresses.ts';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { mailConfig } from '../../testing/deliver.ts';
import { newUser } from '../../testing/visitor.ts';

describeOnEachDatabase('the address of an account', (open) => {
  test('counts as confirmed if the account is older than this feature', async () => {
    const { db } = await open('empty');
    await sql`create table users (id bigint primary key, created_at bigint not null)`.execute(db);
    await sql`create table mails (id text)`.execute(db);
    await sql`create table password_resets (id text)`.execute(db);
    await sql`insert into users values (1, 1000)`.execute(db);
    await up(db as never);
    await sql`insert into users (id, created_at) values (2, 2000)`.execute(db);
    const { rows } = await sql`select id, email_verified_at from users order by id`.execute(db);
    expect(rows).toEqual([
      { id: 1, email_verified_at: 1000 },
      { id: 2, email_verified_at: null },
    ]);
  });

  test('does not affect existing codes when the operator sets up mail', async () => {
    const { db } = await open();
    const owner = await newUser(await testApp({ db }));
    const codes = [await owner.saveDynamic(), await owner.saveDynamic()];
    const app = await testApp({ db, config: mailConfig });
    const { id } = codes[1] as { id: string };
    const change = { link: { target: 'changed.example' } };
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      method: 'PATCH',
      url: `/api/projects/${id}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: cookie.replaceAll('session', '__Host-session'),
      },
      payload: change,
    });
    expect(response.statusCode).toBe(200);
  });
});
