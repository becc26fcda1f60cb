import type { ModeratedLink } from '@everscan/contract/site.schemas';

const STATES = { active: 'Active', paused: 'Paused', disabled: 'Disabled', deleted: 'Deleted' };

/** The code, its state, and whether its host is on the block list. */
export function LinkBadges({ link: { code, state, blocked } }: { link: ModeratedLink }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h3 className="wrap-anywhere font-mono font-semibold text-base">{code}</h3>
      <Badge text={STATES[state]} isBad={state === 'disabled'} />
      {blocked && <Badge text="On the block list" isBad />}
    </div>
  );
}

function Badge({ text, isBad }: { text: string; isBad: boolean }) {
  return (
    <span
      className={`rounded-full px-2 py-0.5 font-medium text-xs leading-4 ${isBad ? 'bg-danger-soft text-danger' : 'bg-raised text-muted'}`}
    >
      {text}
    </span>
  );
}
