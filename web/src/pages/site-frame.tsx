import { memo, type ReactNode } from 'react';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { footerLinkLook, SiteFooter } from '../features/site/site-footer.tsx';
import { SiteHeader } from '../features/site/site-header.tsx';
import { HeaderAccount, HeaderUser } from './header-account.tsx';

type SiteFrameProps = {
  /** The part of the site, shown beside the logo. */
  section?: { to: string; label: string };
  children: ReactNode;
};

/** The header and the footer of all pages without a sidebar. */
export function SiteFrame({ section, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        section={section}
        account={<HeaderAccount hasMenu={!section} />}
        user={!section && <HeaderUser />}
      />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PageFooter />
    </div>
  );
}

/** The footer with the button that opens the cookie settings. */
export const PageFooter = memo(function PageFooter() {
  return (
    <SiteFooter>
      <CookieSettingsButton className={footerLinkLook} />
    </SiteFooter>
  );
});
