import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/pages';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { Bug, Mail, MessageSquare, ShieldAlert } from '../ui/icons.tsx';
import { RichText } from '../ui/rich-text.tsx';

export function meta() {
  return pageMeta({
    title: m.contactTitle(site.name),
    description: m.contactDescription(site.name),
    path: '/contact',
  });
}

const { email } = site.operator;
const linkLook = 'font-medium text-accent underline underline-offset-4';

const ways = [
  { Icon: Mail, title: m.writeTitle, text: m.writeText },
  { Icon: Bug, title: m.scanTitle, text: m.scanText },
  { Icon: ShieldAlert, title: m.abuseTitle, text: m.abuseText },
  { Icon: MessageSquare, title: m.feedbackTitle, text: m.feedbackText },
];

const parts = {
  mail: () => (
    <a href={`mailto:${email}`} className={linkLook}>
      {email}
    </a>
  ),
  guide: linkTo('/blog/qr-compatibility'),
  report: linkTo('/report'),
  imprint: linkTo('/impressum'),
};

function linkTo(path: string) {
  return (text: string) => (
    <Link to={path} className={linkLook}>
      {text}
    </Link>
  );
}

export default function ContactPage() {
  return (
    <div className="page-width py-12 sm:py-16">
      <h1 className="site-heading">{m.contactHeading}</h1>
      <ul className="mt-8 max-w-[656px] divide-y divide-line border-line border-y">
        {ways.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-5 py-6">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
            <div>
              <h2 className="font-semibold">{title}</h2>
              <p className="mt-1 text-muted leading-7">
                <RichText text={text} parts={parts} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-muted text-sm">
        <RichText text={m.company} parts={parts} />
      </p>
    </div>
  );
}
