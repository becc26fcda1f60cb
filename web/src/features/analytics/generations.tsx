import { useEffect } from 'react';
import type { ShowView } from '../../lib/address-view.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Download } from '../../ui/icons.tsx';
import { LoadNotice } from '../../ui/load-notice.tsx';
import { exportPath, type Reader, useGenerations } from './analytics-calls.ts';
import { GenerationFilters } from './generation-filters.tsx';
import { GenerationsTable } from './generations-table.tsx';
import { NoGenerations } from './no-generations.tsx';
import { Pager } from './pager.tsx';
import { GenerationsSkeleton } from './skeletons.tsx';
import type { View } from './view.ts';

type GenerationsProps = { reader: Reader; view: View; onShow: ShowView<View> };

/** All recorded downloads, newest first. */
export function Generations({ reader, view, onShow }: GenerationsProps) {
  const { filter, page } = view;
  const reading = useGenerations(reader, filter, page);
  const { data: records, pagination } = reading.data?.data ?? {};
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const lastPage = reading.isPlaceholderData ? 0 : (pagination?.pages ?? 0);
  const isBehindLast = lastPage > 0 && page > lastPage;
  useEffect(() => {
    if (isBehindLast) onShow({ page: lastPage }, { replace: true });
  });
  const clear = () => onShow({ filter: {}, page: 1 });

  return (
    <>
      {reading.data && reading.data.status !== 200 && (
        <LoadNotice isTrying={reading.isFetching} onRetry={reading.refetch} />
      )}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-5">
        <GenerationFilters filter={filter} onShow={onShow} onClear={clear} />
        <a
          href={exportPath(filter)}
          download
          className={`${buttonLook('secondary')} w-full sm:ms-auto sm:w-auto`}
        >
          <Download aria-hidden className="size-4" /> Export CSV
        </a>
      </div>
      {!records || !pagination || isBehindLast ? (
        <GenerationsSkeleton />
      ) : (
        <Card aria-label="Generations" aria-busy={reading.isFetching} className="mt-6">
          {records.length === 0 ? (
            <NoGenerations
              isKnown={reading.data?.status === 200}
              isFiltered={isFiltered}
              onClear={clear}
            />
          ) : (
            <GenerationsTable
              records={records}
              isStale={reading.isPlaceholderData}
              onShowUser={(userId) => onShow({ filter: { ...filter, userId }, page: 1 })}
            />
          )}
          <Pager
            page={page}
            pagination={pagination}
            shown={records.length}
            onPage={(next) => onShow({ page: next })}
          />
        </Card>
      )}
    </>
  );
}
