import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/pages';
import { pageMeta } from '../lib/page-meta.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadForm = () => import('../features/account/reset-form.tsx');

export function meta() {
  return pageMeta({
    title: m.resetTitle(site.name),
    description: m.resetDescription,
    path: '/reset',
    index: false,
  });
}

/** The page to which a link in a mail leads. The fragment of its address is the token. */
export default function ResetPage() {
  return (
    <div className="mx-auto max-w-[420px] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="app-heading">{m.resetHeading}</h1>
      <div className="mt-3 min-h-[340px]">
        <LazyPart load={loadForm} />
      </div>
    </div>
  );
}
