import type { Layout, LayoutChoice } from '@everscan/core/bulk/layout';
import type { ListNotice } from '@everscan/core/bulk/list-notices';
import * as m from '@everscan/messages/bulk';
import { number } from '@everscan/messages/format';
import { textOfNotice } from '@everscan/messages/words/faults/list';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { TriangleAlert } from '../../ui/icons.tsx';
import type { ListedRow } from './list-jobs.ts';
import { Pager, usePages } from './pager.tsx';
import { MAX_COLUMNS, type Table } from './table.ts';

type ChecksOptions = {
  /** Absent until a list has been read. */
  layout: Layout | undefined;
  table: Table | undefined;
  choice: LayoutChoice;
  rows: readonly ListedRow[];
  notices: readonly ListNotice[];
  /** Whether the encoding can be chosen on the page. */
  canDecode: boolean;
  isLocked: boolean;
  onChoice: (choice: Partial<LayoutChoice>) => void;
};

type Fact = { readonly key: string; readonly text: string; readonly action?: ReactNode };

export type Checks = {
  readonly facts: readonly Fact[];
  readonly remarks: readonly Remark[];
  /** The number of hidden rows, if the visitor has to decide about them. */
  readonly asksAbout: number;
  readonly count: number;
};

type Remark = NonNullable<ListedRow['remarks']>[number] & { readonly row: number };

const PAGE_SIZE = 5;
/** How many numbers of rows stand behind a notice. */
const SHOWN_ROWS = 12;
const SHOWN_WORDS = 6;

/**
 * What the visitor should decide or look at although rows become codes: hidden rows, rows of totals, guesses, unused
 * columns and labels that are left out.
 */
export function useListChecks(options: ChecksOptions): Checks {
  const { layout, table, choice, rows, notices, canDecode, isLocked, onChoice } = options;
  const remarks = useMemo(
    () => rows.flatMap(({ row, remarks = [] }) => remarks.map((remark) => ({ ...remark, row }))),
    [rows],
  );
  const guess = useMemo(() => guessOf(table, canDecode), [table, canDecode]);
  const { hiddenRows = 0, totalRows = [] } = layout ?? {};
  const unread = table?.unreadColumns ?? 0;
  const facts: Fact[] = [];
  if (hiddenRows > 0 && choice.hiddenRows) {
    const isUsed = choice.hiddenRows === 'use';
    facts.push({
      key: 'hidden',
      text: isUsed ? m.hiddenRowsUsed(hiddenRows) : m.hiddenRowsLeftOut(hiddenRows),
      action: (
        <Action
          label={isUsed ? m.leaveThemOut : m.useThem}
          isDisabled={isLocked}
          onClick={() => onChoice({ hiddenRows: isUsed ? 'leave' : 'use' })}
        />
      ),
    });
  }
  if (totalRows.length > 0) {
    const isUsed = choice.totalRows === 'use';
    const listed = listOf(totalRows);
    facts.push({
      key: 'totals',
      text: isUsed ? m.totalRowsUsed(listed) : m.totalRowsLeftOut(listed),
      action: (
        <Action
          label={isUsed ? m.leaveThemOut : m.useThem}
          isDisabled={isLocked}
          onClick={() => onChoice({ totalRows: isUsed ? 'leave' : 'use' })}
        />
      ),
    });
  }
  if (guess) facts.push({ key: 'encoding', text: guess });
  if (unread > 0) facts.push({ key: 'columns', text: m.columnsUnread(unread, MAX_COLUMNS) });
  for (const notice of notices) {
    const { rows = [] } = notice;
    const text = textOfNotice(notice);
    facts.push({ key: text, text: rows.length > 0 ? `${text} ${m.rowList(listOf(rows))}` : text });
  }
  const asksAbout = choice.hiddenRows ? 0 : hiddenRows;
  const count = facts.length + (remarks.length > 0 ? 1 : 0) + (asksAbout > 0 ? 1 : 0);
  return { facts, remarks, asksAbout, count };
}

