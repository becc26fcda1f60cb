import { memo, type ReactNode } from 'react';
import { CookieSettingsButton } from '../features/consent/cookie-settings-button.tsx';
import { footerLinkLook, SiteFooter } from '../features/site/site-footer.tsx';
import { SiteHeader } from '../features/site/site-header.tsx';
import { HeaderAccount, HeaderUser } from './header-account.tsx';

type SiteFrameProps = {
  /** The part of the site, shown beside the logo. */
  section?: { to: string; label: string };
  /** CSS classes that align the header and the footer with the page. */
  bar?: string;
  children: ReactNode;
};

/** The header and the footer of all pages without a sidebar. */
export function SiteFrame({ section, bar, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        section={section}
        account={<HeaderAccount hasMenu={!section} />}
        user={!section && <HeaderUser />}
        {...(bar && { bar })}
      />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PageFooter {...(bar && { bar })} />
    </div>
  );
}

/** The footer with the button that opens the cookie settings. */
export const PageFooter = memo(function PageFooter({ bar }: { bar?: string }) {
  return (
    <SiteFooter {...(bar && { bar })}>
      <CookieSettingsButton className={footerLinkLook} />
    </SiteFooter>
  );
});

/** The CSS classes for dashboards, which are wider than other pages. */
export const DASHBOARD_BAR = 'mx-auto max-w-[1280px] sm:px-8';
