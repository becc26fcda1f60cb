import * as m from '@everscan/messages/consent';
import type { ComponentProps } from 'react';

export const OPEN_EVENT = 'open-cookie-settings';

/** Opens the dialog to give, change and withdraw consent. */
export function openCookieSettings(): void {
  dispatchEvent(new Event(OPEN_EVENT));
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
      className={`rounded transition-colors hover:text-ink ${className}`}
    >
      {children}
    </button>
  );
}
