import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { newUser, Visitor } from '../../testing/visitor.ts';

/** Attempts of each kind, below the limit of ten wrong passwords per account. */
const ROUNDS = 9;
const ACCOUNTS = 6;

describeOnEachDatabase('a login that fails', (open) => {
  test('has the same answer and duration, whether or not the address has an account', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const known = await Promise.all(Array.from({ length: ACCOUNTS }, () => newUser(app)));
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    const attempt = async (kind: 'known' | 'unknown', email: string, address: string) => {
      const before = performance.now();
      const response = await new Visitor(app, address).logIn('a wrong guess', email);
      times[kind].push(performance.now() - before);
      answers.add(described(response));
    };
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, { email }] of known.entries()) {
        const address = `203.0.113.${i}`;
        await attempt('known', email, address);
        await attempt('unknown', `nobody-${i}@example.com`, address);
      }
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toMatch(/^401 .*Invalid email or password/);
    const ratio = median(times.known) / median(times.unknown);
    // Without the decoy hash the ratio is about 30.
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });
});

function described({ statusCode, headers, body }: LightMyRequestResponse): string {
  return `${statusCode} ${Object.keys(headers).sort().join(',')} ${headers['content-length']} ${body}`;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}
