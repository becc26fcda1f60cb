import { site } from '@everscan/contract/site';
import * as m from '@everscan/messages/account';
import { SignedInOnly } from '../features/account/signed-in-only.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadPart = () => import('./settings-part.tsx');

export function meta() {
  return pageMeta({
    title: m.settingsPageTitle(site.name),
    description: m.settingsDescription,
    path: '/settings',
    index: false,
  });
}

/** The plan, the profile, the password, the data and the end of an account. */
export default function SettingsPage() {
  return (
    <div className="page-width min-h-dvh pt-6 pb-16">
      <h1 className="app-heading mb-5">{m.settings}</h1>
      <SignedInOnly pending={null} reason={m.settingsReason}>
        {(user) => <LazyPart load={loadPart} user={user} />}
      </SignedInOnly>
    </div>
  );
}
