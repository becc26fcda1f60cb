import { site } from '@everscan/contract/site';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LazyPart } from '../../ui/lazy-part.tsx';

const loadThemeSwitch = () => import('./theme-switch.tsx');

const groups = [
  {
    title: 'Product',
    links: [
      { to: '/', label: 'Generator' },
      { to: '/bulk', label: 'Bulk' },
      { to: '/scans', label: 'Scans' },
      { to: '/pricing', label: 'Pricing' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { to: '/wait', label: 'About' },
      { to: '/examples', label: 'Examples' },
      { to: '/blog', label: 'Blog' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: '/contact', label: 'Contact' },
      { to: '/report', label: 'Report a code' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/impressum', label: 'Imprint' },
      { to: '/terms', label: 'Terms' },
      { to: '/privacy', label: 'Privacy' },
    ],
  },
];

type SiteFooterProps = {
  /** Classes of the content that align it with the page above. */
  bar?: string;
  /** Shown after the legal links. */
  children: ReactNode;
};

/** The footer of every page. */
export function SiteFooter({ bar = 'mx-auto max-w-[1120px] sm:px-8', children }: SiteFooterProps) {
  return (
    <footer className="border-line border-t text-sm print:hidden">
      <div className={`grid gap-x-8 gap-y-8 px-4 py-10 sm:grid-cols-[minmax(0,1fr)_auto] ${bar}`}>
        <div className="max-w-56">
          <p className="text-muted leading-6">
            {site.name}: {site.tagline}.
          </p>
          <div className="mt-4 h-[50px]">
            <LazyPart isQuiet load={loadThemeSwitch} />
          </div>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4 lg:gap-x-14"
        >
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p className="font-medium">{title}</p>
              <ul className="mt-1 text-muted">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={footerLinkLook}>
                      {label}
                    </Link>
                  </li>
                ))}
                {title === 'Legal' && <li>{children}</li>}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}

/** Classes of the links, and of the button among them. */
export const footerLinkLook =
  'inline-flex h-11 items-center rounded transition-colors hover:text-ink sm:h-8';
