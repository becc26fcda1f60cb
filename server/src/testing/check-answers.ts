import { isDeepStrictEqual } from 'node:util';
import { errorBodySchema } from '@everscan/contract/errors';
import { type $ZodType, safeParse } from 'zod/v4/core';
import type { App } from '../platform/http/app-type.ts';

/**
 * Checks every JSON response against the schema of its route, byte for byte as the client receives it. A
 * response that does not match, or that the schema would change, becomes a 500 error with the reason.
 */
export function checkAnswers(app: App): void {
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    const { statusCode } = reply;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (typeof payload !== 'string' || !isJson || statusCode === 500) return;
    const declared = routeOptions.schema?.response as Record<number, unknown> | undefined;
    if (!declared) return; // a route that the test itself added
    const schema = statusCode >= 400 ? errorBodySchema : declared[statusCode];
    const route = `${method} ${routeOptions.url} ${statusCode}`;
    if (schema === undefined) throw mismatch(`${route} has no response schema`);
    const body = JSON.parse(payload);
    const result = safeParse(schema as $ZodType, body);
    if (!result.success) throw mismatch(`${route}: ${result.error.message}\n${payload}`);
    if (statusCode < 400 && !isDeepStrictEqual(result.data, body)) {
      throw mismatch(`${route}: the schema changes ${payload}`);
    }
  });
}

function mismatch(message: string): Error {
  // biome-ignore lint/suspicious/noConsole: the log of test apps is silent
  console.error(message);
  return new Error(message);
}
