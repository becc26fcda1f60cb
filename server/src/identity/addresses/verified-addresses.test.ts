import { expect, test } from 'vitest';
import {
  addressOf,
  confirm,
  DAY,
  NEW,
  NOW,
  received,
  startWorld,
} from '../../testing/addresses.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { PUBLIC_URL, tokenIn } from '../../testing/deliver.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { runAdminCommand } from '../accounts/admin-command.ts';

describeOnEachDatabase('a new account on a server with mail', (open) => {
  test('gets a link that confirms its address once, within seven days', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = new Visitor(world.app);
    const poisoned = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const credentials = { email: owner.email, password: PASSWORD };
    await owner.send('POST', '/api/register', credentials, poisoned);
    expect(await addressOf(owner)).toEqual({
      ...{
        email: owner.email,
        isVerified: false,
        pendingEmail: null,
        sendsMail: true,
        hasPassword: true,
      },
    });
    const [mail, ...others] = await received(world);
    expect([mail?.to, mail?.headers.subject, others]).toEqual([
      [owner.email],
      'Confirm your email address for Everscan',
      [],
    ]);
    const token = tokenIn(mail?.text);
    expect(mail?.text).toContain(`https://qr.example/verify-email#${token}`);
    expect(
      JSON.stringify(await db.selectFrom('address_links').selectAll().execute()),
    ).not.toContain(token);
    world.clock.now += 7 * DAY - 1;
    const stranger = new Visitor(world.app);
    expect((await confirm(stranger, token)).json()).toEqual({ email: owner.email });
    expect((await addressOf(owner)).isVerified).toBe(true);
    const again = await confirm(stranger, token);
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([400, undefined]);
  });

  test('can ask for another link three times an hour, and an expired link is refused', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await newUser(world.app);
    const [first] = await received(world);
    const ask = (key: string) =>
      owner.send('POST', '/api/send-verification', {}, { 'idempotency-key': key });
    expect((await ask('one-request')).statusCode).toBe(200);
    expect((await ask('one-request')).statusCode).toBe(200); // a retry
    expect(await received(world)).toHaveLength(1);
    expect((await ask('another-request')).statusCode).toBe(429);
    world.clock.now += 7 * DAY;
    expect((await confirm(owner, tokenIn(first?.text))).statusCode).toBe(400);
  });

  test('has one dynamic code and gets no other mail until its address is confirmed', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await newUser(world.app);
    const [mail] = await received(world);
    expect(await owner.saveDynamic()).toHaveProperty('link');
    const link = { target: 'example.com' };
    const body = { title: 'Second', type: 'url', style: 'dots', data: {}, link };
    const refused = await owner.send('POST', '/api/projects', body);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'address_unverified']);
    expect(
      (
        await owner.send('POST', '/api/projects', {
          ...body,
          data: { url: 'a.example' },
          link: undefined,
        })
      ).statusCode,
    ).toBe(201);
    const passwords = { currentPassword: PASSWORD, newPassword: NEW };
    await owner.send('POST', '/api/change-password', passwords);
    expect(await received(world)).toEqual([]);
    await confirm(owner, tokenIn(mail?.text));
    expect((await owner.send('POST', '/api/projects', body)).statusCode).toBe(201);
  });

  test('is confirmed by a reset link from a mail, but not by one from the operator', async () => {
    const { db } = await open();
    const world = await startWorld(db);
    const owner = await newUser(world.app);
    await received(world);
    const options = { now: NOW, publicUrl: PUBLIC_URL };
    const { message } = await runAdminCommand(db, ['reset-link', owner.email], options);
    const byOperator = { token: tokenIn(message), newPassword: PASSWORD };
    expect((await owner.send('POST', '/api/reset-password', byOperator)).statusCode).toBe(200);
    expect((await addressOf(owner)).isVerified).toBe(false);
    await owner.send('POST', '/api/forgot-password', { email: owner.email });
    const [mail] = await received(world);
    const body = { token: tokenIn(mail?.text), newPassword: NEW };
    expect((await owner.send('POST', '/api/reset-password', body)).statusCode).toBe(200);
    expect((await addressOf(owner)).isVerified).toBe(true);
  });
});
