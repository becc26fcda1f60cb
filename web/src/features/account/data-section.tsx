import * as m from '@everscan/messages/account';
import { number } from '@everscan/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { messageOf } from '../../lib/call.ts';
import { fetchFile } from '../../lib/fetch-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Download, Upload } from '../../ui/icons.tsx';
import type { ImportReport } from './import-codes.ts';
import { type Outcome, useTransfer } from './use-transfer.ts';

/** Exports the account to a file, and imports codes from one. */
export function DataSection({ userId }: { userId: number }) {
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const { state, run } = useTransfer(userId);
  const isBusy = state.is === 'busy';

  const handleExport = () =>
    run(async (show, signal) => {
      show(m.preparingExport);
      try {
        const onProgress = (bytes: number) => show(m.preparingExportSize(megabytes(bytes)));
        const { file, name } = await fetchFile('GET /api/export', onProgress, signal);
        saveFile(file, name);
        return { is: 'done', text: m.exportSaved(name, megabytes(file.size)) };
      } catch (error) {
        const reason = error instanceof TypeError || error instanceof DOMException ? '' : error;
        return { is: 'failed', text: messageOf(reason, m.exportFailed) };
      }
    });

  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file can be chosen again
    if (file) run((show, signal) => importFrom(file, show, signal));
  };

  async function importFrom(
    file: File,
    show: (text: string) => void,
    signal: AbortSignal,
  ): Promise<Outcome> {
    show(m.readingFile);
    try {
      const [{ readExport }, { importCodes }] = await Promise.all([
        import('./read-export.ts'),
        import('./import-codes.ts'),
      ]);
      const exported = await readExport(file);
      const onProgress = (done: number) => show(m.importing(done + 1, exported.total));
      const report = await importCodes(exported, onProgress, signal);
      await client.invalidateQueries(); // codes, folders and counts
      return { is: 'imported', report };
    } catch (error) {
      const known = error instanceof RangeError ? error.message : '';
      return { is: 'failed', text: known || m.fileUnreadable };
    }
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="secondary" isBusy={isBusy} onClick={handleExport}>
          <Download aria-hidden className="size-4" /> {m.exportEverything}
        </Button>
        <Button look="secondary" isBusy={isBusy} onClick={() => input.current?.click()}>
          <Upload aria-hidden className="size-4" /> {m.importFromFile}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={m.fileToImport}
          hidden
          onChange={handleFile}
        />
      </div>
      <div role="status" className="text-sm leading-5 [&:not(:empty)]:mt-3">
        {(state.is === 'busy' || state.is === 'done') && (
          <p className="text-muted tabular-nums">{state.text}</p>
        )}
        {state.is === 'failed' && <p className="text-danger">{state.text}</p>}
        {state.is === 'imported' && <Report report={state.report} />}
      </div>
    </>
  );
}

function Report({ report: { added, known, elsewhere, failures } }: { report: ImportReport }) {
  return (
    <>
      <p>
        {m.imported(added)}
        {known > 0 && ` ${m.importedBefore(known)}`}
        {failures.length > 0 && ` ${m.someNotImported}`}
      </p>
      {failures.length > 0 && (
        <section
          aria-label={m.notImportedList}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
          tabIndex={0}
          className="mt-2 max-h-40 overflow-y-auto rounded-lg border border-line px-3"
        >
          <ul className="divide-y divide-line">
            {failures.map(({ title, problem }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
              <li key={index} className="py-2">
                <span className="block truncate font-medium">{title}</span>
                <span className="block break-words text-danger">{problem}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {elsewhere > 0 && <p className="mt-2 text-muted">{m.importedElsewhere(elsewhere)}</p>}
    </>
  );
}

function megabytes(bytes: number): string {
  const style = 'unit';
  if (bytes < 1e6) return number(Math.ceil(bytes / 1e3), { style, unit: 'kilobyte' });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return number(bytes / 1e6, { style, unit: 'megabyte', ...digits });
}
