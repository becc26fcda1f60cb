import type { Utm } from '@everscan/contract/api/links';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { useEffect, useState } from 'react';
import { dropWork, keepWork, readWork } from '../../lib/kept-work.ts';

/** What was typed for a code that is to become dynamic, or was for a while. */
export type LinkDraft = {
  /** The target, if a saved static code becomes dynamic: the code keeps its own address meanwhile. */
  target?: string;
  /** The design of a dynamic copy; the downloaded code keeps its own. */
  design?: Design;
  utm: Utm;
  slug: string;
  /** The address of the static code, once the person has chosen static again: the draft waits. */
  staticUrl?: string;
};

export const newLinkDraft: LinkDraft = { utm: {}, slug: '' };

const PREFIX = 'new-link:';

/**
 * The draft of one code's link, kept on this device until the code is dynamic; `undefined` for a code
 * that was to be static all the time. A guest's becomes that of the user who signs in.
 * @param projectId `undefined` for a code that is not saved
 */
export function useLinkDraft(userId: number | undefined, projectId: string | undefined) {
  const name = PREFIX + (projectId ?? '');
  const [shown, setShown] = useState<{ name: string; draft: LinkDraft | undefined }>();
  useEffect(() => {
    const guests = userId === undefined ? undefined : readWork<LinkDraft>(undefined, name);
    const isNeeded = guests?.staticUrl === undefined || !readWork(userId, name);
    // If there is no room for it, it stays where it is.
    if (guests && isNeeded && keepWork(userId, name, guests)) dropWork(undefined, name);
    setShown({ name, draft: readDraft(userId, name) ?? readDraft(undefined, name) });
  }, [userId, name]);

  function change(draft: LinkDraft | undefined): void {
    // Another code may be shown by now.
    setShown((last) => (last && last.name !== name ? last : { name, draft }));
    if (draft) keepWork(userId, name, draft);
    else for (const owner of [userId, undefined]) dropWork(owner, name);
  }
  return [shown?.name === name ? shown.draft : undefined, change] as const;
}

/** A code that was not saved has become this project, as a static code: what was typed goes with it. */
export function moveLinkDraft(userId: number, projectId: string): void {
  const draft = readWork<LinkDraft>(userId, PREFIX);
  if (draft?.staticUrl === undefined) return;
  if (keepWork(userId, PREFIX + projectId, draft)) dropWork(userId, PREFIX);
}

/** Without a design that another version of this site has stored. */
function readDraft(userId: number | undefined, name: string): LinkDraft | undefined {
  const kept = readWork<LinkDraft>(userId, name);
  if (!kept?.design || kept.design.version === defaultDesign.version) return kept;
  const { design: _old, ...draft } = kept;
  return draft;
}
