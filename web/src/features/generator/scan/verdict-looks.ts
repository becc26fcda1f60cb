import type { Rating } from '@everscan/core/scan-check/verdict';

const GOOD = 'bg-accent-soft text-accent';
const POOR = 'bg-warning-soft text-warning';

/** The colours of a verdict. */
export const VERDICT_LOOKS: Readonly<Record<Rating, string>> = {
  everywhere: GOOD,
  'everywhere-from-4': GOOD,
  well: GOOD,
  'not-web': POOR,
  hard: POOR,
  unreadable: 'bg-danger-soft text-danger',
};

/** The chip of a verdict, whatever it says. */
export const CHIP =
  'relative flex min-h-14 items-center gap-2.5 rounded-xl px-2.5 py-1.5 text-sm leading-5';
