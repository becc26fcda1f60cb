const DURATION_MS = { success: 2000, error: 3000, info: 5000 } as const;

export type ToastAction = { label: string; run: () => void };
export type ToastMessage = {
  kind: keyof typeof DURATION_MS;
  title: string;
  description: string;
  durationMs: number;
  action?: ToastAction | undefined;
};

let current: ToastMessage | undefined;
const listeners = new Set<() => void>();

/** Shows a short message. There is one toast at a time: a new one replaces the old one. */
export function toast(
  kind: ToastMessage['kind'],
  title: string,
  description: string,
  action?: ToastAction,
): void {
  show({ kind, title, description, durationMs: DURATION_MS[kind], action });
}

export function dismissToast(): void {
  show(undefined);
}

export function currentToast(): ToastMessage | undefined {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(message: ToastMessage | undefined): void {
  current = message;
  for (const listener of listeners) listener();
}
