import { site } from '@everscan/contract/site';
import type { ReactNode } from 'react';
import Privacy from '../../../content/legal/privacy.mdx';
import { LegalText } from '../features/site/legal-text.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { ipStorage, sessionDays } from '../lib/stated-settings.ts';

export function meta() {
  return pageMeta({
    title: `Privacy policy | ${site.name}`,
    description: `Which data ${site.name} stores, why and for how long, and what you can do about it. Static codes are made in your browser, and their scans aren't tracked.`,
    path: '/privacy',
  });
}

const SessionDays = () => sessionDays;

/** A text for one setting. The built page has those for all settings, of which the server leaves one. */
function ForIpStorage({ is, children }: { is: string; children: ReactNode }) {
  if (!import.meta.env.SSR && is !== ipStorage) return null;
  return <span data-ip-storage={is}>{children}</span>;
}

export default function PrivacyPage() {
  return (
    <LegalText title="Privacy policy" status="Last updated: January 25, 2025">
      <Privacy components={{ SessionDays, ForIpStorage }} />
    </LegalText>
  );
}
