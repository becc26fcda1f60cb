import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/pages';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { buttonLook } from '../ui/button.tsx';
import { ShieldCheck } from '../ui/icons.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadForm = () => import('../features/report/report-form.tsx');

export function meta() {
  return pageMeta({
    title: m.reportTitle(site.name),
    description: m.reportDescription,
    path: '/report',
    index: false,
  });
}

export default function ReportPage() {
  const [isSent, setSent] = useState(false);
  return (
    <div className="page-width py-12 sm:py-16">
      <h1 className="site-heading">{m.reportHeading}</h1>
      {isSent ? (
        <Thanks />
      ) : (
        <div className="max-w-[576px]">
          <p className="mt-4 mb-8 text-muted leading-7">{m.reportIntro}</p>
          <div className="min-h-[720px]">
            <LazyPart load={loadForm} onSent={() => setSent(true)} />
          </div>
        </div>
      )}
    </div>
  );
}

function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-8 max-w-[576px] rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-8">
      <ShieldCheck aria-hidden className="size-6 text-accent" strokeWidth={1.75} />
      <h2 ref={heading} tabIndex={-1} className="mt-4 font-semibold text-lg outline-none">
        {m.reportThanks}
      </h2>
      <p className="mt-1 text-muted leading-7">{m.reportNext}</p>
      <Link to="/report" reloadDocument className={`mt-6 ${buttonLook('secondary')}`}>
        {m.reportAnother}
      </Link>
    </div>
  );
}
