import type { Utm } from '@everscan/contract/codes.schemas';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { useEffect, useState } from 'react';
import { dropWork, readWork, storeWork } from '../../lib/unsaved-work.ts';

/** The settings typed for a new dynamic code, even after the person has chosen static again. */
export type LinkDraft = {
  /** The target of a saved static code's dynamic copy. */
  target?: string;
  /** The design of a dynamic copy, which does not change the design of the static code. */
  design?: Design;
  utm: Utm;
  passesQuery?: boolean;
  slug: string;
  /** The address of the static code, if the person has chosen static again. The draft is then set aside. */
  staticUrl?: string;
};

export const newLinkDraft: LinkDraft = { utm: {}, slug: '' };

const PREFIX = 'new-link:';

/**
 * The draft of a code's link, stored on this device until the dynamic code is created; `undefined` if the person has never
 * chosen dynamic. The draft of a guest becomes that of the user who signs in.
 * @param projectId `undefined` for a code that is not saved
 */
export function useLinkDraft(userId: number | undefined, projectId: string | undefined) {
  const name = PREFIX + (projectId ?? '');
  const [shown, setShown] = useState<{ name: string; draft: LinkDraft | undefined }>();
  useEffect(() => {
    const guests = userId === undefined ? undefined : readWork<LinkDraft>(undefined, name);
    const isNeeded = guests?.staticUrl === undefined || !readWork(userId, name);
    // If there is no room in the user's storage, the draft stays in the guest's.
    if (guests && isNeeded && storeWork(userId, name, guests)) dropWork(undefined, name);
    setShown({ name, draft: readDraft(userId, name) ?? readDraft(undefined, name) });
  }, [userId, name]);

  function change(draft: LinkDraft | undefined): void {
    // Another code may be on the screen by now.
    setShown((last) => (last && last.name !== name ? last : { name, draft }));
    if (draft) storeWork(userId, name, draft);
    else for (const owner of [userId, undefined]) dropWork(owner, name);
  }
  return [shown?.name === name ? shown.draft : undefined, change] as const;
}

/** Moves the draft of the unsaved code to the project as which it was saved, with static content. */
export function moveLinkDraft(userId: number, projectId: string): void {
  const draft = readWork<LinkDraft>(userId, PREFIX);
  if (draft?.staticUrl === undefined) return;
  if (storeWork(userId, PREFIX + projectId, draft)) dropWork(userId, PREFIX);
}

/** Reads a stored draft, without its design if another version of this site has stored it. */
function readDraft(userId: number | undefined, name: string): LinkDraft | undefined {
  const stored = readWork<LinkDraft>(userId, name);
  if (!stored?.design || stored.design.version === defaultDesign.version) return stored;
  const { design: _old, ...draft } = stored;
  return draft;
}
