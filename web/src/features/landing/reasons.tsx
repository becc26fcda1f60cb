import { plans } from '@everscan/contract/plans';
import { site } from '@everscan/contract/site';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

type Reason = { title: string; text: string; link: { to: string; label: string } };

const reasons: readonly Reason[] = [
  {
    title: 'Change a code after printing',
    text: `A dynamic code opens through a short link. Change where it leads, pause it or give it an end date, and see its scans by day, country and device. A free account has ${plans.free.dynamicCodes}.`,
    link: { to: '/signup', label: 'Sign up free' },
  },
  {
    title: 'A whole spreadsheet at once',
    text: 'Turn up to 5,000 rows into a zip of codes, each tested before you download it. Your list stays in your browser.',
    link: { to: '/bulk', label: 'Make codes in bulk' },
  },
  {
    title: 'Take everything with you',
    text: 'Export codes, destinations and scans in one file. Another server can import the codes, and printed codes can move there too.',
    link: { to: '/pricing', label: 'See the plans' },
  },
  {
    title: 'Free software',
    text: `${site.name} is open source under the MIT licence. Run it on your own server, with your own short links, and change what you like.`,
    link: { to: '/contact', label: 'Ask us about it' },
  },
];

/** Each figure is measured in docs/scannability.md or held by a test. */
const figures = [
  { value: '4', text: 'scanning engines read every code before you download it' },
  { value: '7', text: 'sizes at which they read it, from 3 to 14 pixels a dot' },
  {
    value: '100%',
    text: 'as readable as plain squares: rounded dots, for both phone engines, at all of these sizes',
  },
  { value: '0', text: 'requests to other companies unless you agree' },
] as const;

/** What other generators do not offer, with figures. */
export function Reasons() {
  return (
    <section
      aria-labelledby="reasons"
      className="mx-auto max-w-[1120px] px-4 pb-16 sm:px-8 sm:pb-24"
    >
      <h2
        id="reasons"
        className="max-w-xl text-balance font-semibold text-[28px] leading-9 tracking-tight sm:text-[34px] sm:leading-[1.2]"
      >
        Made to keep working
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {reasons.map(({ title, text, link }) => (
          <li key={title} className="border-line border-t pt-5">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1.5 text-[15px] text-muted leading-6">{text}</p>
            <Link
              to={link.to}
              className="mt-2 inline-flex min-h-11 items-center gap-1.5 rounded font-medium text-accent text-sm hover:text-accent-hover"
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
