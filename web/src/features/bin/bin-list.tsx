import type { BinnedCode } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/history';
import { errorTitle } from '@everscan/messages/ui';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../lib/call.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Trash2 } from '../../ui/icons.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { useBin, useBinActions } from './bin-calls.ts';
import { BinnedRow } from './binned-row.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

type BinListProps = { userId: number; onRefused: () => void };

/** The deleted codes of the user, which can be restored or deleted for good. */
export default function BinList({ userId, onRefused }: BinListProps) {
  const reading = useBin(userId, onRefused);
  const { restore, remove, empty } = useBinActions();
  const [question, setQuestion] = useState<BinnedCode | 'all'>();
  const list = useRef<HTMLDivElement>(null);
  const [doneCount, setDoneCount] = useState(0);
  // The button with the focus is gone after the action, so the focus moves to the list.
  useEffect(() => {
    if (doneCount > 0) list.current?.focus();
  }, [doneCount]);

  const pages = reading.data?.pages ?? [];
  const codes = pages.flatMap(({ data }) => data.codes);
  const total = pages[0]?.data.total ?? 0;
  const hasFailed = pages.some(({ status }) => status !== 200);

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
      setDoneCount((count) => count + 1);
    } catch (error) {
      toast('error', errorTitle, messageOf(error));
    }
    setQuestion(undefined);
  }
  const [bringBack, isRestoring] = useAction(({ id, title }: BinnedCode) =>
    attempt(async () => {
      await restore.mutateAsync(id);
      toast('success', m.restoredTitle, m.restored(title));
    }),
  );
  const [confirm, isDeleting] = useAction(() =>
    attempt(async () => {
      if (question === 'all') await empty.mutateAsync(String(codes[0]?.deletedAt));
      else if (question) await remove.mutateAsync(question.id);
    }),
  );

  return (
    <>
      {!reading.data && (
        <p role="status" className="delayed text-muted text-sm">
          {m.loading}
        </p>
      )}
      {hasFailed && (
        <LoadNotice isTrying={reading.isFetching} onRetry={reading.refetch}>
          {m.binNotLoaded}
        </LoadNotice>
      )}
      <div ref={list} tabIndex={-1} className="outline-none">
        {reading.data && !hasFailed && codes.length === 0 && <Empty />}
        {codes.length > 0 && (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <p className="text-muted text-sm">{m.binCount(total)}</p>
              <Button look="danger" onClick={() => setQuestion('all')}>
                {m.emptyBin}
              </Button>
            </div>
            <ul
              aria-label={m.binHeading}
              className="divide-y divide-line rounded-2xl border border-line bg-surface"
            >
              {codes.map((code) => (
                <BinnedRow
                  key={code.id}
                  code={code}
                  isBusy={isRestoring || isDeleting}
                  onRestore={() => bringBack(code)}
                  onDelete={() => setQuestion(code)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {reading.hasNextPage && (
        <Button
          look="secondary"
          className="mt-4 max-sm:w-full"
          isBusy={reading.isFetchingNextPage}
          onClick={() => reading.fetchNextPage()}
        >
          {m.showMore}
        </Button>
      )}
      <DeleteDialog
        question={question}
        total={total}
        isPending={isDeleting}
        onClose={() => setQuestion(undefined)}
        onConfirm={confirm}
      />
    </>
  );
}

function Empty() {
  return (
    <div className="rounded-2xl border border-line border-dashed px-6 py-16 text-center">
      <Trash2 aria-hidden className="mx-auto size-6 text-muted" />
      <p className="mt-3 font-medium">{m.binEmpty}</p>
      <p className="mx-auto mt-1 max-w-md text-balance text-muted text-sm leading-6">
        {m.binEmptyText}
      </p>
    </div>
  );
}
