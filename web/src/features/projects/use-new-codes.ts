import type { Project } from '@everscan/contract/api/projects';
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

/** Statuses that refuse a code for now, not because of its content. */
const LATER = [401, 408, 429];

/**
 * Saves the codes that wait on this device, now, when the connection is back, and from time to time.
 * @returns these codes
 */
export function useNewCodes(
  userId: number,
  isSignedIn: boolean,
  onSaved: (project: Project, kept: NewCode) => void,
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
    for (const kept of newCodes(userId)) await send(kept);
  });

  async function send(kept: NewCode): Promise<void> {
    try {
      const project = await createProject(client, userId, kept.body, kept.key);
      dropNewCode(userId, kept);
      onSaved(project, kept);
    } catch (error) {
      const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
      if (!isRefused || LATER.includes(error.status)) throw error;
      if (!refused.current.has(kept.key)) toast('error', m.notSavedTitle, error.message);
      refused.current.add(kept.key);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the names change
  return useMemo(() => newCodes(userId), [userId, names]);
}
