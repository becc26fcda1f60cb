import { defaultDesign } from '@everscan/core/design/design';
import { type Draft, defaultDraft } from '../../codes/draft.ts';
import { dropWork, keepWork, readWork } from '../../lib/kept-work.ts';

const NAME = 'draft';

/** Keeps what was typed into no project yet; the default draft is nothing to keep. */
export function keepDraft(userId: number | undefined, draft: Draft): void {
  if (draft === defaultDraft) dropWork(userId, NAME);
  else keepWork(userId, NAME, draft);
}

/** The draft from an earlier visit, unless another version of this site has stored it. */
export function keptDraft(userId: number | undefined): Draft | undefined {
  const draft = readWork<Draft>(userId, NAME);
  return draft?.design?.version === defaultDesign.version && draft.content?.data
    ? draft
    : undefined;
}

/** A guest's draft becomes that of the user who signed in. */
export function moveDraft(draft: Draft, userId: number | undefined): void {
  keepDraft(userId, draft);
  if (userId !== undefined) dropWork(undefined, NAME);
}
