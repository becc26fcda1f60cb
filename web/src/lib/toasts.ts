/** How long a toast stays. An error that must stay longer is shown on the page itself, or has an action. */
const DURATION_MS = {
  success: 2000,
  error: 3000,
  info: 5000,
} as const;
/** A toast with a button, such as Undo, stays long enough to read it and to reach the button. */
const ACTION_DURATION_MS = 10_000;

export type ToastAction = {
  label: string;
  run: () => void;
  /** Whether Ctrl or Cmd + Z runs it, too. */
  isUndo?: boolean;
};
export type ToastMessage = {
  kind: keyof typeof DURATION_MS;
  title: string;
  description: string;
  durationMs: number;
  action?: ToastAction | undefined;
  /** A second button. */
  other?: ToastAction | undefined;
};

let current: ToastMessage | undefined;
const listeners = new Set<() => void>();

/** Shows a short message. There is one toast at a time: a new one replaces the old one. */
export function toast(
  kind: ToastMessage['kind'],
  title: string,
  description: string,
  action?: ToastAction,
  other?: ToastAction,
): ToastMessage {
  const durationMs = Math.max(DURATION_MS[kind], action ? ACTION_DURATION_MS : 0);
  const message = { kind, title, description, durationMs, action, other };
  show(message);
  return message;
}

/** @param message the toast to dismiss, if it is still shown; by default, the current one */
export function dismissToast(message = current): void {
  if (message === current) show(undefined);
}

/** Removes the error of an earlier attempt. */
export function dismissError(): void {
  if (current?.kind === 'error') dismissToast();
}

/** Removes a toast with a button. */
export function dismissAction(): void {
  if (current?.action) dismissToast();
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
