import { scannerGroups } from '@everscan/core/scan-check/scanner-groups';
import type { Verdict } from '@everscan/core/scan-check/verdict';

/** How well a code reads, whatever the language of the verdict's text. */
export function verdictLevel({ readable, causes, groups }: Verdict) {
  if (!readable) return 'unreadable';
  if (causes.length > 0) return 'hard';
  return groups.length === scannerGroups.length ? 'everywhere' : 'well';
}
