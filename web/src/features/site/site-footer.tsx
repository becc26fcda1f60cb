import { site } from '@everscan/contract/site';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { NavLink } from './site-header.tsx';

type SiteFooterProps = {
  links: readonly NavLink[];
  /** Shown after the links. */
  children?: ReactNode;
};

export function SiteFooter({ links, children }: SiteFooterProps) {
  return (
    <footer className="border-line border-t print:hidden">
      <div className="mx-auto flex max-w-[1120px] flex-col gap-x-8 gap-y-4 px-4 py-8 text-muted text-sm sm:flex-row sm:items-center sm:justify-between sm:px-8">
        <p>
          {site.name}: {site.tagline}.
        </p>
        <nav aria-label="Footer">
          <ul className="-mx-2 flex flex-wrap items-center">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex h-9 items-center rounded px-2 transition-colors hover:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
            {children && <li>{children}</li>}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
