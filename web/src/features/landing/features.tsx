import * as m from '@everscan/messages/landing';
import {
  Activity,
  Contact,
  Download,
  type Icon,
  Palette,
  ScanLine,
  ShieldCheck,
} from '../../ui/icons.tsx';

type Feature = { title: string; text: string; Icon: Icon };

/** Every claim must be something that the product already does. */
const features: readonly Feature[] = [
  {
    title: m.designTitle,
    text: m.designText,
    Icon: Palette,
  },
  {
    title: m.contentTitle,
    text: m.contentText,
    Icon: Contact,
  },
  {
    title: m.exportTitle,
    text: m.exportText,
    Icon: Download,
  },
  {
    title: m.trackingTitle,
    text: m.trackingText,
    Icon: Activity,
  },
  {
    title: m.outputTitle,
    text: m.outputText,
    Icon: ScanLine,
  },
  {
    title: m.securityTitle,
    text: m.securityText,
    Icon: ShieldCheck,
  },
];

export function Features() {
  return (
    <section aria-labelledby="features" className="page-width py-16 sm:py-24">
      <h2
        id="features"
        className="max-w-xl text-balance font-semibold text-[28px] leading-9 tracking-tight sm:text-[34px] sm:leading-[1.2]"
      >
        {m.features}
      </h2>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, text, Icon }) => (
          <li key={title} className="bg-surface p-6 sm:p-7">
            <Icon aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
            <h3 className="mt-4 font-semibold">{title}</h3>
            <p className="mt-1.5 text-[15px] text-muted leading-6">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
