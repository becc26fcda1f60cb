import * as m from '@everscan/messages/site';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { askForPalette } from '../../lib/palette-request.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { Menu, Search } from '../../ui/icons.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { SiteLinks } from './site-links.tsx';

const loadLanguageOffer = () => import('./language-offer.tsx');
const loadLanguageMenu = () => import('./language-menu.tsx');

type SiteHeaderProps = {
  /** The part of the site, shown beside the logo. */
  section?: { to: string; label: string } | undefined;
  /** Links to sign in. */
  account: ReactNode;
  /** The menu of the signed-in user. */
  user?: ReactNode;
  /** Replaces the menu with the links on narrow screens. */
  menu?: ReactNode;
};

/** The header of every page. Below 1024 px the links are in a menu. */
export function SiteHeader({
  section,
  account,
  user,
  menu = <LinksMenu account={account} />,
}: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface print:hidden">
      <div className="page-width flex h-14 items-center gap-3">
        <HomeLink className="shrink-0" />
        {section && (
          <>
            <span aria-hidden className="text-line-strong">
              /
            </span>
            <Link to={section.to} className="rounded font-medium text-muted text-sm hover:text-ink">
              {section.label}
            </Link>
          </>
        )}
        <nav
          aria-label={m.mainNavigation}
          className="ms-3 hidden min-w-max flex-1 basis-0 lg:block"
        >
          <SiteLinks className="flex" />
        </nav>
        {/* As wide as half of the header or more, so that nothing shifts when the user is known. */}
        <div className="flex min-w-0 flex-1 basis-0 items-center justify-end gap-1">
          <LazyPart isQuiet load={loadLanguageOffer} />
          <div className="flex h-9 min-w-0 flex-1 items-center justify-end gap-1">
            <SearchButton />
            <div className="contents max-lg:hidden">{account}</div>
            {user}
          </div>
          <div className="-me-3 hidden size-11 place-items-center lg:grid">
            <LazyPart isQuiet load={loadLanguageMenu} isIcon />
          </div>
          <div className="lg:hidden">{menu}</div>
        </div>
      </div>
    </header>
  );
}

/** Looks like a search field on wide screens, and opens the command palette. For signed-in users only. */
function SearchButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => askForPalette(() => true)}
      className="hidden h-11 min-w-11 items-center justify-center gap-2 rounded-lg text-muted text-sm transition-colors hover:text-ink in-data-member:flex xl:h-9 xl:w-56 xl:justify-start xl:border xl:border-line xl:bg-page xl:px-3 xl:hover:border-line-strong"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate text-start max-xl:sr-only">{m.search}</span>
      <kbd
        aria-hidden
        className="whitespace-nowrap font-sans text-xs max-xl:hidden in-data-mac:hidden"
      >
        {m.searchKeys}
      </kbd>
      <kbd aria-hidden className="hidden font-sans text-xs xl:in-data-mac:inline">
        ⌘K
      </kbd>
    </button>
  );
}

/** The menu with the links. It is a popover, which opens and closes before any script has loaded. */
function LinksMenu({ account }: { account: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const close = () => ref.current?.hidePopover();
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the page changes, to close the menu
  useEffect(close, [pathname]);
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label={m.openMenu}
        className="-me-3 grid size-11 place-items-center rounded-lg hover:bg-raised"
      >
        <Menu aria-hidden className="size-5" />
      </button>
      <nav
        ref={ref}
        id="site-menu"
        popover="auto"
        aria-label={m.menu}
        className="fixed inset-x-0 top-14 bottom-auto m-0 w-full max-w-none border-line border-b bg-surface px-1 pt-2 pb-4 text-ink shadow-float sm:px-5"
      >
        <SiteLinks className="flex flex-col" onClick={close} />
        <div className="mx-3 mt-2 flex flex-col gap-2 border-line border-t pt-4 empty:hidden">
          {account}
        </div>
        <div className="mx-3 mt-2">
          <LazyPart isQuiet load={loadLanguageMenu} />
        </div>
      </nav>
    </>
  );
}
