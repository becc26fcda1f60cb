import { onTestFinished, vi } from 'vitest';

/** Makes the browser's storage reject all further writes. */
export function fillStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = globalThis[name];
    const full = new Proxy(storage, {
      get(_, key) {
        if (key === 'setItem') return refuse;
        const value = Reflect.get(storage, key);
        return typeof value === 'function' ? value.bind(storage) : value;
      },
    });
    vi.stubGlobal(name, full);
    onTestFinished(() => void vi.stubGlobal(name, storage));
  }
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}
