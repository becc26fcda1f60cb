import { site } from '@everscan/contract/site';
import { language } from '@everscan/messages/format';
import { pathIn } from '@everscan/messages/languages';
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
 * The service worker answers with this page for pages that it has no copy of. The build removes its
 * scripts: it appears at any address.
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
              // The address at which this page appears.
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
