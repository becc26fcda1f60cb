import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/pages';
import { useQueryClient } from '@tanstack/react-query';
import { recheckUser } from '../features/account/session.ts';
import { SignedInOnly } from '../features/account/signed-in-only.tsx';
import { ScanAnalytics } from '../features/scans/scan-analytics.tsx';
import { ScansSkeleton } from '../features/scans/scans-skeleton.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { SiteFrame } from './site-frame.tsx';

export function meta() {
  return pageMeta({
    title: m.scansTitle(site.name),
    description: m.scansDescription,
    path: '/scans',
    index: false,
  });
}

/** The scans of the user's own codes. */
export default function ScansPage() {
  const client = useQueryClient();
  return (
    <SiteFrame>
      <div className="page-width min-h-dvh pt-6 pb-16">
        <h1 className="mb-5 app-heading">{m.scansHeading}</h1>
        <SignedInOnly pending={<ScansSkeleton />} reason={m.scansReason}>
          {({ id }) => (
            <ScanAnalytics reader={{ userId: id, onRefused: () => recheckUser(client) }} />
          )}
        </SignedInOnly>
      </div>
    </SiteFrame>
  );
}
