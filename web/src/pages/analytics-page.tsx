import { site } from '@everscan/contract/site';
import { useQueryClient } from '@tanstack/react-query';
import { AdminOnly } from '../features/account/admin-only.tsx';
import { recheckUser, useUser } from '../features/account/session.ts';
import { Dashboard } from '../features/analytics/dashboard.tsx';
import { DashboardSkeleton } from '../features/analytics/skeletons.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { HomeLink } from '../ui/home-link.tsx';

export function meta() {
  return pageMeta({
    title: `QR Code Analytics | ${site.name}`,
    description: 'Detailed tracking and analysis of all QR code generations.',
    path: '/admin/analytics',
    index: false,
  });
}

/** The dashboard, in a frame of its own. */
export default function AnalyticsPage() {
  const client = useQueryClient();
  const user = useUser();
  return (
    <div className="min-h-dvh">
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex h-16 max-w-[1280px] items-center justify-between gap-6 px-4 sm:px-8">
          <HomeLink className="shrink-0" />
          {user && (
            <p title={user.email} className="min-w-0 truncate text-muted text-sm">
              {user.email}
            </p>
          )}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-[1280px] px-4 pt-8 pb-16 outline-none sm:px-8 lg:pt-10"
      >
        <h1 className="font-semibold text-[28px] leading-9 tracking-tight">QR Code Analytics</h1>
        <p className="mt-1 mb-5 text-muted">
          Detailed tracking and analysis of all QR code generations
        </p>
        <AdminOnly pending={<DashboardSkeleton />}>
          {({ id }) => (
            <Dashboard key={id} reader={{ userId: id, onRefused: () => recheckUser(client) }} />
          )}
        </AdminOnly>
      </main>
    </div>
  );
}
