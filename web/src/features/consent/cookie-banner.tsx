import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/consent';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import { ALL, choose, ESSENTIAL, type Preferences } from './consent-store.ts';

/** Asks for consent in one line at the bottom of every page, with two equal buttons, until the visitor chooses. */
export default function CookieBanner() {
  const ref = useRef<HTMLElement>(null);
  // Reserves room at the end of the page, so that the banner does not cover the focused element.
  useEffect(() => {
    const banner = ref.current;
    if (!banner) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const margin = Number.parseFloat(getComputedStyle(banner).marginBottom);
      style.setProperty('--banner-height', `${Math.ceil(banner.offsetHeight + margin)}px`);
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-height');
    };
  }, []);

  function answer(preferences: Preferences) {
    moveFocus();
    choose(preferences);
  }

  return (
    <section
      ref={ref}
      aria-label={m.bannerLabel}
      className="cookie-banner overlay-in fixed inset-x-0 bottom-(--dock-height) z-40 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-surface px-4 pt-1.5 pb-[max(6px,var(--safe-bottom))] sm:shadow-float sm:inset-x-3 sm:mb-3 sm:flex-nowrap sm:gap-5 sm:rounded-2xl sm:border sm:py-2 sm:pe-2 sm:ps-5 lg:end-6 lg:mb-6 lg:start-auto print:hidden"
    >
      <p className="min-w-0 grow-99 basis-24 text-pretty text-muted text-xs leading-4 sm:text-sm sm:leading-5">
        {site.googleMeasurementId ? m.usedIfAccepted : m.essentialOnly}{' '}
        <Link
          to="/privacy"
          className="whitespace-nowrap rounded font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {m.privacyPolicy}
        </Link>
      </p>
      <div className="grid shrink-0 grow grid-cols-2 gap-2 sm:grow-0">
        <Button
          look="secondary"
          className="h-11 px-3 max-[359px]:px-1.5 max-[359px]:text-[13px] sm:h-10"
          onClick={() => answer(ESSENTIAL)}
        >
          {m.rejectAll}
        </Button>
        <Button
          look="secondary"
          className="h-11 px-3 max-[359px]:px-1.5 max-[359px]:text-[13px] sm:h-10"
          onClick={() => answer(ALL)}
        >
          {m.acceptAll}
        </Button>
      </div>
    </section>
  );
}
