import { type Layout, layOut } from '@everscan/core/bulk/layout';
import { listNotices } from '@everscan/core/bulk/list-notices';
import { readList } from '@everscan/core/bulk/read-list';
import type { BulkRow as ReadRow } from '@everscan/core/bulk/read-row';
import type { ErrorCorrectionLevel } from '@everscan/core/encode/level';
import * as m from '@everscan/messages/bulk';
import { columnName, linksOf } from '@everscan/messages/core-bulk';
import { type AnyWordedType, wordedTypeOf } from '@everscan/messages/words/content/index';
import { useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { findDrawing } from '../../codes/drawing.ts';
import { publicUrl } from '../../lib/public-url.ts';
import type { GivenList } from './bulk-work.ts';
import { createBulkWorker } from './bulk-worker-client.ts';
import { listLanguage } from './list-language.ts';
import type { ReadOptions } from './read-table.ts';
import { LettersError, TableError } from './table.ts';
import { tableText } from './table-text.ts';
import { toldRows } from './told-rows.ts';
import type { useBulkWork } from './use-bulk-work.ts';

/** Debounce: pasted rows are read this long after the last keystroke. */
const PAUSE_MS = 250;

type ListOptions = {
  /** Whether the renderer is loaded, whose font decides which labels are possible. */
  isDrawable: boolean;
  /** The error correction level of the design. */
  level: ErrorCorrectionLevel;
  /** Whether the rows become short links, which have more columns. */
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
  /** A file whose letters could not be decoded, so that the visitor has to choose its encoding. */
  const [undecoded, setUndecoded] = useState<File>();
  const lastRead = useRef(0);
  const [loads, countLoad] = useReducer((count: number) => count + 1, 0);
  const table = list?.table;
  const type = wordedTypeOf(typeId);

  const layout = useMemo(() => {
    if (!table || !isDrawable) return undefined;
    return layOut(table.rows, type, { columnName, linksOf }, choice, { isDynamic });
  }, [table, type, choice, isDrawable, isDynamic]);
  /** Whether the visitor has not decided yet what happens with the rows that the sheet hides. */
  const asksHiddenRows = !!layout && layout.hiddenRows > 0 && choice.hiddenRows === undefined;

  const isField = (role: string | undefined) => type.fields.some(({ name }) => name === role);
  const hasField = layout?.roles.some(isField) ?? false;
  const asked = useMemo(
    () => ({ table, type, choice, isDynamic }),
    [table, type, choice, isDynamic],
  );
  // Reading thousands of rows takes a moment, so the screen responds to the click first.
  const settled = useDeferredValue(
    useMemo(
      () => ({ asked, layout, type, hasField, level }),
      [asked, layout, type, hasField, level],
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when letters have loaded
  const found = useMemo(() => readRows(settled), [settled, loads]);
  const rows = useMemo(() => found && toldRows(found), [found]);
  const notices = useMemo(
    () =>
      settled.layout && found
        ? listNotices(settled.type, settled.layout, found, listLanguage())
        : [],
    [settled, found],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run after rows were read, which finds labels to load
  useEffect(() => {
    findDrawing()
      ?.loadLabels()
      .then(
        (isNew) => isNew && countLoad(),
        () => setError(m.labelsFailed),
      );
  }, [layout, rows]);

  // Set while the visitor types rows, and after pasted rows were restored from an earlier visit.
  const unread = list?.isUnread ? list.text : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only when the text changes or reading ends
  useEffect(() => {
    if (unread === undefined || isReading) return;
    const given = { name: m.pastedRows, text: unread };
    const timer = setTimeout(() => read(new Blob([unread]), given), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [unread, isReading]);

  function setList(given: GivenList) {
    // Chosen columns apply to any list with the same headings. The other choices apply only to a corrected version of
    // the same list.
    work.setList(given, ({ list: last, settings: { choice: chosen } }) => {
      const { columns } = chosen;
      const other = columns ? { columns } : {};
      const isSame = given.name === last?.name && given.table?.sheet === last?.table?.sheet;
      return { choice: isSame ? chosen : other };
    });
  }

  /** Reads a list. Only the result of the last call is shown. */
  async function read(source: Blob, given: GivenList, options: ReadOptions = {}) {
    const call = ++lastRead.current;
    const worker = createBulkWorker();
    setReading(true);
    try {
      const table = await worker.read(source, options);
      if (call !== lastRead.current) return;
      if (given.text === undefined) setError(undefined);
      setUndecoded(undefined);
      file.current = source instanceof File ? source : undefined;
      setList({ ...given, table });
    } catch (thrown) {
      if (call !== lastRead.current) return;
      const message = thrown instanceof TableError ? tableText(thrown.fault) : m.readFailed;
      setUndecoded(thrown instanceof LettersError && source instanceof File ? source : undefined);
      setError(given.text === undefined ? `${m.notRead(given.name)} ${message}` : message);
      // After a file that cannot be read, the previous list stays. After pasted rows, it would not match the text.
      if (given.text !== undefined) work.setList(given);
    } finally {
      worker.close();
      if (call === lastRead.current) setReading(false);
    }
  }

  /** Ignores the result of a read that is still running. */
  function forget() {
    lastRead.current++;
    setError(undefined);
    setUndecoded(undefined);
    setReading(false);
  }

  return {
    layout,
    /** Whether no column with the content was found. */
    needsColumn: layout !== undefined && !hasField,
    /** Whether the reason is that several columns contain web addresses. */
    severalFit: !hasField && !!layout?.severalFit,
    /** The content type of `rows`. While a large list is being read, both belong to the previous list. */
    type: settled.type,
    rows,
    /** The layout with which `rows` were read. */
    rowLayout: settled.layout,
    /** Whether `rows` belong to the previous list, because the new one has not been read yet. */
    isPending: isReading || unread !== undefined || settled.asked !== asked,
    isReading: isReading || (table !== undefined && !isDrawable),
    error: error ?? (layout?.rows.length === 0 ? m.onlyHeadings : undefined),
    open: (chosen: File) => read(chosen, { name: chosen.name }),
    /** The sheets of the chosen workbook. Empty after a reload, because the file itself is not stored. */
    sheets: file.current ? (table?.sheets ?? []) : [],
    openSheet: (sheet: string) =>
      file.current && read(file.current, { name: file.current.name }, { sheet }),
    /** Whether the encoding of the list can be chosen: the file is known, and its letters are a guess. */
    canDecode: !!undecoded || (!!file.current && table?.encoding !== undefined),
    /** The encoding that the list on the screen was read in; `undefined` if it could not be read. */
    encoding: undecoded ? undefined : table?.encoding,
    decodeAs(encoding: string) {
      const source = undecoded ?? file.current;
      if (source) read(source, { name: source.name }, { encoding });
    },
    /** What stands beside the list besides its rows with problems. */
    notices,
    asksHiddenRows,
    paste(text: string) {
      forget();
      if (text.trim() === '') work.setList(undefined);
      // While rows are typed, the codes of the last read rows stay on the screen, but not those of a file.
      else setList({ ...(list?.text && list), name: m.pastedRows, text, isUnread: true });
    },
    forget,
  };
}

type Settled = {
  layout: Layout | undefined;
  type: AnyWordedType;
  hasField: boolean;
  level: ErrorCorrectionLevel;
};

function readRows({ layout, type, hasField, level }: Settled): readonly ReadRow[] | undefined {
  if (!layout || !hasField) return undefined;
  const labelFault = (label: string) => findDrawing()?.labelFault(label);
  return readList(type, layout, { publicUrl, level, labelFault, language: listLanguage() });
}
