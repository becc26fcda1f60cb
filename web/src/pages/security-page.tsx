import { site } from '@everscan/contract/site';
import { settings } from '@everscan/messages/account';
import * as m from '@everscan/messages/security';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recheckUser } from '../features/account/session.ts';
import { SignedInOnly } from '../features/account/signed-in-only.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { ArrowLeft } from '../ui/icons.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadSections = () => import('../features/security/security-sections.tsx');

export function meta() {
  return pageMeta({
    title: m.pageTitle(site.name),
    description: m.pageDescription,
    path: '/security',
    index: false,
  });
}

/** The settings for signing in, and the devices on which the user is signed in. */
export default function SecurityPage() {
  const client = useQueryClient();
  return (
    <div className="page-width min-h-dvh pt-6 pb-16">
      <Link
        to="/settings"
        className="inline-flex items-center gap-1.5 rounded py-1 text-muted text-sm transition-colors hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" /> {settings}
      </Link>
      <h1 className="mt-3 mb-5 app-heading">{m.heading}</h1>
      <div className="max-w-[720px]">
        <SignedInOnly pending={null} reason={m.reason}>
          {(user) => (
            <LazyPart load={loadSections} user={user} onRefused={() => recheckUser(client)} />
          )}
        </SignedInOnly>
      </div>
    </div>
  );
}
