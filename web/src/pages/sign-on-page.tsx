import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/sign-on';
import { pageMeta } from '../lib/page-meta.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadEnd = () => import('../features/account/sign-on-end.tsx');

export function meta() {
  return pageMeta({
    title: m.pageTitle(site.name),
    description: m.pageDescription,
    path: '/sign-on',
    index: false,
  });
}

/** The page to which the server redirects when a sign-in through the identity provider needs another step. */
export default function SignOnPage() {
  return (
    <div className="mx-auto max-w-[420px] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="app-heading">{m.sectionTitle}</h1>
      <div className="mt-6 min-h-[340px]">
        <LazyPart load={loadEnd} />
      </div>
    </div>
  );
}
