import { site } from '@everscan/contract/site';
import { binBack } from '@everscan/messages/history';
import * as m from '@everscan/messages/kits';
import { Link } from 'react-router';
import { SignedInOnly } from '../features/account/signed-in-only.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { ArrowLeft } from '../ui/icons.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { SiteFrame } from './site-frame.tsx';

const loadList = () => import('../features/kits/kit-list.tsx');

export function meta() {
  return pageMeta({
    title: m.kitsPageTitle(site.name),
    description: m.kitsPageDescription,
    path: '/kits',
    index: false,
  });
}

/** The user's brand kits. */
export default function KitsPage() {
  return (
    <SiteFrame>
      <div className="page-width min-h-dvh pt-6 pb-16">
        <Link
          to="/codes"
          className="inline-flex items-center gap-1.5 rounded py-1 text-muted text-sm transition-colors hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" /> {binBack}
        </Link>
        <h1 className="mt-3 app-heading">{m.kits}</h1>
        <p className="mt-1 mb-6 max-w-2xl text-muted leading-7">{m.kitsIntro}</p>
        <SignedInOnly pending={null} reason={m.kitsReason}>
          {({ id }) => <LazyPart load={loadList} userId={id} />}
        </SignedInOnly>
      </div>
    </SiteFrame>
  );
}
