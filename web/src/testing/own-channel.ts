/** Tabs hear each other within one test file only: Node's channels also reach the workers of other files. */
class OwnChannel {
  static readonly #open = new Set<OwnChannel>();
  onmessage?: (event: { data: unknown }) => void;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
    OwnChannel.#open.add(this);
  }

  postMessage(message: unknown): void {
    const data = structuredClone(message);
    for (const other of OwnChannel.#open) {
      if (other === this || other.#name !== this.#name) continue;
      queueMicrotask(() => OwnChannel.#open.has(other) && other.onmessage?.({ data }));
    }
  }

  close(): void {
    OwnChannel.#open.delete(this);
  }
}

Object.assign(globalThis, { BroadcastChannel: OwnChannel });
