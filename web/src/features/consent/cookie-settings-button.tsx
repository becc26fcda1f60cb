import * as m from '@everscan/messages/consent';
import type { ComponentProps } from 'react';

/** The dialog cancels the event when it opens. */
export const OPEN_EVENT = 'open-cookie-settings';

let isWaiting = false;

/** Opens the dialog to give, change and withdraw consent, as soon as it has loaded. */
export function openCookieSettings(): void {
  isWaiting = dispatchEvent(new Event(OPEN_EVENT, { cancelable: true }));
}

/** Whether the visitor has asked for the dialog before it had loaded. */
export function takeEarlyOpening(): boolean {
  const wasWaiting = isWaiting;
  isWaiting = false;
  return wasWaiting;
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
