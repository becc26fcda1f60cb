import type { Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { CallError } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useRetry } from '../../lib/use-retry.ts';
import {
  dropNewCode,
  type NewCode,
  newCodeNames,
  newCodes,
  subscribeToNewCodes,
} from './new-codes.ts';
import { createProject } from './project-calls.ts';

/** Statuses of temporary refusals, which are not caused by the code's content. */
const TEMPORARY_REFUSALS = [401, 408, 429];

/**
 * Saves the new codes on this device: now, when the connection is back, and from time to time.
 * @returns the codes that are still unsaved
 */
export function useNewCodes(
  userId: number,
  isSignedIn: boolean,
  onSaved: (project: Project, code: NewCode) => void,
): readonly NewCode[] {
  const client = useQueryClient();
  const names = useSyncExternalStore(
    subscribeToNewCodes,
    () => newCodeNames(userId).join(),
    () => '',
  );
  /** The keys of codes whose refusal was reported. */
  const refused = useRef(new Set<string>());

  useRetry(isSignedIn, async () => {
    for (const code of newCodes(userId)) await send(code);
  });

  async function send(code: NewCode): Promise<void> {
    try {
      const project = await createProject(client, userId, code.body, code.key);
      dropNewCode(userId, code);
      onSaved(project, code);
    } catch (error) {
      const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
      if (!isRefused || TEMPORARY_REFUSALS.includes(error.status)) throw error;
      if (!refused.current.has(code.key)) toast('error', m.notSavedTitle, error.message);
      refused.current.add(code.key);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the names change
  return useMemo(() => newCodes(userId), [userId, names]);
}
