import type { AuditEntry } from '@everscan/contract/site.schemas';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/date-time.ts';
import { revealInvisible } from '../../lib/reveal-invisible.ts';
import { Card } from '../../ui/card.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';

/** Describes an action on `object`, a code or a user. */
const ACTIONS: Record<AuditEntry['action'], (object: ReactNode) => ReactNode> = {
  disable: (code) => <>{code} disabled</>,
  enable: (code) => <>{code} re-enabled</>,
  dismiss: (code) => <>Reports about {code} dismissed</>,
  grant: (user) => <>{user} made an administrator</>,
  revoke: (user) => <>Administrator role of {user} revoked</>,
  'reset-link': (user) => <>Password reset link created for {user}</>,
  invite: () => <>Invitation created</>,
  uninvite: () => <>Invitation withdrawn</>,
  create: (user) => <>Account of {user} created</>,
  'remove-factors': (user) => <>Two-step sign-in removed for {user}</>,
  'sign-out': (user) => <>{user} signed out on all devices</>,
  export: (user) => <>Account of {user} exported</>,
  import: (user) => <>Codes imported for {user}</>,
};

/** The actions of administrators, newest first. */
export function ActionLog({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="log-title" className="mt-12">
      <h2 id="log-title" className="font-semibold text-lg">
        Admin log
      </h2>
      <Card className="mt-4">
        <ol className="divide-y divide-line text-sm leading-5">
          {entries.map(({ id, at, actorId, action, code, subjectId, reason }) => (
            <li
              key={id}
              className="grid gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:px-6"
            >
              <time dateTime={at} className="text-muted tabular-nums">
                {formatTime(at)}
              </time>
              <div className="min-w-0">
                <p>
                  {ACTIONS[action](
                    code ? (
                      <span className="wrap-anywhere font-mono">{code}</span>
                    ) : (
                      `User #${subjectId}`
                    ),
                  )}
                  <span className="text-muted">
                    {' '}
                    {actorId === null ? 'from the command line' : `by user #${actorId}`}
                  </span>
                </p>
                {reason && (
                  <div className="text-muted">
                    <UntrustedText text={revealInvisible(reason)} />
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
