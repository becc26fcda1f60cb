import { site } from '@everscan/contract/site';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { Message } from '../ui/message.tsx';

export function meta() {
  return pageMeta({
    title: `Page not found | ${site.name}`,
    description: 'This page does not exist.',
    path: '/404',
    index: false,
  });
}

export default function NotFoundPage() {
  return (
    <Message title="This page does not exist">
      The address may be mistyped, or the page has moved. You can{' '}
      <Link to="/" className="font-medium text-accent underline underline-offset-4">
        make a QR code
      </Link>{' '}
      instead.
    </Message>
  );
}
