import { site } from '@everscan/contract/site';
import { Bug, Mail, MessageSquare, ShieldAlert } from 'lucide-react';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';

export function meta() {
  return pageMeta({
    title: `Contact | ${site.name}`,
    description: `How to reach the people behind ${site.name}: questions, ideas, a code that does not scan, or a security problem.`,
    path: '/contact',
  });
}

const { email } = site.operator;
const linkLook = 'font-medium text-accent underline underline-offset-4';

const ways = [
  {
    Icon: Mail,
    title: 'Write to us',
    text: (
      <>
        <a href={`mailto:${email}`} className={linkLook}>
          {email}
        </a>{' '}
        goes to a real person. It helps to say what you are printing and where it will hang.
      </>
    ),
  },
  {
    Icon: Bug,
    title: 'A code doesn’t scan',
    text: (
      <>
        Attach the file and a photo of the print, and tell us which phone you used. The{' '}
        <Link to="/blog/qr-compatibility" className={linkLook}>
          compatibility guide
        </Link>{' '}
        lists the usual causes: too small, too little margin, too little contrast.
      </>
    ),
  },
  {
    Icon: ShieldAlert,
    title: 'Report abuse',
    text: (
      <>
        If a code with our short link leads to phishing, malware or spam,{' '}
        <Link to="/report" className={linkLook}>
          report it
        </Link>
        . You need no account.
      </>
    ),
  },
  {
    Icon: MessageSquare,
    title: 'Feedback while you work',
    text: 'When you are signed in, the button in the lower right corner opens a short form on every page.',
  },
];

export default function ContactPage() {
  return (
    <div className="mx-auto max-w-[720px] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="font-semibold text-[36px] leading-tight tracking-tight sm:text-[44px]">
        Contact
      </h1>
      <ul className="mt-8 divide-y divide-line border-line border-y">
        {ways.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-5 py-6">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
            <div>
              <h2 className="font-semibold">{title}</h2>
              <p className="mt-1 text-muted leading-7">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-muted text-sm">
        For company details, see the{' '}
        <Link to="/impressum" className={linkLook}>
          imprint
        </Link>
        .
      </p>
    </div>
  );
}
