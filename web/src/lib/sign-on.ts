import * as m from '@everscan/messages/sign-on';
import { write } from './api.ts';

/**
 * Opens the page of the identity provider.
 * @param connects whether to connect the signed-in user's account instead of signing in
 * @param confirms whether the person has to prove their identity to the provider again
 * @param path the page to return to; the generator by default
 * @throws {CallError}
 */
export async function startSignOn(body: {
  connects: boolean;
  confirms?: boolean;
  path?: string;
}): Promise<void> {
  const { location: page } = await write(
    'POST /api/sign-on',
    { body },
    { fallback: m.startFailed },
  );
  location.assign(page);
}
