import { newIdempotencyKey } from './call.ts';

/**
 * The idempotency key of a write that the person may repeat because the response was lost. The same body has the same
 * key until `end` is called, so that it is written only once.
 */
export class IntentKey {
  #last: { text: string; key: string } | undefined;

  of(body: unknown): string {
    const text = JSON.stringify(body);
    if (this.#last?.text !== text) this.#last = { text, key: newIdempotencyKey() };
    return this.#last.key;
  }

  /** Call this when the write has succeeded, so that the next one gets a new key. */
  end(): void {
    this.#last = undefined;
  }
}
