/** Resolves or rejects as `work` does, and rejects after `timeoutMs`. The work itself is not cancelled. */
export async function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`No response within ${timeoutMs} ms`)),
    timeoutMs,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
