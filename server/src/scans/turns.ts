const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop that no other caller shares. However many reports are being read, a
 * redirect waits for only one query.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(startNext);
  });
}

function startNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNext);
}

/** Yields lists of up to `size` items, each in a separate turn. */
export async function* inTurns<Item>(items: readonly Item[], size: number): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += size) {
    await nextTurn();
    yield items.slice(start, start + size);
  }
}
