import { templateOf } from '@everscan/core/bulk/columns';
import { type ContentTypeId, contentTypeOf } from '@everscan/core/content/index';
import * as m from '@everscan/messages/bulk';
import * as bulkLinks from '@everscan/messages/bulk-links';
import { templateFileName, templateLabel } from '@everscan/messages/core-bulk';
import * as links from '@everscan/messages/links';
import { wordedTypes } from '@everscan/messages/words/content/index';
import { typeLabels } from '@everscan/messages/words/type-labels';
import { type RefObject, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { ClipboardPaste, FileDown } from '../../ui/icons.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FileDrop } from './file-drop.tsx';

type ListSourceProps = {
  /** Refers to the file input, which receives the focus when the visitor starts over. */
  inputRef: RefObject<HTMLInputElement | null>;
  type: ContentTypeId;
  isDynamic: boolean;
  /** The file name of the chosen list. */
  fileName: string | undefined;
  /** The pasted rows, if the list was pasted. */
  text: string | undefined;
  /** The names of a workbook's sheets; `sheet` is the one on the screen. */
  sheets: readonly string[];
  sheet: string | undefined;
  isReading: boolean;
  error: string | undefined;
  isLocked: boolean;
  onType: (type: ContentTypeId) => void;
  onDynamic: (isDynamic: boolean) => void;
  onFile: (file: File) => void;
  onSheet: (sheet: string) => void;
  onPaste: (text: string) => void;
};

const kinds = [
  { value: 'static', label: links.staticCode },
  { value: 'dynamic', label: links.dynamicCode },
] as const;
const options = wordedTypes.map(({ id, label }) => ({ value: id, label }));

/** The content type, a template to download, and the list as a file or as pasted rows. */
export function ListSource(props: ListSourceProps) {
  const { inputRef, type, isDynamic, fileName, text, sheets, sheet, isReading, error, isLocked } =
    props;
  const { onType, onDynamic, onFile, onSheet, onPaste } = props;
  const [wantsPaste, setPaste] = useState(false);
  const isPasting = wantsPaste || text !== undefined;

  function handleTemplate() {
    const words = {
      label: templateLabel(typeLabels[type]),
      fileName: templateFileName(typeLabels[type]),
      title: bulkLinks.templateTitle,
      folder: bulkLinks.templateFolder,
      tags: bulkLinks.templateTags,
    };
    const file = new Blob([templateOf(contentTypeOf(type) as never, words, { isDynamic })], {
      type: 'text/csv',
    });
    saveFile(file, `${type}-list.csv`);
  }
  function handleFile(file: File) {
    setPaste(false);
    onFile(file);
  }
  function handlePaste(rows: string) {
    setPaste(true); // keeps the text area when its rows are deleted
    onPaste(rows);
  }
  return (
    <div className="space-y-5">
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <SelectField
          label={m.contentType}
          options={options}
          value={type}
          disabled={isLocked}
          onChange={onType}
        />
        <Button look="secondary" className="h-11" onClick={handleTemplate}>
          <FileDown aria-hidden className="size-4" />
          {m.downloadTemplate}
        </Button>
      </div>
      {type === 'url' && (
        <Segments
          label={links.codeType}
          options={kinds}
          value={isDynamic ? 'dynamic' : 'static'}
          onChange={(kind) => onDynamic(kind === 'dynamic')}
          isDisabled={isLocked}
          hint={isDynamic ? bulkLinks.intro : links.staticHint}
        />
      )}
      <div>
        <FileDrop
          inputRef={inputRef}
          fileName={text === undefined ? fileName : undefined}
          isReading={isReading && !isPasting}
          isLocked={isLocked}
          onFile={handleFile}
        />
        {isPasting ? (
          <textarea
            aria-label={m.rowsLabel}
            value={text ?? ''}
            disabled={isLocked}
            onChange={(event) => handlePaste(event.currentTarget.value)}
            rows={6}
            spellCheck={false}
            wrap="off"
            placeholder={m.rowsExample}
            // biome-ignore lint/a11y/noAutofocus: the visitor has opened it with “Or paste rows” in order to type
            autoFocus={wantsPaste}
            className="mt-3 block w-full rounded-lg border border-line-strong/60 bg-surface px-3 py-2.5 font-mono text-base text-ink leading-6 placeholder:text-muted hover:border-line-strong md:text-[13px]"
          />
        ) : (
          <Button
            look="quiet"
            className="mt-2 w-full"
            disabled={isLocked}
            onClick={() => setPaste(true)}
          >
            <ClipboardPaste aria-hidden className="size-4" />
            {m.pasteRows}
          </Button>
        )}
        <p role="alert" className="mt-2 text-danger text-sm leading-5 empty:mt-0">
          {error}
        </p>
      </div>
      {sheets.length > 1 && sheet !== undefined && (
        <SelectField
          label={m.sheet}
          options={sheets.map((name) => ({ value: name, label: name }))}
          value={sheet}
          disabled={isLocked}
          onChange={onSheet}
        />
      )}
    </div>
  );
}
