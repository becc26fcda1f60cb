import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/site';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LazyPart } from '../../ui/lazy-part.tsx';

const loadLanguageMenu = () => import('./language-menu.tsx');
const loadThemeSwitch = () => import('./theme-switch.tsx');

const legal = {
  title: m.legalGroup,
  links: [
    { to: '/impressum', label: m.imprint },
    { to: '/terms', label: m.terms },
    { to: '/privacy', label: m.privacy },
  ],
};

const groups = [
  {
    title: m.productGroup,
    links: [
      { to: '/', label: m.generator },
      { to: '/bulk', label: m.bulk },
      { to: '/scans', label: m.scans },
      { to: '/pricing', label: m.pricing },
    ],
  },
  {
    title: m.learnGroup,
    links: [
      { to: '/wait', label: m.about },
      { to: '/examples', label: m.examples },
      { to: '/blog', label: m.guides },
    ],
  },
  {
    title: m.helpGroup,
    links: [
      { to: '/contact', label: m.contact },
      { to: '/report', label: m.reportCode },
    ],
  },
  legal,
];

type SiteFooterProps = {
  /** Shown after the legal links. */
  children: ReactNode;
};

/** The footer of every page. */
export function SiteFooter({ children }: SiteFooterProps) {
  return (
    <footer className="border-line border-t text-sm print:hidden">
      <div className="page-width @container">
        <div className="grid gap-8 py-10 @min-[1200px]:grid-cols-[1fr_auto]">
          <div className="@max-[1200px]:flex flex-wrap items-center gap-x-8 gap-y-2">
            <p className="max-w-56 text-balance text-muted leading-6">{m.footerClaim(site.name)}</p>
            <div className="mt-4 h-[50px]">
              <LazyPart isQuiet load={loadThemeSwitch} />
            </div>
            <div className="mt-2 h-11">
              <LazyPart isQuiet load={loadLanguageMenu} />
            </div>
          </div>
          <nav
            aria-label={m.footerNavigation}
            className="grid grid-cols-2 gap-6 @min-[700px]:grid-cols-4 @min-[1200px]:gap-x-14"
          >
            {groups.map((group) => (
              <div key={group.title}>
                <p className="font-medium">{group.title}</p>
                <ul className="mt-1 text-muted">
                  {group.links.map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to} className={footerLinkLook}>
                        {label}
                      </Link>
                    </li>
                  ))}
                  {group === legal && (
                    <>
                      <li>
                        <a href="/licenses.txt" hrefLang="en" className={footerLinkLook}>
                          {m.licences}
                        </a>
                      </li>
                      <li>{children}</li>
                    </>
                  )}
                </ul>
              </div>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}

/** The CSS classes of the links and of the button among them. */
export const footerLinkLook =
  'inline-flex min-h-11 items-center rounded transition-colors hover:text-ink sm:min-h-8';
