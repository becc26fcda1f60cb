import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/db/connect.ts';
import { buildAttemptCounts, type Counted } from '../../platform/http/attempt-counts.ts';
import { clientKeyOf } from '../../platform/http/rate-limiter.ts';

const HOUR_SECONDS = 3600;

/** How many wrong codes are allowed in a window. At any time, three of the million possible codes are right. */
const RULES = {
  /** For one account from everywhere, except from devices that have signed in to it before. */
  account: { points: 30, windowSeconds: 24 * HOUR_SECONDS },
  /** For one account from one device that has signed in to it before. */
  device: { points: 10, windowSeconds: 6 * HOUR_SECONDS },
  /**
   * For one account from all such devices together: before the factor was set up, somebody with the password
   * could have created any number of them.
   */
  devices: { points: 100, windowSeconds: 24 * HOUR_SECONDS },
} as const;

/** The sender of a proof. */
export type Sender = {
  user: number;
  /** Id of the session or pending sign-in, for which a passkey's challenge was created. */
  holder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Id of a device that has signed in to this account before. */
  device: string | undefined;
};

/**
 * Limits how many codes can be guessed. Only a sender who knows the password can use up these attempts. They
 * do not apply to recovery codes, so the owner always has a way in.
 */
export type FactorAttempts = {
  /**
   * Counts an attempt before it is made, so that parallel attempts cannot exceed the limit, and takes the
   * attempt off the count when `attempt` returns true.
   * @throws {HttpError} 429 when the sender has to wait
   */
  run(sender: Pick<Sender, 'user' | 'device'>, attempt: () => Promise<boolean>): Promise<boolean>;
};

/** Build it once: on SQLite, each instance has its own counts. */
export function buildFactorAttempts(db: Db): FactorAttempts {
  const counts = buildAttemptCounts(db, {
    name: 'second factor',
    rules: RULES,
    refusal: 'rate_limited.codes',
  });
  return {
    async run(sender, attempt) {
      const keys = keysOf(sender);
      await counts.take(keys);
      const isRight = await attempt();
      if (isRight) await counts.giveBack(keys);
      return isRight;
    },
  };
}

function keysOf({ user, device }: Pick<Sender, 'user' | 'device'>): Counted<keyof typeof RULES> {
  const account = clientKeyOf(String(user), '');
  if (device === undefined) return [['account', account]];
  // A device that has to wait does not use up attempts of the others.
  return [
    ['device', clientKeyOf(String(user), device)],
    ['devices', account],
  ];
}
