import type { Actor } from '../platform/http/caller.ts';

/** A user in their own workspace, for calls that pass no route. */
export function actorFor(user: number, now: number): Actor {
  return { kind: 'actor', workspace: user, user, session: {} as never, language: 'en', now };
}
