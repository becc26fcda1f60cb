import { changedNow } from '../../server/src/codes/sql.ts';
import type { Db } from '../../server/src/platform/db/connect.ts';
import { COLD_TARGET, type OutageKind, OutageOwner, type Timeline } from './outage-owner.ts';
import { sendAtRate } from './send-at-rate.ts';

const OWNERS = 24;
const MAX_CONCURRENT = 400;
const COLD_LINKS = 10_000;

/** Every 40th request is one of the rare ones. */
const MIX: readonly (OutageKind | 'rare')[] = [
  ...Array<OutageKind>(14).fill('redirect'),
  ...Array<OutageKind>(4).fill('cold'),
  ...Array<OutageKind>(6).fill('read'),
  ...Array<OutageKind>(6).fill('track'),
  ...Array<OutageKind>(6).fill('save'),
  ...Array<OutageKind>(2).fill('target'),
  'folder',
  'rare',
];
const RARE: readonly OutageKind[] = ['sign-in', 'register'];

/** Adds links that nobody has scanned. Returns a function that hands out each code once. */
export async function addColdLinks(db: Db): Promise<() => string | undefined> {
  const codes = Array.from({ length: COLD_LINKS }, (_, i) => `COLD${10_000 + i}`);
  const target = COLD_TARGET;
  const [created_at, updated_at] = [Date.now(), Date.now()];
  const rows = codes.map((code) => ({
    ...{ ...changedNow(db), created_at, updated_at },
    ...{ code, target, location: target, state: 'active' as const, version: 1 },
  }));
  for (let i = 0; i < rows.length; i += 500) {
    const some = rows.slice(i, i + 500);
    await db.insertInto('links').values(some).execute();
  }
  return () => codes.pop();
}

type LoadOptions = {
  port: number;
  perSecond: number;
  /** Returns a code that nobody has scanned. */
  nextCold: () => string | undefined;
};

/** Sends requests of every kind at a rate to `port`, where HAProxy serves the site. */
export async function startOutageLoad(db: Db, { port, perSecond, nextCold }: LoadOptions) {
  const timeline: Timeline = {
    ...{ acknowledged: [], refused: [], redirects: [] },
    ...{ refusedReads: 0, longestOld: 0, repeated: 0 },
  };
  const owners = Array.from(
    { length: OWNERS },
    (_, i) => new OutageOwner(i, port, timeline, nextCold),
  );
  for (const owner of owners) await owner.signUp();
  // New accounts may change only a few targets per hour.
  await db.updateTable('users').set({ created_at: 0 }).execute();

  /**
   * Sends the request of the first owner who has none of this kind under way; if there is no such owner,
   * sends a redirect.
   */
  async function send(number: number): Promise<void> {
    const mixed = MIX[(number * 17) % MIX.length] as (typeof MIX)[number]; // 17 and 40 have no common factor
    const rare = RARE[Math.floor(number / MIX.length) % RARE.length] as OutageKind;
    const kind = mixed === 'rare' ? rare : mixed;
    const first = number % OWNERS;
    const inTurn = [...owners.slice(first), ...owners.slice(0, first)];
    const free = inTurn.find((owner) => !owner.isBusy(kind));
    await (free ? free.actOnce(kind) : inTurn[0]?.actOnce('redirect'));
  }

  const load = sendAtRate({ perSecond, maxConcurrent: MAX_CONCURRENT, send });
  return {
    owners,
    timeline,
    async stop() {
      await load.stop();
      for (const owner of owners) owner.close();
    },
    summary() {
      const kinds = [...new Set(owners.flatMap(({ counts }) => [...counts.keys()]))];
      const sums = kinds.map((kind) => {
        const sum = owners.reduce((sum, { counts }) => sum + (counts.get(kind) ?? 0), 0);
        return `${sum} ${kind}`;
      });
      const { sent, leftOut } = load.counts();
      return `${sent} requests (${sums.join(', ')}), ${leftOut} left out`;
    },
  };
}
