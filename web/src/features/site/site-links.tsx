import * as m from '@everscan/messages/site';
import { Link, useLocation } from 'react-router';

const links = [
  { to: '/', label: m.generator },
  { to: '/bulk', label: m.bulk },
  { to: '/scans', label: m.scans },
  { to: '/examples', label: m.examples },
  { to: '/pricing', label: m.pricing },
  { to: '/blog', label: m.guides },
] as const;

type SiteLinksProps = { className: string; onClick?: () => void };

/** The product's main navigation. */
export function SiteLinks({ className, onClick }: SiteLinksProps) {
  const { pathname } = useLocation();
  const isCurrent = (to: string) =>
    to === '/' ? ['/', '/app'].includes(pathname) : pathname.startsWith(to);
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onClick}
            aria-current={isCurrent(to) ? 'page' : undefined}
            className="inline-flex h-11 w-full items-center rounded-lg px-3 font-medium text-muted text-sm transition-colors hover:text-ink aria-[current]:text-ink max-lg:hover:bg-raised lg:h-9"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
