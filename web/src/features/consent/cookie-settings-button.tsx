import * as m from '@everscan/messages/consent';
import type { ComponentProps } from 'react';

/** The event that opens the dialog. A dialog that handles it calls `preventDefault`. */
export const OPEN_EVENT = 'open-cookie-settings';

let isPending = false;

/** Opens the dialog for giving, changing and withdrawing consent, or makes it open when it has loaded. */
export function openCookieSettings(): void {
  isPending = dispatchEvent(new Event(OPEN_EVENT, { cancelable: true }));
}

/** Whether the visitor asked for the dialog before it had loaded. True only once. */
export function takePendingRequest(): boolean {
  const wasPending = isPending;
  isPending = false;
  return wasPending;
}

/** Looks like the links beside it in the footer. */
export function CookieSettingsButton({
  onClick,
  className = '',
  children = m.openSettings,
  ...props
}: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...props}
      onClick={(event) => {
        onClick?.(event);
        openCookieSettings();
      }}
      className={`rounded text-start transition-colors hover:text-ink ${className}`}
    >
      {children}
    </button>
  );
}
