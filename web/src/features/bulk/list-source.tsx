import { templateOf } from '@everscan/core/bulk/columns';
import { type ContentTypeId, contentTypeOf, contentTypes } from '@everscan/core/content/index';
import { FileDown, FileSpreadsheet, Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { MAX_ROWS } from './table.ts';

type ListSourceProps = {
  type: ContentTypeId;
  /** Of the chosen list. */
  fileName: string | undefined;
  isReading: boolean;
  error: string | undefined;
  isLocked: boolean;
  onType: (type: ContentTypeId) => void;
  onFile: (file: File) => void;
};

const options = contentTypes.map(({ id, label }) => ({ value: id as ContentTypeId, label }));

/** The content type, a template to download, and the upload of the list. */
export function ListSource(props: ListSourceProps) {
  const { type, fileName, isReading, error, isLocked, onType, onFile } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);

  function handleTemplate() {
    const file = new Blob([templateOf(contentTypeOf(type) as never)], { type: 'text/csv' });
    saveFile(file, `${type}-list.csv`);
  }
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

  const Icon = fileName ? FileSpreadsheet : Upload;
  return (
    <div className="space-y-5">
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <SelectField
          label="Content type"
          options={options}
          value={type}
          disabled={isLocked}
          onChange={onType}
        />
        <Button look="secondary" className="h-11" onClick={handleTemplate}>
          <FileDown aria-hidden className="size-4" />
          Download template
        </Button>
      </div>
      <div>
        <label
          onDragOver={handleDrag}
          onDragLeave={handleDrag}
          onDrop={handleDrop}
          className={`relative flex min-h-32 flex-col items-center justify-center gap-1 rounded-xl border border-dashed px-6 py-6 text-center transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2 ${
            isOver ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-raised'
          }`}
        >
          <Icon aria-hidden className="mb-1 size-6 text-muted" strokeWidth={1.5} />
          <span className="max-w-full break-words font-medium text-sm">
            {isReading ? 'Reading …' : (fileName ?? 'Choose your list, or drop it here')}
          </span>
          <span id={`${id}-hint`} className="text-muted text-sm">
            {fileName
              ? 'Choose another list'
              : `CSV from any spreadsheet, up to ${MAX_ROWS.toLocaleString('en')} rows`}
          </span>
          <input
            type="file"
            aria-label="List as CSV"
            aria-describedby={`${id}-hint`}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            disabled={isLocked}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = ''; // lets the user choose the same file again after a correction
              if (file) onFile(file);
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
        </label>
        <p role="alert" className="mt-2 text-danger text-sm leading-5 empty:mt-0">
          {error}
        </p>
      </div>
    </div>
  );
}
