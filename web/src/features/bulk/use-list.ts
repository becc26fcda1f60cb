import { mapColumns } from '@everscan/core/bulk/columns';
import { type Layout, layOut } from '@everscan/core/bulk/layout';
import { type BulkRow, readRow } from '@everscan/core/bulk/read-row';
import { contentTypeOf } from '@everscan/core/content/index';
import type { ErrorCorrectionLevel } from '@everscan/core/encode/level';
import * as m from '@everscan/messages/bulk';
import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { findDrawing } from '../../codes/drawing.ts';
import { publicUrl } from '../../lib/public-url.ts';
import type { GivenList } from './bulk-work.ts';
import { createBulkWorker } from './bulk-worker-client.ts';
import { TableError } from './table.ts';
import type { useBulkWork } from './use-bulk-work.ts';

/** After the last key, before pasted rows are read. */
const PAUSE_MS = 250;

type ListOptions = {
  /** Whether the renderer is loaded, whose font decides which labels are possible. */
  isDrawable: boolean;
  /** The error correction level of the design. */
  level: ErrorCorrectionLevel;
  /** The rows become short links, which have more columns. */
  isDynamic: boolean;
};

/** The given list, read as rows of a content type. */
export function useList(
  work: ReturnType<typeof useBulkWork>,
  { isDrawable, level, isDynamic }: ListOptions,
) {
  const { list, settings } = work;
  const { type: typeId, choice } = settings;
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const file = useRef<File>(undefined);
  const lastRead = useRef(0);
  const [loads, countLoad] = useReducer((count: number) => count + 1, 0);
  const table = list?.table;
  const type = contentTypeOf(typeId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded letters change what labels can show
  const layout = useMemo(() => {
    if (!table || !isDrawable) return undefined;
    const canDraw = (text: string) => findDrawing()?.labelFault(text) === undefined;
    return layOut(table.rows, type, choice, canDraw, { isDynamic });
  }, [table, type, choice, isDrawable, loads, isDynamic]);

  const isField = (role: string | undefined) => type.fields.some(({ name }) => name === role);
  const hasField = layout?.roles.some(isField) ?? false;
  const asked = useMemo(
    () => ({ table, type, choice, isDynamic }),
    [table, type, choice, isDynamic],
  );
  // Thousands of rows take a moment, after the answer to the click is on the screen.
  const settled = useDeferredValue(
    useMemo(
      () => ({ asked, layout, type, hasField, level }),
      [asked, layout, type, hasField, level],
    ),
  );
  const rows = useMemo(() => readRows(settled), [settled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reading the rows found the labels
  useEffect(() => {
    findDrawing()
      ?.loadLabels()
      .then(
        (isNew) => isNew && countLoad(),
        () => setError(m.labelsFailed),
      );
  }, [layout, rows]);

  // While rows are typed, and when pasted rows are back from an earlier visit.
  const unread = list?.isUnread ? list.text : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text changes, and after a file could not be read
  useEffect(() => {
    if (unread === undefined || isReading) return;
    const given = { name: m.pastedRows, text: unread };
    const timer = setTimeout(() => read(new Blob([unread]), given), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unread, isReading]);

  function setList(given: GivenList) {
    // Chosen columns count for the same headings; the rest, for the same list after a correction.
    work.setList(given, ({ list: last, settings: { choice: chosen } }) => {
      const { columns } = chosen;
      const other = columns ? { columns } : {};
      return { choice: given.name === last?.name ? chosen : other };
    });
  }

  /** Shows the result of the last call only. */
  async function read(source: Blob, given: GivenList, sheet?: string) {
    const call = ++lastRead.current;
    const worker = createBulkWorker();
    setReading(true);
    try {
      const table = await worker.read(source, sheet);
      if (call !== lastRead.current) return;
      if (given.text === undefined) setError(undefined);
      file.current = source instanceof File ? source : undefined;
      setList({ ...given, table });
    } catch (thrown) {
      if (call !== lastRead.current) return;
      const message = thrown instanceof TableError ? thrown.message : m.readFailed;
      setError(given.text === undefined ? `${m.notRead(given.name)} ${message}` : message);
      // The list that was there before a file stays; that of other pasted rows would be wrong.
      if (given.text !== undefined) work.setList(given);
    } finally {
      worker.close();
      if (call === lastRead.current) setReading(false);
    }
  }

  /** The result of a call that is still running comes too late. */
  function forget() {
    lastRead.current++;
    setError(undefined);
    setReading(false);
  }

  return {
    layout,
    /** No column holds the content. */
    needsColumn: layout !== undefined && !hasField,
    /** The type of `rows`; while a large list is read, that of the previous list. */
    type: settled.type,
    rows,
    /** In which the columns of `rows` are. */
    rowLayout: settled.layout,
    /** `rows` are those of the previous list: the new one is being read, or will be after a pause. */
    isPending: isReading || unread !== undefined || settled.asked !== asked,
    isReading: isReading || (table !== undefined && !isDrawable),
    error: error ?? (layout?.rows.length === 0 ? m.onlyHeadings : undefined),
    open: (chosen: File) => read(chosen, { name: chosen.name }),
    /** The sheets of the chosen workbook. The file is not kept, so after a reload its other sheets are gone. */
    sheets: file.current ? (table?.sheets ?? []) : [],
    openSheet: (sheet: string) =>
      file.current && read(file.current, { name: file.current.name }, sheet),
    paste(text: string) {
      forget();
      if (text.trim() === '') work.setList(undefined);
      // While rows are typed, the codes of the last ones stay; those of a file would be wrong.
      else setList({ ...(list?.text && list), name: m.pastedRows, text, isUnread: true });
    },
    forget,
  };
}

type Settled = {
  layout: Layout | undefined;
  type: ReturnType<typeof contentTypeOf>;
  hasField: boolean;
  level: ErrorCorrectionLevel;
};

function readRows({ layout, type, hasField, level }: Settled): BulkRow[] | undefined {
  if (!layout || !hasField) return undefined;
  const columns = mapColumns(layout.headings, layout.roles);
  const labelFault = (label: string) => findDrawing()?.labelFault(label);
  return layout.rows.map((row) => readRow(type, columns, row, { publicUrl, level, labelFault }));
}
