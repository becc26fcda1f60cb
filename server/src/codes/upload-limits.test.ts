import { limits } from '@everscan/contract/limits';
import { expect, test } from 'vitest';
import {
  codesOf,
  DAY,
  faultOf,
  HOUR,
  saved,
  send,
  startUploads,
  upload,
} from '../testing/bulk-links.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { newUser } from '../testing/visitor.ts';

describeOnEachDatabase('an upload of a list', (open) => {
  const start = async () => startUploads((await open()).db);

  test('creates no duplicates when two tabs upload it at once', async () => {
    const { db, owner } = await start();
    const visitor = await owner();
    const rows = Array.from({ length: 40 }, (_, i) => ({ key: `${i}`, target: `a.example/${i}` }));
    const answers = await Promise.all([upload(visitor, rows), upload(visitor, rows.toReversed())]);
    const created = answers.flatMap(({ outcomes }) =>
      outcomes.filter(({ is }) => is === 'created'),
    );
    expect(created).toHaveLength(40);
    expect(await codesOf(db)).toHaveLength(40);
    expect(new Set(answers.flatMap(saved).map(({ id }) => id)).size).toBe(40);
  });

  test('stays within the plan, even in parallel', async () => {
    const { db, app, wait } = await start();
    const visitor = await newUser(app);
    wait(DAY);
    const batches = Array.from({ length: 4 }, (_, batch) =>
      [1, 2].map((row) => ({ key: `${batch}-${row}`, target: 'shop.example' })),
    );
    const answers = await Promise.all(batches.map((rows) => upload(visitor, rows)));
    const faults = answers.flatMap(({ outcomes }) => outcomes).map(faultOf);
    expect(faults.filter((fault) => fault === 'created')).toHaveLength(3);
    expect(faults.filter((fault) => fault === 'dynamic_limit_reached ')).toHaveLength(5);
    expect(await codesOf(db)).toHaveLength(3);
    const slug = await upload(visitor, [{ key: 'x', target: 'shop.example', slug: 'mine' }]);
    expect(slug).toMatchObject({ room: 0 });
  });

  test('waits for an hour once a new account has created as many codes as it may', async () => {
    const { subscriber, wait } = await start();
    const visitor = await subscriber();
    const { newAccountCodesPerHour: most } = limits;
    const rows = Array.from({ length: most + 2 }, (_, i) => ({ key: `${i}`, target: 'a.example' }));
    const dry = await upload(visitor, rows, { isDryRun: true });
    expect(dry.thisHour).toEqual({
      newCodes: most,
      targetChanges: limits.newAccountTargetChangesPerHour,
      until: new Date(Date.UTC(2026, 6, 16)).toISOString(),
    });
    const [one, two] = await Promise.all([
      upload(visitor, rows),
      upload(
        visitor,
        rows.map(({ key, target }) => ({ key: `other ${key}`, target })),
      ),
    ]);
    const faults = [one, two].flatMap(({ outcomes }) => outcomes.map(faultOf));
    expect(faults.filter((fault) => fault === 'created')).toHaveLength(most);
    expect(faults.filter((fault) => fault === 'rate_limited ')).toHaveLength(most + 4);
    wait(HOUR);
    const later = await upload(visitor, rows.slice(-2));
    expect(later.thisHour?.newCodes).toBe(most);
    expect(later.outcomes.some(({ is }) => is === 'error')).toBe(false);
  });

  test('takes 200 rows of any length, and no more', async () => {
    const { owner } = await start();
    const visitor = await owner();
    const rows = Array.from({ length: 200 }, (_, i) => ({
      key: `${i}`,
      target: `a.example/${'x'.repeat(2000)}`,
    }));
    const { outcomes } = await upload(visitor, rows, { isDryRun: true });
    expect(outcomes.filter(({ is }) => is === 'created')).toHaveLength(200);
    const more = [...rows, { key: '200', target: 'a.example' }];
    expect((await send(visitor, more)).statusCode).toBe(400);
    const huge = [{ key: '1', target: 'x'.repeat(5_000_000) }];
    expect((await send(visitor, huge)).statusCode).toBe(413);
  });
});
