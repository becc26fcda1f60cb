import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/history';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { recheckUser } from '../features/account/session.ts';
import { SignedInOnly } from '../features/account/signed-in-only.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { ArrowLeft } from '../ui/icons.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { SiteFrame } from './site-frame.tsx';

const loadList = () => import('../features/bin/bin-list.tsx');

export function meta() {
  return pageMeta({
    title: m.binPageTitle(site.name),
    description: m.binPageDescription,
    path: '/codes/bin',
    index: false,
  });
}

/** The user's deleted codes. */
export default function BinPage() {
  const client = useQueryClient();
  return (
    <SiteFrame>
      <div className="page-width min-h-dvh pt-6 pb-16">
        <Link
          to="/codes"
          className="inline-flex items-center gap-1.5 rounded py-1 text-muted text-sm transition-colors hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" /> {m.binBack}
        </Link>
        <h1 className="mt-3 app-heading">{m.binHeading}</h1>
        <p className="mt-1 mb-6 max-w-2xl text-muted leading-7">{m.binIntro}</p>
        <SignedInOnly pending={null} reason={m.binReason}>
          {({ id }) => (
            <LazyPart load={loadList} userId={id} onRefused={() => recheckUser(client)} />
          )}
        </SignedInOnly>
      </div>
    </SiteFrame>
  );
}
