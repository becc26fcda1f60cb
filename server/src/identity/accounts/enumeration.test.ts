import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { watchHashes } from '../../testing/hashes.ts';
import { newUser, Visitor } from '../../testing/visitor.ts';

describeOnEachDatabase('a login that fails', (open) => {
  test('has the same response and duration, whether or not the address has an account', async () => {
    const { db } = await open();
    const app = await testApp({ db });
    const { email } = await newUser(app);
    const watched = watchHashes();
    const attempt = async (address: string) => {
      watched.mockClear();
      const answer = await new Visitor(app).logIn('a wrong guess', address);
      // All other work together takes a thirtieth of the time of a hash.
      const hashes = watched.mock.calls.map(([algorithm, parameters]) => {
        const { memory, passes, parallelism, tagLength } = parameters;
        return { algorithm, memory, passes, parallelism, tagLength };
      });
      return { answer: described(answer), hashes };
    };
    const known = await attempt(email);
    expect(known.answer).toMatch(/^401 .*Invalid email or password/);
    expect(known.hashes).toHaveLength(1);
    expect(await attempt('nobody@example.com')).toEqual(known);
  });
});

function described({ statusCode, headers, body }: LightMyRequestResponse): string {
  return `${statusCode} ${Object.keys(headers).sort().join(',')} ${headers['content-length']} ${body}`;
}
