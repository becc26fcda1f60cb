import * as m from '@everscan/messages/consent';
import { useState } from 'react';
import { moveFocus } from '../../ui/move-focus.ts';
import { openCookieSettings } from './cookie-settings-button.tsx';

const DISMISSED_KEY = 'ads-notice-dismissed';

/** Reminds visitors, once per session, that they have allowed advertising cookies. */
export default function AdsNotice() {
  const [isDismissed, setDismissed] = useState(wasDismissed);
  if (isDismissed) return null;
  function dismiss() {
    try {
      sessionStorage.setItem(DISMISSED_KEY, 'true');
    } catch {
      // Storage is full or forbidden: the notice stays dismissed only until the visitor leaves the page.
    }
    moveFocus();
    setDismissed(true);
  }
  return (
    <section
      aria-label={m.adsLabel}
      className="ads-notice overlay-in fixed end-4 z-30 rounded-xl border border-line bg-surface py-1.5 pe-1.5 ps-4 text-sm shadow-float max-sm:start-4 sm:flex sm:items-center sm:gap-3 print:hidden"
    >
      <p className="py-1 text-muted">{m.adsAllowed}</p>
      <div className="flex max-sm:-ms-2.5">
        <NoticeButton onClick={openCookieSettings}>{m.openSettings}</NoticeButton>
        <NoticeButton onClick={dismiss}>{m.dismiss}</NoticeButton>
      </div>
    </section>
  );
}

type NoticeButtonProps = { onClick: () => void; children: string };

function NoticeButton({ onClick, children }: NoticeButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="h-8 rounded-lg px-2.5 font-medium text-ink transition-colors hover:bg-raised"
    >
      {children}
    </button>
  );
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}
