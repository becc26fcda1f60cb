import type { Change, ChangedPart, CodeState, History } from '@everscan/contract/codes.schemas';

/** A change, with the values after it. */
export type ShownChange = Change & { after: CodeState };

/** The fields of each part of a code. */
const fields: Record<ChangedPart, readonly (keyof CodeState)[]> = {
  title: ['title'],
  content: ['type', 'data'],
  design: ['style', 'design'],
  target: ['target', 'utm'],
  query: ['passesQuery'],
  state: ['state', 'pauseText'],
  schedule: ['startsAt', 'endsAt', 'fallback'],
};

/** Adds the values after each change: those before the next change of the same part, or the current ones. */
export function withAfter({ changes, current }: History): ShownChange[] {
  let later = current;
  return changes.map((change) => {
    const names = change.what.flatMap((part) => fields[part]);
    const after = Object.fromEntries(names.map((name) => [name, later[name]])) as CodeState;
    later = { ...later, ...change.before };
    return { ...change, after };
  });
}
