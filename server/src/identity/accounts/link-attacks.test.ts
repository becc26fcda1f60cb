import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../testing/databases.ts';
import { deliver, mailConfig, tokenIn, verifiedUser } from '../../testing/deliver.ts';
import { watchHashes } from '../../testing/hashes.ts';
import { startMailbox } from '../../testing/smtp.ts';
import { newUser, PASSWORD, Visitor } from '../../testing/visitor.ts';
import { createReset } from './password-reset.ts';

const NOW = Date.UTC(2026, 6, 15, 12);
const NEW = 'a new password';

const GUESSES = process.env.PROOF === 'full' ? 10_000 : 600;
const LINK_ROUTES = [
  ['/api/reset-password', { newPassword: NEW }],
  ['/api/confirm-address', {}],
  ['/api/undo-address-change', {}],
] as const;

test(`none of ${GUESSES} guessed or altered tokens opens anything or costs a hash`, async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, clock: () => NOW, config: mailConfig });
  const mailbox = await startMailbox();
  const owner = await verifiedUser(app, db);
  await owner.send('POST', '/api/forgot-password', { email: owner.email });
  const change = { email: 'new@example.com', currentPassword: PASSWORD };
  await owner.send('POST', '/api/change-address', change);
  await deliver(db, mailbox, NOW);
  const tokens = mailbox.mails.map(({ text }) => tokenIn(text));
  expect(tokens).toHaveLength(2);
  const stored = [
    ...(await db.selectFrom('password_resets').select('id').execute()),
    ...(await db.selectFrom('address_links').select('id').execute()),
  ].map(({ id }) => id);
  const hashes = watchHashes();
  const stranger = new Visitor(app);
  const accepted: string[] = [];
  for (let i = 0; i < GUESSES; i++) {
    const [path, body] = LINK_ROUTES[i % LINK_ROUTES.length] ?? LINK_ROUTES[0];
    const token = i < stored.length * 3 ? stored[i % stored.length] : alter(tokens[i % 2], i);
    const { statusCode } = await stranger.send('POST', path, { ...body, token });
    if (statusCode !== 400) accepted.push(`${path} ${token} ${statusCode}`);
  }
  expect(accepted).toEqual([]);
  expect(hashes).not.toHaveBeenCalled();
  expect((await owner.user())?.email).toBe(owner.email);
});

describeOnEachDatabase('300 password requests', (open) => {
  test('compute no hash without a valid link and one with it, and leave the queue to logins', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW, config: mailConfig });
    const owner = await newUser(app);
    const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const expiresAt = NOW + 1000;
    const token = await createReset(db, { userId, email: null, expiresAt });
    const stranger = new Visitor(app);
    // Twenty at a time: more would wait for the database instead of for hashes.
    const flood = async (path: string, body: (i: number) => object) => {
      const answers: { statusCode: number }[] = [];
      const send = async (from: number) => {
        for (let i = from; i < 300; i += 20) {
          answers.push(await stranger.send('POST', path, body(i)));
        }
      };
      await Promise.all(Array.from({ length: 20 }, (_, from) => send(from)));
      return answers;
    };
    const statusesOf = (answers: { statusCode: number }[]) => [
      ...new Set(answers.map(({ statusCode }) => statusCode)),
    ];
    const hashes = watchHashes();
    const [guesses, requests, login] = await Promise.all([
      flood('/api/reset-password', (i) => ({ token: `guess ${i}`, newPassword: NEW })),
      flood('/api/forgot-password', (i) => ({ email: `somebody-${i}@example.com` })),
      new Visitor(app).logIn(PASSWORD, owner.email),
    ]);
    expect([statusesOf(guesses), statusesOf(requests), login.statusCode]).toEqual([
      ...[[400], [200], 200],
    ]);
    expect(hashes).toHaveBeenCalledTimes(1); // for the login
    hashes.mockClear();
    const uses = await flood('/api/reset-password', () => ({ token, newPassword: NEW }));
    expect(uses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(statusesOf(uses).sort()).toEqual([200, 400]);
    expect(hashes).toHaveBeenCalledTimes(1);
  });

  test('let exactly one of a reset and a change of the same password win', async () => {
    const { db } = await open();
    const app = await testApp({ db, clock: () => NOW });
    for (let round = 0; round < 10; round++) {
      const owner = await newUser(app);
      const { id: userId } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', owner.email)
        .executeTakeFirstOrThrow();
      const token = await createReset(db, { userId, email: null, expiresAt: NOW + 1000 });
      const [reset, change] = await Promise.all([
        new Visitor(app).send('POST', '/api/reset-password', { token, newPassword: 'by the link' }),
        owner.send('POST', '/api/change-password', {
          ...{ currentPassword: PASSWORD, newPassword: 'by the owner' },
        }),
      ]);
      expect([200, 400]).toContain(reset.statusCode);
      expect([200, 401, 403]).toContain(change.statusCode);
      const works = await Promise.all(
        ['by the link', 'by the owner'].map((each) => new Visitor(app).logIn(each, owner.email)),
      );
      expect(works.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });
});

test('sign-ups from one network send at most 30 mails an hour, and none is refused because of that', async () => {
  const { db } = await openSqlite();
  const app = await testApp({ db, clock: () => NOW, config: mailConfig });
  for (let i = 0; i < 33; i++) await newUser(app);
  const mails = await db.selectFrom('mails').select('id').execute();
  expect(mails).toHaveLength(30);
});

/** Changes one character of a token, or all. */
function alter(token = '', i: number): string {
  if (i % 2 === 0) return randomBytes(32).toString('base64url');
  const at = i % 43;
  const other = token[at] === 'A' ? 'B' : 'A';
  return `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
}
