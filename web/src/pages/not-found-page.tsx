import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/pages';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { Message } from '../ui/message.tsx';
import { RichText } from '../ui/rich-text.tsx';

export function meta() {
  return pageMeta({
    title: m.notFoundTitle(site.name),
    description: m.notFoundDescription,
    path: '/404',
    index: false,
  });
}

export default function NotFoundPage() {
  return (
    <Message title={m.notFoundHeading}>
      <RichText
        text={m.notFoundText}
        parts={{
          make: (text) => (
            <Link to="/" className="font-medium text-accent underline underline-offset-4">
              {text}
            </Link>
          ),
        }}
      />
    </Message>
  );
}
