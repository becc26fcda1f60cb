import { site } from '@everscan/contract/site';
import { useQueryClient } from '@tanstack/react-query';
import { AdminOnly } from '../features/account/admin-only.tsx';
import { recheckUser } from '../features/account/session.ts';
import { Dashboard } from '../features/analytics/dashboard.tsx';
import { DashboardSkeleton } from '../features/analytics/skeletons.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { AdminFrame } from './admin-frame.tsx';

export function meta() {
  return pageMeta({
    title: `QR Code Analytics | ${site.name}`,
    description: 'Detailed tracking and analysis of all QR code generations.',
    path: '/admin/analytics',
    index: false,
  });
}

export default function AnalyticsPage() {
  const client = useQueryClient();
  return (
    <AdminFrame
      title="QR Code Analytics"
      description="Detailed tracking and analysis of all QR code generations"
    >
      <AdminOnly pending={<DashboardSkeleton />}>
        {({ id }) => <Dashboard reader={{ userId: id, onRefused: () => recheckUser(client) }} />}
      </AdminOnly>
    </AdminFrame>
  );
}
