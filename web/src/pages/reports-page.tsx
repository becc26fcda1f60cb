import { site } from '@everscan/contract/site';
import { useQueryClient } from '@tanstack/react-query';
import { AdminOnly } from '../features/account/admin-only.tsx';
import { recheckUser } from '../features/account/session.ts';
import { Moderation } from '../features/moderation/moderation.tsx';
import { ModerationSkeleton } from '../features/moderation/moderation-skeleton.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { AdminFrame } from './admin-frame.tsx';

export function meta() {
  return pageMeta({
    title: `Reports | ${site.name}`,
    description: 'Reports about short links, and the actions of administrators.',
    path: '/admin/reports',
    index: false,
  });
}

export default function ReportsPage() {
  const client = useQueryClient();
  return (
    <AdminFrame title="Reports" description="Reports about dynamic codes">
      <AdminOnly pending={<ModerationSkeleton />}>
        {({ id }) => <Moderation reader={{ userId: id, onRefused: () => recheckUser(client) }} />}
      </AdminOnly>
    </AdminFrame>
  );
}
