import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { HomeLink } from '../../ui/home-link.tsx';

export type NavLink = { to: string; label: string; isAction?: boolean };

/** Logo and links. Links that do not fit are in a menu. */
export function SiteHeader({ links }: { links: readonly NavLink[] }) {
  const { pathname } = useLocation();
  // Open on this page only: a link closes the menu.
  const [openPath, setOpenPath] = useState<string>();
  const isOpen = openPath === pathname;
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpenPath(undefined);
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [isOpen]);
  const needsMenu = links.length > 2;

  return (
    <header className="sticky top-0 z-20 border-line border-b bg-page/90 backdrop-blur print:hidden">
      <div className="mx-auto flex h-16 max-w-[1120px] items-center justify-between px-4 sm:px-8">
        <HomeLink />
        <nav aria-label="Main" className={needsMenu ? 'hidden sm:block' : ''}>
          <HeaderLinks links={links} className="flex items-center gap-1" />
        </nav>
        {needsMenu && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="site-menu"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            onClick={() => setOpenPath(isOpen ? undefined : pathname)}
            className="-mr-2 inline-flex size-11 items-center justify-center rounded-lg hover:bg-raised sm:hidden"
          >
            {isOpen ? (
              <X aria-hidden className="size-5" />
            ) : (
              <Menu aria-hidden className="size-5" />
            )}
          </button>
        )}
      </div>
      {needsMenu && (
        <nav id="site-menu" aria-label="Menu" hidden={!isOpen} className="sm:hidden">
          <HeaderLinks
            links={links}
            className="flex flex-col gap-2 border-line border-t px-4 pt-3 pb-5"
          />
        </nav>
      )}
    </header>
  );
}

function HeaderLinks({ links, className }: { links: readonly NavLink[]; className: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ to, label, isAction }) => (
        <li key={to}>
          {isAction ? (
            <ButtonLink to={to} className="w-full sm:ml-2">
              {label}
            </ButtonLink>
          ) : (
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="inline-flex h-10 w-full items-center rounded-lg px-3 font-medium text-muted text-sm transition-colors hover:text-ink aria-[current]:text-ink"
            >
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
