import { newIdempotencyKey } from './call.ts';

/**
 * The idempotency key of a write that the person may repeat because its response was lost. The same
 * body has the same key until `end`, so it is written once.
 */
export class IntentKey {
  #last: { text: string; key: string } | undefined;

  of(body: unknown): string {
    const text = JSON.stringify(body);
    if (this.#last?.text !== text) this.#last = { text, key: newIdempotencyKey() };
    return this.#last.key;
  }

  /** The write has succeeded: the next one is another intent. */
  end(): void {
    this.#last = undefined;
  }
}
