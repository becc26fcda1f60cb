import type { GenerationPage } from '@everscan/contract/downloads.schemas';
import { Button } from '../../ui/button.tsx';
import { ChevronLeft, ChevronRight } from '../../ui/icons.tsx';

type PagerProps = {
  page: number;
  pagination: GenerationPage['pagination'];
  /** The number of rows on the page. */
  shown: number;
  onPage: (page: number) => void;
};

/** The position in the list, with buttons for the previous and the next page. */
export function Pager({ page, pagination, shown, onPage }: PagerProps) {
  const { limit, pages, total } = pagination;
  const first = shown > 0 ? (pagination.page - 1) * limit + 1 : 0;
  const last = shown > 0 ? first + shown - 1 : 0;
  const range = `Showing ${first.toLocaleString()} to ${last.toLocaleString()} of ${total.toLocaleString()} results`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t px-5 py-4 text-sm lg:px-6">
      <p role="status" className="text-muted tabular-nums">
        {range}
      </p>
      <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
        <span className="text-muted tabular-nums">
          Page {pagination.page.toLocaleString()} of {Math.max(pages, 1).toLocaleString()}
        </span>
        <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden className="-ms-1 size-4" /> Previous
        </Button>
        <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Next <ChevronRight aria-hidden className="-me-1 size-4" />
        </Button>
      </nav>
    </div>
  );
}
