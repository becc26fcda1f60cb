import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Export } from '@everscan/contract/export-file';
import { expect, test } from 'vitest';
import { listActions } from '../identity/audit.ts';
import { personalSections as personal } from '../personal-data.ts';
import type { Db } from '../platform/db/connect.ts';
import { recordScans } from '../scans/scans.ts';
import { enableCode } from '../site/reports.ts';
import { exportOf } from '../testing/account-export.ts';
import { testApp } from '../testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../testing/databases.ts';
import { scanOf } from '../testing/scans.ts';
import { newUser, projectBody, type Visitor } from '../testing/visitor.ts';
import { importAccount, parseImport, runAccountCommand } from './transfer.ts';

const config = { shortUrl: 'https://q.example.org' };
const rules = {
  needsVerifiedAddress: false,
  ...config,
  checkTarget: (href: string) => ({ ok: true, href, displayHost: new URL(href).host }) as const,
};
const NOW = Date.UTC(2026, 5, 2);
const JUNE = Date.UTC(2026, 5, 1, 12);

/** The export of an account on another server, with a scanned code that had two targets. */
async function exportedAccount(codes = 1): Promise<Export> {
  const { db } = await openSqlite();
  const owner = await newUser(await testApp({ db, config }));
  for (let i = 0; i < codes; i++) {
    const link = { target: `example.com/${i}` };
    const created = await owner.send('POST', '/api/projects', { ...projectBody, link });
    const path = `/api/projects/${created.json().id}`;
    const changed = { link: { target: `example.com/new/${i}` } };
    expect((await owner.send('PATCH', path, changed)).statusCode).toBe(200);
  }
  for (const { id } of await db.selectFrom('links').select('id').execute()) {
    const scans = ['a', 'b', 'a'].map((visitor, i) =>
      scanOf({ linkId: id, visitor, at: JUNE + i * 60_000, referrer: 'example.net' }),
    );
    await db.transaction().execute((trx) => recordScans(trx, scans));
  }
  return exportOf(owner);
}

function take(db: Db, owner: Visitor, file: Export) {
  return importAccount(db, {
    email: owner.email,
    file: parseImport(JSON.stringify(file)),
    rules,
    now: NOW,
  });
}

