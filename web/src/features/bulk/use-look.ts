import type { Project } from '@everscan/contract/codes.schemas';
import { contentTypeOf } from '@everscan/core/content/index';
import type { Design } from '@everscan/core/design/design';
import * as library from '@everscan/messages/library';
import * as ui from '@everscan/messages/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useKits } from '../../codes/kit-calls.ts';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { noWork } from './bulk-work.ts';
import { choiceOf, isKitLook, listLooks, savedIdOf, savedLook } from './looks.ts';
import type { useBulkWork } from './use-bulk-work.ts';

export type LookOptions = {
  userId: number | undefined;
  /** The design of the generator's draft. */
  draftDesign: Design;
  /** The saved codes whose designs are on offer. */
  projects: readonly Project[];
  /** Loads a project's logo into `projects`. @throws {CallError} */
  onChooseDesign: (project: Project) => Promise<unknown>;
  /** Loads the code with the chosen design into `projects`; `undefined` if it is gone. @throws {CallError} */
  onMissingDesign: (projectId: string) => Promise<unknown>;
};

/** The designs on offer for a list, and the chosen one. */
export function useLook(work: ReturnType<typeof useBulkWork>, options: LookOptions) {
  const { userId, draftDesign, projects, onChooseDesign, onMissingDesign } = options;
  const { settings } = work;
  const latestId = useLatest(settings.lookId);
  const lastChoice = useRef(0);
  /** The chosen look whose design is loading. */
  const [choosing, setChoosing] = useState<string>();
  const { kits, hasFailed } = useKits(userId);
  const looks = listLooks(draftDesign, projects, settings, kits);
  const listed = looks.find(({ value }) => value === settings.lookId);
  // Until the chosen design has loaded, no other one is shown in its place.
  const missingId = userId === undefined || listed ? undefined : savedIdOf(settings.lookId);
  const isKitLoading = userId !== undefined && !kits && !hasFailed && isKitLook(settings.lookId);
  const isMissing = missingId !== undefined || isKitLoading;
  const look = listed ?? (isMissing ? undefined : looks[0]);
  const chosen = look?.design ?? draftDesign;
  const { level = chosen.level } = contentTypeOf(settings.type);
  const design = useMemo(() => ({ ...chosen, level }), [chosen, level]);

  async function load(lookId: string): Promise<boolean> {
    const project = projects.find(({ id }) => lookId === savedLook(id));
    try {
      if (project) await onChooseDesign(project);
      return true;
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error));
      return false;
    }
  }
  /** @param set is called when the design has loaded, unless another one was chosen meanwhile */
  async function choose(lookId: string, set: typeof work.set) {
    const call = ++lastChoice.current;
    setChoosing(lookId);
    const isLoaded = await load(lookId);
    if (call !== lastChoice.current) return;
    setChoosing(undefined);
    if (isLoaded) set(choiceOf(looks, lookId));
  }
  // After a reload, the list of saved codes contains the chosen design without its logo.
  const lacksLogo = chosen.logo?.image === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run for each new list that lacks the logo
  useEffect(() => {
    if (lacksLogo) load(settings.lookId);
  }, [chosen, settings.lookId]);
  const handleMissing = useLatest(async (id: string) => {
    try {
      if ((await onMissingDesign(id)) || latestId.current !== savedLook(id)) return;
      toast('info', library.codeGoneTitle, library.codeGone);
      work.set({ lookId: noWork.settings.lookId });
    } catch (error) {
      toast('error', ui.errorTitle, messageOf(error));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run for each new list that lacks the code
  useEffect(() => {
    if (missingId !== undefined) handleMissing.current(missingId);
  }, [missingId, projects]);

  return {
    looks,
    lookId: choosing ?? look?.value ?? '',
    design,
    choose,
    /** Whether a chosen design is loading, while the screen shows the previous one. */
    isChoosing: choosing !== undefined,
    /** Whether the code or kit with the chosen design has not loaded yet. */
    isMissing,
    isIncomplete: isMissing || lacksLogo,
  };
}
