import * as m from '@everscan/messages/site';
import { Link, useLocation } from 'react-router';

/** Elements for visitors only, and for signed-in users only (root.tsx). */
const GUESTS = 'in-data-member:hidden';
const MEMBERS = 'hidden in-data-member:block';

/** A link to `/bulk` for each of the two, so that it appears at its place instead of moving there. */
const links = [
  { to: '/', label: m.generator },
  { to: '/codes', label: m.codes, look: MEMBERS },
  { to: '/scans', label: m.scans, look: MEMBERS },
  { to: '/bulk', label: m.bulk, look: MEMBERS },
  { to: '/bulk', label: m.bulk, look: GUESTS },
  { to: '/examples', label: m.examples, look: GUESTS },
  { to: '/pricing', label: m.pricing, look: GUESTS, isLanding: true },
  { to: '/blog', label: m.guides, look: GUESTS, isLanding: true },
];

type SiteLinksProps = { className: string; onClick?: () => void };

/** The main navigation. The page about the product always has the links that lead on from it. */
export function SiteLinks({ className, onClick }: SiteLinksProps) {
  const { pathname } = useLocation();
  const isCurrent = (to: string) =>
    to === '/' ? ['/', '/app'].includes(pathname) : pathname.startsWith(to);
  return (
    <ul className={className}>
      {links.map(({ to, label, look, isLanding }) => (
        <li
          key={to + look}
          className={isLanding && pathname.startsWith('/wait') ? undefined : look}
        >
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
