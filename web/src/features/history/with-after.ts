import type { Change, CodeState, History } from '@everscan/contract/codes.schemas';

/** A change, with the values after it. */
export type ShownChange = Change & { after: CodeState };

/** Adds the values after each change: those before the next change of the same part, or the current ones. */
export function withAfter({ changes, current }: History): ShownChange[] {
  let later = current;
  return changes.map((change) => {
    const names = Object.keys(change.before) as (keyof CodeState)[];
    const after = Object.fromEntries(names.map((name) => [name, later[name]])) as CodeState;
    later = { ...later, ...change.before };
    return { ...change, after };
  });
}
