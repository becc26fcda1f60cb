import type { RedirectRow } from '../../redirects/redirects.ts';
import {
  type Answer,
  answerOf,
  type BlockedHosts,
  checkedLink,
} from '../../redirects/redirects.ts';

/** The response of a code from a time on, in ms since 1970-01-01 UTC. */
export type Phase = { from: number; answer: Answer };

/** The responses that the server would give at `now` and after each later change in the link's schedule. */
export function phasesOf(row: RedirectRow, now: number, blocked: BlockedHosts): Phase[] {
  const link = checkedLink(row);
  const answerAt = (time: number) => answerOf(link, time, blocked);
  const phases: Phase[] = [{ from: 0, answer: answerAt(now) }];
  const isScheduled = row.state === 'active';
  const boundaries = isScheduled ? [row.starts_at, row.ends_at] : [];
  for (const from of boundaries) {
    if (from !== null && from > now) phases.push({ from, answer: answerAt(from) });
  }
  return phases;
}
