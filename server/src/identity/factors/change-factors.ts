import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { signedOut } from '../../platform/http/session.ts';
import { findSession } from '../users/sessions.store.ts';
import { lockUser } from '../users/users.store.ts';
import type { completeAddition } from './changed-factors.ts';

type Details = Parameters<typeof completeAddition>[1];

type Options = {
  db: Db;
  clock: Clock;
  /** Whether the server can send mail. */
  sendsMail: boolean;
};

/**
 * Changes the factors of a signed-in user. The user is locked, so that no sign-in and no password
 * change runs in the meantime.
 * @throws {HttpError} 401 when the session has just ended, by a password change for example
 */
export function buildChangeFactors({ db, clock, sendsMail }: Options) {
  return <Result>(
    { user, session: { id: sessionId }, language }: Actor,
    work: (trx: Db, details: Details) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (trx) => {
      const now = clock();
      await lockUser(trx, user);
      if (!(await findSession(trx, sessionId, now))) throw signedOut();
      return work(trx, { user, sessionId, now, mailLanguage: sendsMail ? language : null });
    });
}
