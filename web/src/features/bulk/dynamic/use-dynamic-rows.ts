import * as common from '@everscan/messages/bulk';
import { useMemo } from 'react';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import type { BadRow } from '../problem-list.tsx';
import type { useList } from '../use-list.ts';
import type { DynamicRows, KeyRole } from './dynamic-rows.ts';
import type { UploadState } from './use-upload.ts';

let loaded: typeof import('./dynamic-modules.ts') | undefined;

async function load() {
  loaded = await import('./dynamic-modules.ts');
}

type List = Pick<ReturnType<typeof useList>, 'rows' | 'rowLayout'>;

/** The rows of the list as short links; `undefined` without a list, and until the schemas have loaded. */
export function useDynamicRows(
  { rows, rowLayout }: List,
  keyRole: string | undefined,
  { isDynamic }: { isDynamic: boolean },
): DynamicRows | undefined {
  const modules = loaded;
  useLazyModule(modules !== undefined || !isDynamic, load, common.readFailed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the modules have loaded
  return useMemo(() => {
    if (!isDynamic || !modules || !rows || !rowLayout) return undefined;
    return modules.readDynamicRows(rows, rowLayout, keyRole);
  }, [isDynamic, modules, rows, rowLayout, keyRole]);
}

const none: readonly BadRow[] = [];

/** The rows that the server has rejected, or would reject. */
export function useProblems(
  state: UploadState | undefined,
  layout: List['rowLayout'],
  keyRole: KeyRole = 'none',
): readonly BadRow[] {
  const modules = loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the modules have loaded
  return useMemo(() => {
    if (!modules || (state?.is !== 'checked' && state?.is !== 'done')) return none;
    return modules.problemsOf(state.progress, state.upload, layout, keyRole);
  }, [modules, state, layout, keyRole]);
}
