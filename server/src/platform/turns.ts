/**
 * Turns of the event loop: work that takes long stops after a few milliseconds and goes on in a turn of its own, so that
 * redirects, which nothing here delays, are answered in between.
 */

/** How long a turn may take before the next caller gets one of its own, in ms. */
const TURN_MS = 4;

/** How long work steps aside for clients that connect, in ms. */
const ARRIVALS_MS = 500;

const waiting: { run: () => void; since: number }[] = [];
let begunAt = 0;
/** Whether a client has connected in this turn. */
let hasArrival = false;
let endsTurn = false;

/**
 * Tells that a client has connected. Node takes one connection in a turn, so a thousand at once would hold up a phone behind
 * them for as long as their requests take; until all are in, other work waits.
 */
export function clientArrived(): void {
  hasArrival = true;
  atEndOfTurn();
}

/**
 * Waits for a turn of the event loop that no other caller shares. However many reports are being read, a
 * redirect waits for only one query.
 */
export function nextTurn(): Promise<void> {
  return new Promise(inNextTurn);
}

/** Waits for the next turn if this one has already taken long. */
export async function inShortTurn(): Promise<void> {
  if (isLong()) await nextTurn();
}

/**
 * Like `inShortTurn`, for a transaction: it lets redirects in, but does not wait behind other requests, some of
 * which wait for its locks.
 */
export async function inShortTurnWithLocks(): Promise<void> {
  if (!isLong()) return;
  await new Promise(setImmediate);
  begunAt = performance.now();
}

/** Calls `run` at once, or in a turn of its own if this one has already taken long or others wait. */
export function whenItsTurn(run: () => void): void {
  if (waiting.length === 0 && !isLong() && !hasArrival) run();
  else inNextTurn(run);
}

/** Yields lists of up to `size` items, each in a separate turn. */
export async function* inTurns<Item>(items: readonly Item[], size: number): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += size) {
    await nextTurn();
    yield items.slice(start, start + size);
  }
}

function inNextTurn(run: () => void): void {
  waiting.push({ run, since: performance.now() });
  atEndOfTurn();
}

function atEndOfTurn(): void {
  if (!endsTurn) setImmediate(startNext);
  endsTurn = true;
}

function startNext(): void {
  endsTurn = false;
  const [next] = waiting;
  if (next && !(hasArrival && performance.now() < next.since + ARRIVALS_MS)) {
    begunAt = performance.now();
    waiting.shift();
    next.run();
  }
  hasArrival = false;
  if (waiting.length > 0) atEndOfTurn();
}

function isLong(): boolean {
  return performance.now() > begunAt + TURN_MS;
}
