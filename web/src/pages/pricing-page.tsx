import { plans } from '@everscan/contract/plans';
import { site } from '@everscan/contract/site';
import { useUser } from '../features/account/session.ts';
import { PlanCard } from '../features/pricing/plan-card.tsx';
import { Questions } from '../features/pricing/questions.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export function meta() {
  return pageMeta({
    title: `Pricing | ${site.name}`,
    description: `Static codes are free and unlimited, without sign-up. A free account keeps ${plans.free.savedCodes} codes, ${plans.free.dynamicCodes} of them dynamic, Pro keeps ${plans.pro.savedCodes.toLocaleString('en')}.`,
    path: '/pricing',
  });
}

export default function PricingPage() {
  const user = useUser();
  const { free, pro } = plans;
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-16 sm:px-8 sm:py-20">
      <div className="text-center">
        <h1 className="text-balance font-semibold text-[36px] leading-tight tracking-tight sm:text-[48px]">
          Creating codes is free. Always.
        </h1>
        <p className="mx-auto mt-4 max-w-xl text-balance text-lg text-muted leading-7">
          Sign up to save and edit them. Printed codes keep working, whatever your plan.
        </p>
      </div>
      <div className="mt-12 grid gap-6 lg:grid-cols-3">
        <PlanCard
          name="Without an account"
          price="€0"
          note="no account"
          features={[
            'Unlimited static codes',
            'Every content type, from a link to a Wi-Fi login',
            'Every design and every format, no watermark',
            'Bulk: up to 5,000 codes from a spreadsheet',
            "Made in your browser. Never expires, and scans aren't tracked",
          ]}
          action={{ to: '/', label: 'Make a code' }}
        />
        <PlanCard
          name={free.label}
          price="€0"
          note="forever"
          isFeatured
          features={[
            `Save ${free.savedCodes} codes, ${free.dynamicCodes} of them dynamic`,
            'Change where a printed code leads, and see its scans',
            'Edit your codes on any device',
            'Download one code, or all as a zip',
            'Export everything, or delete your account at any time',
          ]}
          action={
            user ? { to: '/', label: 'My QR Codes' } : { to: '/signup', label: 'Create an account' }
          }
        />
        <PlanCard
          name={pro.label}
          price="€0"
          note="for now, no card needed"
          features={[
            'Everything in Free',
            `Save ${pro.savedCodes.toLocaleString('en')} codes, all of them dynamic if you like`,
            'Custom slugs for short links',
            'If you downgrade, your codes stay and keep working',
          ]}
          action={
            user
              ? { to: '/', label: 'Upgrade in Settings' }
              : { to: '/signup', label: 'Start with Free' }
          }
        />
      </div>
      <Questions />
    </div>
  );
}
