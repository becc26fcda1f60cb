import * as m from '@everscan/messages/bulk';
import { type DragEvent, type RefObject, useEffect, useId, useState } from 'react';
import { FileSpreadsheet, Upload } from '../../ui/icons.tsx';
import { MAX_ROWS } from './table.ts';

type FileDropProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The file name of the chosen list. */
  fileName: string | undefined;
  isReading: boolean;
  isLocked: boolean;
  onFile: (file: File) => void;
};

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.vcf,text/csv,text/vcard,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file input that also accepts a dropped file. */
export function FileDrop({ inputRef, fileName, isReading, isLocked, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  function take(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    input.value = ''; // lets the user choose the same file again after a correction
    if (file) onFile(file);
  }
  // Opens a file that was chosen before the scripts had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run only once, after hydration
  useEffect(() => {
    if (inputRef.current?.files?.length) take(inputRef.current);
  }, []);
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isLocked) onFile(file);
  }
  function handleDrag(event: DragEvent) {
    event.preventDefault();
    setOver(event.type === 'dragover');
  }

  const Icon = fileName === undefined ? Upload : FileSpreadsheet;
  const title = isReading ? m.reading : (fileName ?? m.chooseList);
  return (
    <label
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={handleDrop}
      className={`relative flex min-h-32 flex-col items-center justify-center gap-1 rounded-xl border border-dashed px-6 py-6 text-center transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2 ${
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-raised'
      }`}
    >
      <Icon aria-hidden className="mb-1 size-6 text-muted" strokeWidth={1.5} />
      <span className="max-w-full break-words font-medium text-sm">{title}</span>
      <span id={`${id}-hint`} className="text-muted text-sm">
        {fileName === undefined ? m.fileHint(MAX_ROWS) : m.chooseOther}
      </span>
      <input
        ref={inputRef}
        type="file"
        aria-label={m.fileLabel}
        aria-describedby={`${id}-hint`}
        accept={ACCEPTED}
        disabled={isLocked}
        onChange={(event) => take(event.currentTarget)}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </label>
  );
}
