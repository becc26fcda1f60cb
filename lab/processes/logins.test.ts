import { expect, test } from 'vitest';
import { startServer } from '../../server/src/testing/server-process.ts';
import { PASSWORD } from '../../server/src/testing/visitor.ts';

test('/livez answers while 30 users log in at once', async () => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const url = `http://127.0.0.1:${await server.port}`;
  const send = async (path: string) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: 'jane@example.com', password: PASSWORD }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  expect(await send('/api/register')).toBe(200);
  let answered = 0;
  let running = true;
  const logins = Promise.all(Array.from({ length: 30 }, () => send('/api/login'))).finally(() => {
    running = false;
  });
  while (running) {
    await (await fetch(`${url}/livez`)).arrayBuffer();
    answered++;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(new Set(await logins)).toEqual(new Set([200]));
  // If hashes ran on the main thread, there would be only one or two responses.
  expect(answered).toBeGreaterThan(4);
});
