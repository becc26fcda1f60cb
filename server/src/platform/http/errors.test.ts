import { ERROR_DETAILS_HEADER } from '@everscan/contract/error-details';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { App } from './app-type.ts';
import { answerErrors } from './errors.ts';
import { HttpError } from './http-error.ts';

test('the details of an error in plain text keep characters that a header cannot contain', async () => {
  const app = fastify() as unknown as App;
  answerErrors(app);
  const details = { name: 'Bürgeramt – 市役所 😀' };
  app.get('/', { config: { errors: 'text' } }, () => {
    throw new HttpError(403, 'forbidden', 'No.', {}, details);
  });
  const { headers } = await app.inject('/');
  expect(JSON.parse(String(headers[ERROR_DETAILS_HEADER]))).toEqual({
    code: 'forbidden',
    ...details,
  });
});
