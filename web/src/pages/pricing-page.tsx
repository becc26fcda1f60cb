import { plans } from '@everscan/contract/plans';
import { site } from '@everscan/contract/site';
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
  const { free, pro } = plans;
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-16 sm:px-8 sm:py-20">
      <div className="text-center">
        <h1 className="text-balance font-semibold text-[36px] leading-tight tracking-tight sm:text-[48px]">
          Making codes is free. Always.
        </h1>
        <p className="mx-auto mt-4 max-w-xl text-balance text-lg text-muted leading-7">
          An account saves them. Whatever happens to your plan, printed codes keep working.
        </p>
      </div>
      <div className="mt-12 grid gap-6 lg:grid-cols-3">
        <PlanCard
          name="Without an account"
          price="0 €"
          note="for everybody"
          features={[
            'Any number of static codes',
            'Every content type, from a link to a Wi-Fi login',
            'Every design and every format, no watermark',
            'A spreadsheet of up to 5,000 rows as a zip of codes',
            "Made in your browser. Never expires, and scans aren't tracked",
          ]}
          action={{ to: '/', label: 'Make a code' }}
        />
        <PlanCard
          name={free.label}
          price="0 €"
          note="for good"
          isFeatured
          features={[
            `Keeps ${free.savedCodes} codes, ${free.dynamicCodes} of them dynamic`,
            'Change the target of a dynamic code after printing, count its scans',
            'Rename and change them on every device',
            'Download one, or all as a zip',
            'Delete the account and everything in it at any time',
          ]}
          action={{ to: '/signup', label: 'Create an account' }}
        />
        <PlanCard
          name={pro.label}
          price="0 €"
          note="for now, without payment details"
          features={[
            `Keeps ${pro.savedCodes.toLocaleString('en')} codes, all dynamic if you like`,
            'Short links with a custom slug',
            'Everything of Free',
            'Switch it on in the settings of your account',
            'When it ends, you keep everything you saved, and dynamic codes keep working',
          ]}
          action={{ to: '/signup', label: 'Start with Free' }}
        />
      </div>
      <Questions />
    </div>
  );
}
