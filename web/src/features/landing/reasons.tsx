import { plans } from '@everscan/contract/plans';
import { site } from '@everscan/contract/site';
import { number } from '@everscan/messages/format';
import * as m from '@everscan/messages/landing';
import { Link } from 'react-router';
import { ArrowRight } from '../../ui/icons.tsx';

type Reason = { title: string; text: string; link: { to: string; label: string } };

const reasons: readonly Reason[] = [
  {
    title: m.dynamicTitle,
    text: m.dynamicText(plans.free.dynamicCodes),
    link: { to: '/signup', label: m.signUpFree },
  },
  {
    title: m.bulkTitle,
    text: m.bulkText,
    link: { to: '/bulk', label: m.makeInBulk },
  },
  {
    title: m.leaveTitle,
    text: m.leaveText,
    link: { to: '/pricing', label: m.seePlans },
  },
  {
    title: m.openSourceTitle,
    text: m.openSourceText(site.name),
    link: { to: '/contact', label: m.askUs },
  },
];

/** Each figure is measured in docs/scannability.md or verified by a test. */
const figures = [
  { value: number(4), text: m.enginesFigure },
  { value: number(7), text: m.sizesFigure },
  { value: number(1, { style: 'percent' }), text: m.dotsFigure },
  { value: number(0), text: m.requestsFigure },
];

/** Advantages over other generators, with figures. */
export function Reasons() {
  return (
    <section aria-labelledby="reasons" className="page-width pb-16 sm:pb-24">
      <h2
        id="reasons"
        className="max-w-xl text-balance font-semibold text-[28px] leading-9 tracking-tight sm:text-[34px] sm:leading-[1.2]"
      >
        {m.reasons}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {reasons.map(({ title, text, link }) => (
          <li key={title} className="border-line border-t pt-5">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1.5 text-[15px] text-muted leading-6">{text}</p>
            <Link
              to={link.to}
              className={`mt-2 inline-flex min-h-11 items-center gap-1.5 rounded font-medium text-accent text-sm hover:text-accent-hover ${
                link.to === '/signup' ? 'in-data-registration:hidden' : ''
              }`}
            >
              {link.label} <ArrowRight aria-hidden className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
      <dl className="mt-12 grid grid-cols-2 gap-px overflow-hidden rounded-2xl border border-line bg-line lg:grid-cols-4">
        {figures.map(({ value, text }) => (
          <div key={text} className="flex flex-col bg-surface p-5 sm:p-6">
            <dt className="order-last mt-1 text-muted text-sm leading-5">{text}</dt>
            <dd className="font-semibold text-3xl tabular-nums tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
