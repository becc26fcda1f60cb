import { pathIn } from '@everscan/contract/languages';
import { site } from '@everscan/contract/site';
import { language } from '@everscan/messages/format';
import * as m from '@everscan/messages/offline';
import type { ReactNode } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import { HomeLink } from '../ui/home-link.tsx';
import { Message } from '../ui/message.tsx';
import { RichText } from '../ui/rich-text.tsx';

export function meta() {
  return pageMeta({
    title: m.offlineTitle(site.name),
    description: m.offlineHeading,
    path: '/offline',
    index: false,
  });
}

/**
 * The page that the service worker sends in place of pages of which it has no copy. Since it can appear at any address,
 * the build removes its scripts.
 */
export default function OfflinePage() {
  return (
    <>
      <header className="mx-auto max-w-lg px-4 py-4 sm:px-8">
        <HomeLink />
      </header>
      <main id="main">
        <Message title={m.offlineHeading}>
          <RichText
            text={m.offlineText}
            parts={{
              make: (text) => <TextLink href={pathIn(language, '/')}>{text}</TextLink>,
              // An empty address leads to the requested page, because the browser still shows its address.
              again: (text) => <TextLink href="">{text}</TextLink>,
            }}
          />
        </Message>
      </main>
    </>
  );
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="font-medium text-accent underline underline-offset-4">
      {children}
    </a>
  );
}
