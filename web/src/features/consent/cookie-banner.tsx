import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ALL, choose, ESSENTIAL, type Preferences } from './consent-store.ts';

/** Asks once, at the bottom of every page, with two equal buttons. */
export default function CookieBanner() {
  const ref = useRef<HTMLElement>(null);
  // Makes room at the end of the page, so that the banner never covers the focused element.
  useEffect(() => {
    const banner = ref.current;
    if (!banner) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const covered = innerHeight - banner.getBoundingClientRect().top;
      style.setProperty('--covered-bottom', `${Math.ceil(covered)}px`);
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered-bottom');
    };
  }, []);

  function answer(preferences: Preferences) {
    // The button disappears, so the keyboard focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    choose(preferences);
  }

  return (
    <section
      ref={ref}
      aria-label="Cookies"
      className="overlay-in fixed inset-x-3 bottom-[max(12px,env(safe-area-inset-bottom))] z-40 rounded-2xl border border-line bg-surface p-4 shadow-float sm:flex sm:items-center sm:gap-6 sm:py-3 sm:pr-3 sm:pl-5 lg:right-6 lg:bottom-6 lg:left-auto lg:w-[660px] print:hidden"
    >
      <p className="text-pretty text-muted text-sm leading-5">
        We store what this site needs to work. Cookies for analytics and advertising are only used
        if you accept.{' '}
        <Link
          to="/privacy"
          className="whitespace-nowrap rounded font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Privacy policy
        </Link>
      </p>
      <div className="mt-3 grid shrink-0 grid-cols-2 gap-2 sm:mt-0">
        <Button look="secondary" onClick={() => answer(ESSENTIAL)}>
          Reject All
        </Button>
        <Button look="secondary" onClick={() => answer(ALL)}>
          Accept All
        </Button>
      </div>
    </section>
  );
}
