import { site } from '@everscan/contract/site';
import Privacy from '../../../content/legal/privacy.mdx';
import { LegalText } from '../features/site/legal-text.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export function meta() {
  return pageMeta({
    title: `Privacy policy | ${site.name}`,
    description: `Which data ${site.name} stores, why and for how long, and what you can do about it. Static codes are made in your browser, and their scans aren't tracked.`,
    path: '/privacy',
  });
}

export default function PrivacyPage() {
  return (
    <LegalText title="Privacy policy" status="Last updated: January 25, 2025">
      <Privacy />
    </LegalText>
  );
}
