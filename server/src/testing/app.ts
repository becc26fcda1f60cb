import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { App } from '../platform/http/app-type.ts';
import { defaultRateLimits, type RateLimits } from '../platform/http/rate-limit.ts';
import { checkAnswers } from './check-answers.ts';

/** Limits that no test reaches. */
export const noLimits = Object.fromEntries(
  Object.keys(defaultRateLimits).map((name) => [name, 1e9]),
) as RateLimits;

/** argon2's minimum cost. Tests of password hashing use the real cost. */
const cheapPasswords = { memory: 8, passes: 1, parallelism: 1 };

/** For routes that a test adds: anyone may call them. */
export const openRoute: { config: object } = { config: { access: 'anyone' } };

type Options = Pick<AppOptions, 'db'> &
  Partial<Omit<AppOptions, 'config'>> & { config?: Partial<Config> };

/**
 * Builds the app with default configuration, limits that no test reaches, and no log. Its responses are
 * checked against their schemas.
 */
export async function testApp({ config, ...options }: Options): Promise<App> {
  const app = await buildApp({
    webDir: '/nonexistent',
    limits: noLimits,
    // A busy machine may delay a test for any length of time.
    maxEventLoopDelayMs: Infinity,
    passwordCost: cheapPasswords,
    ...options,
    config: { ...readConfig({}), logLevel: 'silent', ...config },
  });
  checkAnswers(app);
  onTestFinished(() => app.close());
  return app;
}

/** Sends JSON as one of our own pages does. */
export function post(
  app: App,
  url: string,
  body?: unknown,
  headers: Record<string, string | undefined> = {},
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

export const urlBody = { type: 'url', style: 'dots', data: { url: 'example.com/menu' } };

export const vcardBody = {
  type: 'vcard',
  style: 'standard',
  data: {
    vcard: { firstName: 'Jane', lastName: 'Doe', email: 'jane@example.com', phone: '+1 555 0100' },
  },
};
