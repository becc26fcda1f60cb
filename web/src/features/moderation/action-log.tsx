import type { AuditEntry } from '@everscan/contract/api/reports';
import { formatTime } from '../../lib/date-time.ts';
import { revealInvisible } from '../../lib/reveal-invisible.ts';
import { Card } from '../../ui/card.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';

const ACTIONS = {
  disable: 'disabled',
  enable: 're-enabled',
  dismiss: 'dismissed reports of',
  grant: 'made an administrator of',
  revoke: 'took the role from',
  'reset-link': 'made a link to reset the password of',
  export: 'exported the account of',
  import: 'imported codes for',
};

/** The actions of administrators, newest first. */
export function ActionLog({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="log-title" className="mt-12">
      <h2 id="log-title" className="font-semibold text-lg">
        Actions of administrators
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
                  {actorId === null ? 'The command line' : `User #${actorId}`} {ACTIONS[action]}{' '}
                  {code ? (
                    <span className="wrap-anywhere font-mono">{code}</span>
                  ) : (
                    `user #${subjectId}`
                  )}
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
