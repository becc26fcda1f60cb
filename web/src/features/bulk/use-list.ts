import { mapColumns } from '@everscan/core/bulk/columns';
import { readRow } from '@everscan/core/bulk/read-row';
import { type ContentTypeId, contentTypeOf } from '@everscan/core/content/index';
import { useMemo, useState } from 'react';
import { createBulkWorker } from './bulk-worker-client.ts';
import { type Table, TableError } from './table.ts';

const FAILED = 'This list could not be read. Please check your internet connection.';

/** The chosen list, read as rows of a content type. */
export function useList(typeId: ContentTypeId) {
  const [list, setList] = useState<{ name: string; table?: Table; error?: string }>();
  const [isReading, setReading] = useState(false);
  const table = list?.table;

  const read = useMemo(() => {
    if (!table) return undefined;
    const type = contentTypeOf(typeId);
    const columns = mapColumns(type, table.headings);
    const rows = table.rows.map((row) => readRow(type, columns, row, __PUBLIC_URL__));
    return { columns, rows };
  }, [table, typeId]);
  const hasColumns = read === undefined || read.columns.fields.size > 0;
  const { label } = contentTypeOf(typeId);

  async function open(file: File) {
    setReading(true);
    const worker = createBulkWorker();
    try {
      setList({ name: file.name, table: await worker.read(file) });
    } catch (error) {
      setList({ name: file.name, error: error instanceof TableError ? error.message : FAILED });
    } finally {
      worker.close();
      setReading(false);
    }
  }

  return {
    open,
    isReading,
    fileName: list?.name,
    rows: hasColumns ? read?.rows : undefined,
    ignored: read?.columns.ignored ?? [],
    error: hasColumns
      ? list?.error
      : `The first row has no column for ${label}. The template shows the column names.`,
  };
}
