import { Outlet } from 'react-router';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { SiteFooter } from '../features/site/site-footer.tsx';
import { type NavLink, SiteHeader } from '../features/site/site-header.tsx';

type SiteFrameProps = { headerLinks: readonly NavLink[]; footerLinks: readonly NavLink[] };

/** Header and footer of every page but the generator. */
export function SiteFrame({ headerLinks, footerLinks }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader links={headerLinks} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter links={footerLinks}>
        <CookieSettingsButton className="inline-flex h-9 items-center rounded px-2 transition-colors hover:text-ink" />
      </SiteFooter>
    </div>
  );
}
