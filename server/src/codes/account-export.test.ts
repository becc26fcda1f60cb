import { exportSchema } from '@everscan/contract/export-file';
import { expect, test } from 'vitest';
import { ownerOf } from '../identity/index.ts';
import { personalSections } from '../personal-data.ts';
import { exportOf, newExportOwner } from '../testing/account-export.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { loginOptions, openWithPasskey } from '../testing/passkeys.ts';
import { newUser, projectBody, Visitor } from '../testing/visitor.ts';
import { insertTargets } from './targets.ts';
import { writeExport } from './transfer.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GERMAN = '91.0.0.1';

describeOnEachDatabase('an export', (open) => {
  test('contains all data of the user and none of others', async () => {
    const { db } = await open();
    const { app, owner } = await newExportOwner(db);
    const other = await newUser(app);
    await other.save('not theirs');
    await owner.send('POST', '/api/feedback', { email: owner.email, message: 'Well done, thanks' });
    await owner.send('POST', '/api/track-qr-generation', {
      type: 'url',
      style: 'dots',
      data: { url: 'example.com/menu' },
    });
    const response = await owner.send('GET', '/api/export');
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="everscan-export-\d{4}-\d\d-\d\d\.json"$/,
      ),
    });
    expect(response.body).not.toContain('not theirs');
    const { account, projects, feedback, downloads } = await exportOf(owner);
    expect(account).toMatchObject({ email: owner.email, plan: 'free' });
    expect(feedback).toMatchObject([{ email: owner.email, message: 'Well done, thanks' }]);
    expect(downloads).toMatchObject([{ type: 'url', data: { url: 'example.com/menu' } }]);
    const [dynamic, fixed] = projects;
    expect(fixed).toMatchObject({ title: 'Static', data: projectBody.data, link: null });
    expect(dynamic?.link).toMatchObject({
      shortUrl: `https://Q.EXAMPLE.ORG/Q/${dynamic?.link?.code}`,
      target: 'https://example.com/new',
      utm: { source: 'poster' },
      state: 'paused',
      pauseText: 'Back in May',
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2027-01-01T00:00:00.000Z',
      fallback: 'https://example.com/later',
      targets: [{ target: 'https://example.com/old' }, { target: 'https://example.com/new' }],
    });
  });

  test('lists passkeys and devices without the data that identifies them or allows a sign-in', async () => {
    const { db, app, owner, device, passkey, clock } = await openWithPasskey(open);
    const addedAt = new Date(clock.now).toISOString();
    await owner.send('PATCH', `/api/passkeys/${passkey.id}`, { name: 'Laptop' });
    clock.now += 1000;
    const usedAt = new Date(clock.now).toISOString();
    const firefox = new Visitor(app, GERMAN);
    const body = { assertion: device.get(await loginOptions(firefox)) };
    await firefox.send('POST', '/api/login/passkey', body, { 'user-agent': FIREFOX });
    await newUser(app);
    const { passkeys, sessions } = await exportOf(owner);
    expect(passkeys).toEqual([{ name: 'Laptop', createdAt: addedAt, lastUsedAt: usedAt }]);
    expect(sessions).toEqual([
      { browser: '', system: '', country: '', signedInAt: addedAt, lastUsedAt: addedAt },
      {
        browser: 'Firefox',
        system: 'Linux',
        country: 'DE',
        signedInAt: usedAt,
        lastUsedAt: usedAt,
      },
    ]);
    const text = (await owner.send('GET', '/api/export')).body;
    const [key] = await db.selectFrom('passkeys').selectAll().execute();
    const rows = await db.selectFrom('sessions').select('id').execute();
    const secrets = [
      key?.credential_id,
      key?.public_key,
      GERMAN,
      ...rows.map(({ id }: { id: string }) => id),
    ];
    expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([]);
    const { passkeys: _, sessions: __, ...older } = JSON.parse(text);
    expect(exportSchema.parse(older)).toMatchObject({ passkeys: [], sessions: [] });
  });

  test('reads the targets of a code in batches, even if it is in the bin', async () => {
    const { db } = await open();
    const { owner } = await newExportOwner(db);
    const { id: linkId } = await db.selectFrom('links').select('id').executeTakeFirstOrThrow();
    const [{ id }] = (await owner.send('GET', '/api/projects')).json();
    const userId = (await owner.user())?.id as number;
    const targets = Array.from({ length: 1_200 }, (_, i) => `https://${i}.example`);
    await insertTargets(
      db,
      targets.map((target) => ({ link_id: linkId, target, changed_at: 0 })),
    );
    for (const section of ['projects', 'bin'] as const) {
      if (section === 'bin') await owner.send('DELETE', `/api/projects/${id}`);
      let maxRows = 0;
      const watched = db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          maxRows = Math.max(maxRows, result.rows.length);
          return result;
        },
      });
      let text = '';
      for await (const part of writeExport(watched, ownerOf({ id: userId }), 0, personalSections))
        text += part;
      const code = exportSchema.parse(JSON.parse(text))[section].find((code) => code.id === id);
      expect(code?.link?.targets.map(({ target }) => target)).toEqual([
        ...['https://example.com/old', 'https://example.com/new'],
        ...targets,
      ]);
      expect(maxRows).toBe(500);
    }
  });

  test('is empty for a new account, and complete and in order for many codes', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const owner = await newUser(app);
    expect((await exportOf(owner)).projects).toEqual([]);
    await owner.send('POST', '/api/subscribe');
    const titles = Array.from({ length: 120 }, (_, i) => `Code ${i}`);
    for (const title of titles) await owner.save(title);
    expect((await exportOf(owner)).projects.map(({ title }) => title)).toEqual(titles);
  });
});
