import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { buildAttemptCounts, type Counted } from '../../http/attempt-counts.ts';
import { clientKeyOf } from '../../http/rate-limiter.ts';

const HOUR_SECONDS = 3600;

/** How many wrong codes are allowed in a window. Three of a million codes are right at any time. */
const RULES = {
  /** For one account from everywhere, except from devices that have signed in to it before. */
  account: { points: 30, windowSeconds: 24 * HOUR_SECONDS },
  /** For one account from one device that has signed in to it before. */
  device: { points: 10, windowSeconds: 6 * HOUR_SECONDS },
  /**
   * For one account from all such devices together: before the factor was set up, somebody with the
   * password could make any number of them.
   */
  devices: { points: 100, windowSeconds: 24 * HOUR_SECONDS },
} as const;

/** Who sends a proof. */
export type Sender = {
  userId: number;
  /** Id of the session or of the sign-in that waits: a passkey signs a challenge that was made for it. */
  holder: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Id of a device that has signed in to this account before. */
  device: string | undefined;
};

/**
 * Limits how many codes can be guessed. Only a sender who knows the password can use these counts up.
 * They do not apply to recovery codes, so the owner always has a way in.
 */
export type FactorAttempts = {
  /**
   * Counts an attempt before it is made, so that parallel ones cannot exceed the limit, and takes the
   * count back when `attempt` returns true.
   * @throws {HttpError} 429 when the sender has to wait
   */
  run(sender: Pick<Sender, 'userId' | 'device'>, attempt: () => Promise<boolean>): Promise<boolean>;
};

/** Build it once: on SQLite, each has counts of its own. */
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

function keysOf({
  userId,
  device,
}: Pick<Sender, 'userId' | 'device'>): Counted<keyof typeof RULES> {
  const account = clientKeyOf(String(userId), '');
  if (device === undefined) return [['account', account]];
  // A device that has to wait uses nothing up for the others.
  return [
    ['device', clientKeyOf(String(userId), device)],
    ['devices', account],
  ];
}
