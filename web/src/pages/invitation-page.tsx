import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/registration';
import { pageMeta } from '../lib/page-meta.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadForm = () => import('../features/account/invitation-form.tsx');

export function meta() {
  return pageMeta({
    title: m.pageTitle(site.name),
    description: m.pageDescription,
    path: '/invitation',
    index: false,
  });
}

/** The page to which the link in an invitation leads. */
export default function InvitationPage() {
  return (
    <div className="mx-auto max-w-[420px] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="app-heading">{m.heading}</h1>
      <div className="mt-3 min-h-[340px]">
        <LazyPart load={loadForm} />
      </div>
    </div>
  );
}
