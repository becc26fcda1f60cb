import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/verify';
import { pageMeta } from '../lib/page-meta.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadCheck = () => import('../features/verify/verify-kits.tsx');

export function meta() {
  return pageMeta({ title: m.title(site.name), description: m.description, path: '/verify' });
}

export default function VerifyPage() {
  return (
    <div className="mx-auto max-w-[720px] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="font-semibold text-[36px] leading-tight tracking-tight sm:text-[44px]">
        {m.heading}
      </h1>
      <p className="mt-4 mb-8 text-muted leading-7">{m.intro}</p>
      <div className="min-h-[490px] sm:min-h-[380px]">
        <LazyPart load={loadCheck} />
      </div>
    </div>
  );
}
