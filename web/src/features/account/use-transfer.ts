import type { User } from '@everscan/contract/accounts.schemas';
import * as m from '@everscan/messages/account';
import { errorTitle } from '@everscan/messages/ui';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dismissError, toast } from '../../lib/toasts.ts';
import type { ImportReport } from './import-codes.ts';

export type Outcome =
  | { is: 'done'; text: string }
  | { is: 'failed'; text: string }
  | { is: 'imported'; report: ImportReport };

type State = { is: 'idle' } | { is: 'busy'; text: string } | Outcome;

/** An export or import. It reports its progress with `show`, and resolves to the outcome. */
type Work = (show: (text: string) => void, signal: AbortSignal) => Promise<Outcome>;

const NAME = 'transfer';
const IDLE: State = { is: 'idle' };

/**
 * Runs the user's export or import, one at a time. It continues after the settings are closed; a toast then
 * reports the outcome. It stops when the user signs out.
 */
export function useTransfer(userId: number) {
  const client = useQueryClient();
  const queryKey = [NAME, userId];
  const { data: state = IDLE } = useQuery<State>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isBusy = () => client.getQueryData<State>(queryKey)?.is === 'busy';
  const show = (next: State) => client.setQueryData(queryKey, next);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the settings are closed
  useEffect(
    () => () => {
      if (!isBusy()) client.removeQueries({ queryKey }); // the outcome has been seen
    },
    [],
  );

  async function run(work: Work): Promise<void> {
    if (isBusy()) return;
    dismissError();
    const { signal, unsubscribe } = abortOnSignOut(client, userId);
    const outcome = await work((text) => show({ is: 'busy', text }), signal);
    unsubscribe();
    if (signal.aborted) return client.removeQueries({ queryKey });
    show(outcome);
    const isSeen = client.getQueryCache().find({ queryKey })?.getObserversCount();
    if (!isSeen) report(outcome);
  }
  return { state, run };
}

/** A signal that aborts when the user signs out, which removes all of their queries, or when another one signs in. */
function abortOnSignOut(client: QueryClient, userId: number) {
  const stop = new AbortController();
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    const [name, owner] = query.queryKey;
    const isForgotten = type === 'removed' && name === NAME && owner === userId;
    const user = client.getQueryData<User | null>(['user']);
    if (isForgotten || (user && user.id !== userId)) stop.abort();
  });
  return { signal: stop.signal, unsubscribe };
}

function report(outcome: Outcome): void {
  if (outcome.is === 'done') toast('info', m.dataTitle, outcome.text);
  else if (outcome.is === 'failed') toast('error', errorTitle, outcome.text);
  else {
    const { added, known, failures } = outcome.report;
    const [failure] = failures;
    const text = known > 0 ? `${m.imported(added)} ${m.importedBefore(known)}` : m.imported(added);
    if (failure) toast('error', m.dataTitle, `${text} ${failure.title}: ${failure.problem}`);
    else toast('info', m.dataTitle, text);
  }
}
