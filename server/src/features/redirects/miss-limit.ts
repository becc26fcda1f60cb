/** Counts of the present minute, by client; one process's. */
export type MissLimit = { isExceeded(client: string): boolean; count(client: string): void };

const MINUTE_MS = 60_000;
/** More clients than this in a minute, and it starts again. */
const CLIENTS = 50_000;

/** How often a client may ask for codes that do not exist. */
export function buildMissLimit(perMinute: number): MissLimit {
  const misses = new Map<string, number>();
  let minute = 0;
  const now = () => Math.floor(performance.now() / MINUTE_MS);
  return {
    isExceeded: (client) => minute === now() && (misses.get(client) ?? 0) >= perMinute,
    count(client) {
      if (minute !== now() || misses.size >= CLIENTS) misses.clear();
      minute = now();
      misses.set(client, (misses.get(client) ?? 0) + 1);
    },
  };
}