describeOnEachDatabase('an import by the operator', (open) => {
  test('imports codes, history and counts, once', async () => {
    const file = await exportedAccount();
    expect(file.scanDays).toMatchObject([{ day: '2026-06-01', scans: 3, visitors: 2 }]);
    expect(file.scanMonths.length).toBeGreaterThan(0);
    expect(file.scans).toHaveLength(3);
    const { db } = await open();
    const owner = await newUser(await testApp({ db, config }));
    const none = { onOtherServer: 0, leftOut: [] };
    expect(await take(db, owner, file)).toEqual({ ...none, added: 1, alreadyPresent: 0 });
    expect(await take(db, owner, file)).toEqual({ ...none, added: 0, alreadyPresent: 1 });
    const here = await exportOf(owner);
    expect(here.projects[0]?.link).toEqual({
      ...file.projects[0]?.link,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(here.scanDays).toEqual(file.scanDays);
    expect(here.scanMonths).toEqual(file.scanMonths);
    expect(here.scans).toEqual([]);
  });

  test('is not limited by a plan', async () => {
    const file = await exportedAccount();
    const [project] = file.projects;
    if (!project?.link) throw new Error('no link');
    const { link } = project;
    const projects = Array.from({ length: 30 }, (_, i) => {
      const code = `OWN-ENDING-${i}`;
      const data = { url: `Q.EXAMPLE.ORG/Q/${code}` };
      return { ...project, id: `code-${i}`, data, link: { ...link, code } };
    }) as Export['projects'];
    const { db } = await open();
    const owner = await newUser(await testApp({ db, config }));
    expect(await take(db, owner, { ...file, projects })).toMatchObject({ added: 30 });
  });

  test('imports nothing when a short link is in use, and names it', async () => {
    const file = await exportedAccount(3);
    const { db } = await open();
    const app = await testApp({ db, config });
    const first = await newUser(app);
    await take(db, first, { ...file, projects: file.projects.slice(2) });
    const owner = await newUser(app);
    const code = file.projects[2]?.link?.code;
    await expect(take(db, owner, file)).rejects.toThrow(
      `Another code on this server already uses the short link ${code}.`,
    );
    expect((await owner.send('GET', '/api/projects')).json()).toEqual([]);
  });

  test('keeps a disabled code disabled, and leaves it paused when it is enabled', async () => {
    const file = await exportedAccount();
    const projects = file.projects.map((project) => ({
      ...project,
      link: project.link && { ...project.link, state: 'disabled' as const },
    }));
    const { db } = await open();
    const owner = await newUser(await testApp({ db, config }));
    await take(db, owner, { ...file, projects });
    expect((await exportOf(owner)).projects[0]?.link?.state).toBe('disabled');
    const { code } = await db.selectFrom('links').select('code').executeTakeFirstOrThrow();
    await enableCode(
      db,
      { kind: 'administrator', user: null, now: NOW },
      { code, reason: 'A mistake' },
    );
    expect((await exportOf(owner)).projects[0]?.link?.state).toBe('paused');
  });
});

test.each([
  ['text', 'hello', /not JSON/],
  ['another document', '{"projects":[]}', /This file is not an account export/],
  ['another version', '{"format":"everscan-export","version":4}', /incompatible version/],
  [
    'deep pictures',
    `{"pictures":[],"history":[${'{"before":'.repeat(1e5)}1${'}'.repeat(1e5)}]}`,
    /Nothing was imported/,
  ],
  ['a deep value', '['.repeat(1e6) + ']'.repeat(1e6), /Nothing was imported/],
  ['a prototype', '{"__proto__":{"format":"everscan-export","version":1}}', /Nothing was imported/],
])('refuses a file with %s', (_, text, message) => {
  expect(() => parseImport(text)).toThrow(message);
});

test('refuses a file with counts that the reports cannot read', async () => {
  const file = await exportedAccount();
  const [day, month] = [file.scanDays[0], file.scanMonths[0]];
  if (!day || !month) throw new Error('no counts');
  const days = (change: object) => ({ ...file, scanDays: [{ ...day, ...change }] });
  const months = (change: object) => ({ ...file, scanMonths: [{ ...month, ...change }] });
  const refused = [
    [
      { ...file, scanDays: [day, day] },
      `scanDays.1: This file counts 2026-06-01 of ${day.code} twice`,
    ],
    [{ ...file, scanMonths: [month, month] }, `scanMonths.1: This file counts 2026-06 of`],
    [days({ quarters: '' }), 'scanDays.0.quarters: Must be counts'],
    [days({ quarters: '96:1,1,0,0' }), 'scanDays.0.quarters: Must be counts'],
    [days({ quarters: '3:1,1,0,0;' }), 'scanDays.0.quarters: Must be counts'],
    [days({ quarters: '3:1' }), 'scanDays.0.quarters: Must be counts'],
    [months({ days: '1:x' }), 'scanMonths.0.days: Must be counts'],
    [months({ days: '32:1' }), 'scanMonths.0.days: Must be counts'],
    [months({ month: '2026-13' }), 'scanMonths.0.month: '],
  ] as const;
  for (const [changed, message] of refused) {
    expect(() => parseImport(JSON.stringify(changed))).toThrow(message);
  }
  const twice = [
    { ...day, quarters: '3:1,1,0,0;95:12,1,0,0' },
    { ...day, day: '2026-06-02' },
  ];
  const kept = { ...file, scanDays: twice, scanMonths: [{ ...month, days: '1:2;31:1;1:4' }] };
  expect(parseImport(JSON.stringify(kept)).scanDays).toEqual(twice);
});

test('the audit log records every export and import', async () => {
  const { db } = await openSqlite();
  const owner = await newUser(await testApp({ db, config }));
  await take(db, owner, await exportedAccount());
  const options = { db, rules, now: NOW, output: new PassThrough().resume(), personal };
  await runAccountCommand(['export', owner.email], options);
  expect(await listActions(db, 9)).toMatchObject([
    { action: 'export', actorId: null, subjectId: 1 },
    { action: 'import', actorId: null, subjectId: 1 },
  ]);
});

test('the command explains what is wrong', async () => {
  const { db } = await openSqlite();
  const run = (...args: string[]) =>
    runAccountCommand(args, { db, rules, now: NOW, output: new PassThrough(), personal });
  expect(await run('export', 'nobody@example.com')).toEqual({
    ok: false,
    message: 'nobody@example.com has no account.',
  });
  const file = fileURLToPath(import.meta.url);
  expect(await run('import', file, 'nobody@example.com')).toEqual({
    ok: false,
    message: expect.stringMatching(/not JSON/),
  });
  expect(await run('import', file)).toBeUndefined();
});
