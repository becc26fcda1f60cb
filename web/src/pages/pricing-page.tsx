import { plans } from '@everscan/contract/plans';
import { site } from '@everscan/contract/site';
import * as pages from '@everscan/messages/pages';
import * as m from '@everscan/messages/pricing';
import { planLabels } from '@everscan/messages/words/plan-labels';
import { useUser } from '../features/account/session.ts';
import { PlanCard } from '../features/pricing/plan-card.tsx';
import { Questions } from '../features/pricing/questions.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export function meta() {
  return pageMeta({
    title: pages.pricingTitle(site.name),
    description: pages.pricingDescription(
      plans.free.savedCodes,
      plans.free.dynamicCodes,
      plans.pro.savedCodes,
      planLabels.pro,
    ),
    path: '/pricing',
  });
}

export default function PricingPage() {
  const user = useUser();
  const { free, pro } = plans;
  return (
    <div className="page-width py-16 sm:py-20">
      <div className="text-center">
        <h1 className="site-heading text-balance">{m.title}</h1>
        <p className="mx-auto mt-4 max-w-xl text-balance text-lg text-muted leading-7">{m.intro}</p>
      </div>
      <div className="mt-12 grid gap-6 lg:grid-cols-3">
        <PlanCard
          name={m.guest}
          price={m.price}
          note={m.guestNote}
          features={[m.guestCodes, m.guestContent, m.guestDesign, m.guestBulk, m.guestPrivacy]}
          action={{ to: '/', label: m.makeCode }}
        />
        <PlanCard
          name={planLabels.free}
          price={m.price}
          note={m.freeNote}
          isFeatured
          features={[
            m.freeCodes(free.savedCodes, free.dynamicCodes),
            m.freeChanges,
            m.freeDevices,
            m.freeDownloads,
            m.freeExport,
          ]}
          action={
            user ? { to: '/codes', label: m.allCodes } : { to: '/signup', label: m.createAccount }
          }
        />
        <PlanCard
          name={planLabels.pro}
          price={m.price}
          note={m.proNote}
          features={[
            m.proBase(planLabels.free),
            m.proCodes(pro.savedCodes),
            m.proSlugs,
            m.proDowngrade,
          ]}
          action={
            user
              ? user.subscribed
                ? { to: '/codes', label: m.allCodes }
                : { to: '/settings', label: m.upgrade }
              : { to: '/signup', label: m.signUpToUpgrade }
          }
        />
      </div>
      <Questions />
    </div>
  );
}
