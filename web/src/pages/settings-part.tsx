import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import { change } from '@everscan/messages/address';
import * as security from '@everscan/messages/security';
import { ChangePasswordForm } from '../features/account/change-password-form.tsx';
import { DataSection } from '../features/account/data-section.tsx';
import { DeleteAccountButton } from '../features/account/delete-account-button.tsx';
import { PlanSection } from '../features/account/plan-section.tsx';
import { useProjects } from '../features/projects/project-calls.ts';
import { useTotals } from '../features/projects/project-totals.ts';
import { SecuritySection } from '../features/security/security-section.tsx';
import LanguageMenu from '../features/site/language-menu.tsx';
import ThemeSwitch from '../features/site/theme-switch.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';

const loadProof = () => import('./identity-proof.tsx');

const SECTIONS = [
  ['plan', m.planTitle],
  ['profile', m.profileTitle],
  ['security', security.heading],
  ['data', m.dataTitle],
  ['danger', m.dangerTitle],
] as const;

/** The settings of an account. Loaded for signed-in users only. */
export default function SettingsPart({ user }: { user: User }) {
  const projects = useProjects(user.id, true);
  const totals = useTotals(user.id, projects, true);
  return (
    <div className="lg:grid lg:grid-cols-[200px_minmax(0,720px)] lg:gap-10">
      <nav aria-label={m.settings} className="max-lg:hidden">
        <ul className="sticky top-20 -ms-3">
          {SECTIONS.map(([id, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center rounded-lg px-3 py-1.5 text-muted text-sm hover:bg-raised hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-5">
        <SecuritySection id="plan" title={m.planTitle}>
          <PlanSection user={user} />
        </SecuritySection>
        <SecuritySection id="profile" title={m.profileTitle} text={m.profileText}>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="wrap-anywhere font-medium text-sm">{user.email}</p>
            <ButtonLink to="/security" look="secondary">
              {change}
            </ButtonLink>
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
            <ThemeSwitch />
            <LanguageMenu />
          </div>
        </SecuritySection>
        <SecuritySection id="security" title={security.heading} text={security.pageDescription}>
          <div className="mt-4 max-w-sm space-y-4">
            <ChangePasswordForm email={user.email} />
            <ButtonLink to="/security" look="secondary" className="w-full">
              {security.pageLink}
            </ButtonLink>
          </div>
        </SecuritySection>
        <SecuritySection id="data" title={m.dataTitle} text={m.dataText}>
          <DataSection userId={user.id} />
        </SecuritySection>
        <SecuritySection id="danger" title={m.dangerTitle} text={m.deleteText}>
          {totals && totals.dynamic > 0 && (
            <p className="mt-2 max-w-prose text-sm leading-6">
              {m.deleteDynamicCodes(totals.dynamic)}
            </p>
          )}
          <DeleteAccountButton
            className="mt-4"
            dynamicCodes={totals?.dynamic ?? 0}
            renderProof={(on) => <LazyPart load={loadProof} user={user} {...on} />}
            onDeleted={() => {}}
          />
        </SecuritySection>
      </div>
    </div>
  );
}
