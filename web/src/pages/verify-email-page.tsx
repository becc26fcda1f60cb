import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/address';
import { pageMeta } from '../lib/page-meta.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadLink = () => import('../features/security/address-link.tsx');

export function meta() {
  return pageMeta({
    title: m.verifyTitle(site.name),
    description: m.verifyDescription,
    path: '/verify-email',
    index: false,
  });
}

/** The page to which a link in a mail leads. The fragment of its address is the token. */
export default function VerifyEmailPage() {
  return (
    <div className="mx-auto max-w-[420px] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="app-heading">{m.verifyHeading}</h1>
      <div className="mt-3 min-h-[160px]">
        <LazyPart load={loadLink} purpose="verify" />
      </div>
    </div>
  );
}
