import * as account from '@everscan/messages/account';
import * as m from '@everscan/messages/projects';
import * as site from '@everscan/messages/site';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/icons.tsx';

type SidebarProps = {
  /** The saved codes, or the invitation to register. */
  children: ReactNode;
  /** The account buttons in the footer. */
  account: ReactNode;
  /** Shown after the links in the footer. */
  cookies: ReactNode;
  /** The links of the header, which only the drawer shows. */
  links?: ReactNode;
  /** The language menu, which only the drawer shows. */
  language?: ReactNode;
};

/** The sidebar, at widths of 1024 px and more. */
export function Sidebar(props: SidebarProps) {
  return (
    <aside
      aria-label={m.sidebarTitle}
      className="fixed top-14 bottom-0 start-0 z-10 hidden w-[calc(18rem+max(0px,(100%-1280px)/2))] flex-col border-line border-e bg-surface ps-[max(0px,(100%-1280px)/2)] lg:flex"
    >
      <SidebarContent {...props} />
    </aside>
  );
}

/** The content that the sidebar and the drawer share. */
export function SidebarContent({ children, account, cookies, links, language }: SidebarProps) {
  return (
    <>
      <div data-scroll className="flex-1 scroll-pb-28 overflow-y-auto px-5 py-5 lg:ps-8">
        <h2 className="mb-3 font-medium text-ink text-sm">{m.sidebarTitle}</h2>
        {children}
      </div>
      <div className="border-line border-t p-4 lg:ps-8">
        {links && <nav aria-label={site.mainNavigation}>{links}</nav>}
        {account}
        <div className="mt-3 flex flex-wrap justify-center gap-x-4 text-muted text-xs max-lg:gap-x-0">
          <nav
            aria-label={site.moreNavigation}
            className="flex flex-wrap justify-center gap-x-4 whitespace-nowrap max-lg:gap-x-0"
          >
            {!links && <FooterLink to="/bulk">{site.bulk}</FooterLink>}
            <FooterLink to="/blog">{site.blog}</FooterLink>
            <FooterLink to="/impressum">{site.imprint}</FooterLink>
            <FooterLink to="/privacy">{site.privacy}</FooterLink>
          </nav>
          {cookies}
        </div>
        {language && <div className="mt-1 flex h-11 justify-center">{language}</div>}
      </div>
    </>
  );
}

/** Shown in place of the list to visitors who are not signed in. */
export const RegisterBox = memo(({ onRegister }: { onRegister: () => void }) => {
  return (
    <div className="until-code rounded-xl border border-line border-dashed p-5 text-center">
      <QrCode aria-hidden className="mx-auto size-6 text-muted" strokeWidth={1.5} />
      <h3 className="mt-3 mb-4 font-medium text-sm">{m.registerTitle}</h3>
      <Button look="secondary" className="in-data-registration:hidden w-full" onClick={onRegister}>
        {account.registerNow}
      </Button>
    </div>
  );
});

const FooterLink = memo(({ to, children }: { to: string; children: ReactNode }) => {
  return (
    <Link
      to={to}
      className="rounded py-1 transition-colors max-lg:px-3 max-lg:py-3.5 hover:text-ink"
    >
      {children}
    </Link>
  );
});
