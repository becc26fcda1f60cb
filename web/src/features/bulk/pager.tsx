import * as m from '@everscan/messages/bulk';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChevronLeft, ChevronRight } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';

/** Divides a list into pages. If the list becomes shorter than the current page, its last page is shown. */
export function usePages<Item>(items: readonly Item[], size: number) {
  const [wanted, setPage] = useState(0);
  const count = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(wanted, count - 1);
  const shown = useMemo(() => items.slice(page * size, (page + 1) * size), [items, page, size]);
  return {
    page,
    count,
    setPage,
    first: page * size,
    shown,
  };
}

type PagerProps = {
  label: string;
  /** Label of the page selector. */
  pageLabel: string;
  previousLabel: string;
  nextLabel: string;
  page: number;
  count: number;
  /** The index of the first item on the page. */
  first: number;
  shown: readonly unknown[];
  total: number;
  onPage: (page: number) => void;
};

/** Buttons for the previous and next page, and a selector of pages. Renders nothing for a single page. */
export function Pager({ label, pageLabel, previousLabel, nextLabel, ...pages }: PagerProps) {
  const { page, count, first, shown, total, onPage } = pages;
  const pageOptions = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => ({
        value: String(index),
        label: m.page(index + 1),
      })),
    [count],
  );
  if (count === 1) return null;
  // At the ends the buttons do nothing instead of being disabled, so that they keep the focus.
  const step = (by: number) => onPage(Math.min(count - 1, Math.max(0, page + by)));
  return (
    <nav aria-label={label} className="mt-4 flex items-center justify-between gap-3">
      <Button
        look="secondary"
        aria-label={previousLabel}
        aria-disabled={page === 0}
        className="size-11 px-0 aria-disabled:opacity-40"
        onClick={() => step(-1)}
      >
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      <div className="flex flex-col-reverse items-center gap-x-3 gap-y-1 text-muted text-sm tabular-nums sm:flex-row">
        {/* Without size containment, the browser measures the labels of all pages after each choice. */}
        <div
          style={{ width: `calc(${widthOf(pageOptions.at(-1)?.label)} + 48px)` }}
          className="text-base md:text-sm [&_select]:contain-size"
        >
          <Select
            aria-label={pageLabel}
            options={pageOptions}
            value={String(page)}
            onChange={(page) => onPage(Number(page))}
          />
        </div>
        <span role="status">{m.range(first + 1, first + shown.length, total)}</span>
      </div>
      <Button
        look="secondary"
        aria-label={nextLabel}
        aria-disabled={page === count - 1}
        className="size-11 px-0 aria-disabled:opacity-40"
        onClick={() => step(1)}
      >
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}

/** The CSS width of a label. Chinese and Japanese letters are one em wide. */
function widthOf(label = ''): string {
  return `${label.length}${/\p{Lo}/u.test(label) ? 'em' : 'ch'}`;
}
