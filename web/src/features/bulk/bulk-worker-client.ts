import { connectWorker, WorkerError } from '../../lib/worker-calls.ts';
import { listLanguage } from './list-language.ts';
import type { BulkSettings, CodeToMake, RowResult } from './make-row.ts';
import type { ReadOptions } from './read-table.ts';
import { LETTERS_ERROR, LettersError, TABLE_ERROR, type Table, TableError } from './table.ts';

export type BulkRequest =
  | { kind: 'read'; file: Blob; options: ReadOptions }
  | { kind: 'make'; codes: readonly CodeToMake[]; settings: BulkSettings };

export type BulkWorker = {
  /**
   * @throws {TableError}; {WorkerError} when the worker fails
   */
  read(file: Blob, options?: ReadOptions): Promise<Table>;
  /** Returns the results in the order of `codes`. @throws {WorkerError} when the worker fails or is closed */
  make(codes: readonly CodeToMake[], settings: BulkSettings): Promise<RowResult[]>;
  /** Ends the worker; pending calls are rejected. */
  close(): void;
};

/** Reads tables and makes codes in a worker, so that the page stays responsive. */
export function createBulkWorker(): BulkWorker {
  const { call, close } = connectWorker<BulkRequest>(
    () => new Worker(new URL('./bulk.worker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    read: (file, options = {}) =>
      call<Table>({
        kind: 'read',
        file,
        options: { language: listLanguage(), ...options },
      }).catch(rethrow),
    make: (codes, settings) => call({ kind: 'make', codes, settings }),
    close,
  };
}

/** Restores the class of an error, which is lost on the way from the worker. */
function rethrow(error: unknown): never {
  if (!(error instanceof WorkerError)) throw error;
  if (error.name === LETTERS_ERROR) throw new LettersError(JSON.parse(error.message));
  throw error.name === TABLE_ERROR ? new TableError(JSON.parse(error.message)) : error;
}