type ListChecksProps = {
  checks: Checks;
  isLocked: boolean;
  onChoice: (choice: Partial<LayoutChoice>) => void;
};

/** The checks of a list. Renders nothing if there are none. */
export function ListChecks({ checks, isLocked, onChoice }: ListChecksProps) {
  const { facts, remarks, asksAbout, count } = checks;
  if (count === 0) return null;
  return (
    <section aria-label={m.checks} className="mt-5 rounded-xl border border-warning/40 p-4">
      <h2 className="flex items-center gap-2 font-medium text-sm text-warning">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {m.checks}
      </h2>
      {asksAbout > 0 && (
        <fieldset className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <legend className="float-left font-medium text-sm leading-11">
            {m.hiddenRows(asksAbout)}
          </legend>
          <Button
            look="secondary"
            disabled={isLocked}
            onClick={() => onChoice({ hiddenRows: 'use' })}
          >
            {m.useThem}
          </Button>
          <Button
            look="secondary"
            disabled={isLocked}
            onClick={() => onChoice({ hiddenRows: 'leave' })}
          >
            {m.leaveThemOut}
          </Button>
        </fieldset>
      )}
      <ul className="mt-3 space-y-2 empty:hidden">
        {facts.map(({ key, text, action }) => (
          <li key={key} className="text-sm leading-5">
            <p className="break-words">{text}</p>
            {action}
          </li>
        ))}
      </ul>
      {remarks.length > 0 && <RemarkList remarks={remarks} />}
    </section>
  );
}

function Action(props: { label: string; isDisabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      disabled={props.isDisabled}
      className="min-h-11 font-medium text-accent underline underline-offset-4 disabled:opacity-50"
      onClick={props.onClick}
    >
      {props.label}
    </button>
  );
}

function RemarkList({ remarks }: { remarks: readonly Remark[] }) {
  const { shown, setPage, ...pages } = usePages(remarks, PAGE_SIZE);
  return (
    <>
      <h3 className="mt-3 font-medium text-sm">{m.remarks(remarks.length)}</h3>
      <ol className="mt-2 space-y-2.5">
        {shown.map(({ row, cell, error }) => (
          <li key={`${row} ${cell?.heading} ${error}`} className="text-sm leading-5">
            <p className="flex min-w-0 items-baseline gap-1.5">
              <span className="shrink-0 font-medium tabular-nums">{m.row(row)}</span>
              {cell && (
                <>
                  <span className="max-w-[40%] shrink-0 truncate text-muted">{cell.heading}</span>
                  <code className="truncate rounded bg-raised px-1 text-[13px] empty:hidden">
                    {cell.value.trim()}
                  </code>
                </>
              )}
            </p>
            <p>{error}</p>
          </li>
        ))}
      </ol>
      <Pager
        label={m.remarkPages}
        pageLabel={m.remarkPage}
        previousLabel={m.previousRemarks}
        nextLabel={m.nextRemarks}
        {...pages}
        shown={shown}
        total={remarks.length}
        onPage={setPage}
      />
    </>
  );
}

/** The first numbers of rows. */
function listOf(rows: readonly number[]): string {
  const first = rows.slice(0, SHOWN_ROWS).map((row) => number(row));
  return first.join(', ') + (rows.length > first.length ? ' …' : '');
}

/** What shows whether the encoding of a list was guessed correctly. */
function guessOf(table: Table | undefined, canDecode: boolean): string | undefined {
  if (!table?.encoding || table.isEncodingChosen) return undefined;
  if (!canDecode) return m.readAs(table.encoding);
  const cells = table.rows.flatMap(({ cells }) => cells.filter((cell) => !isAscii(cell)));
  const words = cells.flatMap((cell) => cell.split(/\s+/).filter((word) => !isAscii(word)));
  const examples = [...new Set(words)].slice(0, SHOWN_WORDS).join(', ');
  return m.guessedLetters(table.encoding, examples, cells.length);
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);
