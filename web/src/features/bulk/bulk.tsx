import { withLabel } from '@everscan/core/bulk/label';
import type { LayoutChoice } from '@everscan/core/bulk/layout';
import { isLevelFixed } from '@everscan/core/content/content-type';
import type { Content } from '@everscan/core/content/index';
import type { Design } from '@everscan/core/design/design';
import * as m from '@everscan/messages/bulk';
import * as sheets from '@everscan/messages/sheets';
import { wordedTypeOf } from '@everscan/messages/words/content/index';
import { useMemo, useRef, useState } from 'react';
import { makeCode } from '../../codes/code-file.ts';
import { useContentType } from '../../codes/content-types.ts';
import type { Draft } from '../../codes/draft.ts';
import { findDrawing, loadDrawing, useDrawing } from '../../codes/drawing.ts';
import { SceneImage } from '../../codes/scene-image.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { useUnloadWarning } from '../../lib/use-unload-warning.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Printer } from '../../ui/icons.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { ListSettings } from './bulk-work.ts';
import { CodeGrid } from './code-grid.tsx';
import { ColumnPicker } from './column-picker.tsx';
import { encodings } from './decode-text.ts';
import { useDynamicRows, useProblems } from './dynamic/use-dynamic-rows.ts';
import { useUpload } from './dynamic/use-upload.ts';
import { ListChecks, useListChecks } from './list-checks.tsx';
import { type GoodRow, type ListedRow, summaryOf } from './list-jobs.ts';
import { ListSource } from './list-source.tsx';
import { MakePanel } from './make-panel.tsx';
import { ProblemList } from './problem-list.tsx';
import { SaveSection } from './save-section.tsx';
import { useBulkWork } from './use-bulk-work.ts';
import { useJob } from './use-job.ts';
import { useList } from './use-list.ts';
import { type LookOptions, useLook } from './use-look.ts';

const noRows: readonly ListedRow[] = [];
const loadDynamicPanel = () => import('./dynamic/dynamic-panel.tsx');

type BulkProps = Omit<LookOptions, 'draftDesign'> & {
  /** The generator's draft, whose design is on offer. */
  draft: Draft;
  /** Called when rows have been saved as projects. */
  onSaved: () => void;
  /** Called when a guest wants to sign in to make dynamic codes. */
  onSignIn: () => void;
  /** Prints the codes with their labels. */
  onPrint: (codes: readonly PrintedRow[]) => void;
};

/** A row to print on a label. */
type PrintedRow = { readonly title: string; readonly text: string; readonly draft: Draft };

/**
 * Makes a zip of codes from a list. Starts anew when a user signs out, so that the next person does not see
 * their list. A guest who signs in keeps the list.
 */
export function Bulk(props: BulkProps) {
  const { userId, onSaved } = props;
  const work = useBulkWork(userId);
  useUnloadWarning(!work.isStored);
  const isDynamic = work.settings.isDynamic && work.settings.type === 'url';
  const upload = useUpload(isDynamic ? userId : undefined, onSaved);
  const [visit, setVisit] = useState({ userId, number: 0 });
  if (visit.userId !== userId) {
    setVisit({ userId, number: visit.number + (visit.userId === undefined ? 0 : 1) });
  }
  return <Visit key={visit.number} {...props} work={work} isDynamic={isDynamic} upload={upload} />;
}

type VisitProps = BulkProps & {
  work: ReturnType<typeof useBulkWork>;
  isDynamic: boolean;
  upload: ReturnType<typeof useUpload>;
};

/** The list on the left, design and download on the right. */
function Visit(props: VisitProps) {
  const { userId, draft, work, isDynamic, upload, onSaved, onSignIn, onPrint } = props;
  const { settings } = work;
  const hasRenderer = findDrawing() !== undefined;
  useLazyModule(hasRenderer || !work.list?.table, loadDrawing, m.previewFailed);
  const job = useJob();
  const input = useRef<HTMLInputElement>(null);
  const [removed, setRemoved] = useState<{ name: string | undefined; restore: () => void }>();
  const isRunning = job.state.is === 'running';

  const look = useLook(work, { ...props, draftDesign: draft.design });
  const { design, isIncomplete } = look;
  const list = useList(work, { isDrawable: hasRenderer, level: design.level, isDynamic });
  const { type } = list;
  /** Whether another list or design is about to replace those on the screen, which must then not be used. */
  const isPending = list.isPending || look.isChoosing || list.asksHiddenRows;
  const dynamic = useDynamicRows(list, settings.keyRole, { isDynamic });
  const rows = isDynamic ? dynamic?.rows : list.rows;
  const step = upload.state?.is;
  const isUploading = step === 'checking' || step === 'running' || step === 'paused';
  // The list of a finished upload cannot be changed until its codes are downloaded or the visitor starts over.
  const isLocked = isRunning || isUploading || (step === 'done' && job.state.is !== 'done');
  const loaded = useContentType(type.id);
  const isDrawable = useDrawing(design);
  const good = useMemo(() => rows?.filter((row) => 'text' in row) ?? [], [rows]);
  const refused = useProblems(upload.state, list.rowLayout, dynamic?.keyRole);
  const bad = useMemo(
    () => [...(rows?.filter((row) => 'error' in row) ?? []), ...refused],
    [rows, refused],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the type or renderer for makeCode has loaded
  const example = useMemo(() => {
    const [first] = good;
    const sample = { type: type.id, data: type.sample } as Content;
    return makeCode({
      content: first?.content ?? sample,
      design: withLabel(design, first?.label ?? ''),
    });
  }, [good, type, design, loaded, isDrawable]);

  /** Clears the result of the previous list or design before each call of `change`. */
  function clearingResult<Values extends unknown[]>(change: (...values: Values) => unknown) {
    return (...values: Values) => {
      job.reset();
      if (!isUploading) upload.forget();
      change(...values);
    };
  }
  const set = clearingResult(work.set);
  // A chosen design may load slowly, and has to be set with the newest state.
  const latestSet = useLatest(set);
  const handleLook = (lookId: string) => look.choose(lookId, (values) => latestSet.current(values));
  /** Changes the format or the scan check of the zip. Unlike other changes, this keeps a finished upload. */
  function handleZipSettings(change: Partial<ListSettings>) {
    job.reset();
    work.set(change);
  }
  function handleStartOver() {
    job.reset();
    upload.forget();
    list.forget();
    setRemoved({ name: work.list?.name, restore: work.clear() });
    input.current?.focus();
  }

  const { layout } = list;
  const handleChoice = (choice: Partial<LayoutChoice>) =>
    set({ choice: { ...settings.choice, ...choice } });
  const checks = useListChecks({
    layout,
    table: work.list?.table,
    choice: settings.choice,
    rows: rows ?? noRows,
    notices: list.notices,
    canDecode: list.canDecode,
    isLocked,
    onChoice: handleChoice,
  });
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_400px]">
      <Card className="p-5 sm:p-6">
        <ListSource
          inputRef={input}
          type={settings.type}
          isDynamic={isDynamic}
          fileName={work.list?.name}
          text={work.list?.text}
          sheets={list.sheets}
          sheet={work.list?.table?.sheet}
          isReading={list.isReading}
          error={list.error}
          isLocked={isLocked}
          onType={(type) => set({ type, choice: {} })}
          onDynamic={(isDynamic) => set({ isDynamic })}
          onFile={clearingResult(list.open)}
          onSheet={clearingResult(list.openSheet)}
          onPaste={clearingResult(list.paste)}
        />
        {removed && !work.list && (
          <p role="status" className="mt-3 text-center text-muted text-sm">
            {m.listRemoved(removed.name ?? '')}{' '}
            <button
              type="button"
              className="min-h-11 px-1 font-medium text-accent underline underline-offset-4"
              onClick={removed.restore}
            >
              {m.undo}
            </button>
          </p>
        )}
        {!work.isStored && <p className="mt-3 text-muted text-sm leading-5">{m.listNotKept}</p>}
        {list.canDecode && (
          <div className="mt-4">
            <SelectField
              label={m.encoding}
              options={encodingOptions(list.encoding)}
              value={list.encoding ?? ''}
              disabled={isLocked}
              onChange={clearingResult(list.decodeAs)}
            />
          </div>
        )}
        <p role="status" className="mt-4 text-sm leading-5 empty:hidden">
          {rows && <span>{m.result(good.length, bad.length)}</span>}
          {rows && checks.count > 0 && (
            <span className="ms-3 whitespace-nowrap text-warning">
              {m.checkCount(checks.count)}
            </span>
          )}
        </p>
        {layout && layout.rows.length + layout.hiddenRows > 0 && (
          <section aria-label={m.yourList}>
            <ListChecks checks={checks} isLocked={isLocked} onChoice={handleChoice} />
            <ColumnPicker
              layout={layout}
              fields={wordedTypeOf(settings.type).fields}
              isDynamic={isDynamic}
              isNeeded={list.needsColumn}
              severalFit={list.severalFit}
              isLocked={isLocked}
              onRoles={(roles) =>
                set({
                  choice: { ...settings.choice, columns: { headings: layout.headings, roles } },
                })
              }
              onHeadings={(hasHeadings) => {
                const { columns: _, ...other } = settings.choice;
                set({ choice: { ...other, hasHeadings } });
              }}
            />
            {bad.length > 0 && <ProblemList rows={bad} />}
            {good.length > 0 && !isIncomplete && isDrawable && (
              <CodeGrid
                key={work.list?.name}
                rows={good}
                design={design}
                isLevelFixed={isLevelFixed(type)}
              />
            )}
          </section>
        )}
      </Card>
      <Card className="space-y-5 p-5 sm:p-6 xl:sticky xl:top-20">
        <div className="grid aspect-[2/1] place-items-center rounded-xl border border-line bg-white p-4">
          {'scene' in example && !look.isMissing && (
            <SceneImage scene={example.scene} title={example.title} className="h-full max-h-40" />
          )}
        </div>
        {list.asksHiddenRows && (
          <p className="text-sm text-warning leading-5">{m.hiddenRowsFirst}</p>
        )}
        {isDynamic ? (
          <LazyPart
            load={loadDynamicPanel}
            userId={userId}
            list={dynamic}
            name={work.list?.name ?? ''}
            design={design}
            isReady={!isIncomplete && !isPending}
            looks={look.looks}
            lookId={look.lookId}
            settings={settings}
            upload={upload}
            job={job}
            onLook={handleLook}
            onKey={(keyRole) => set({ keyRole })}
            onSettings={handleZipSettings}
            onStartOver={handleStartOver}
            onSignIn={onSignIn}
          />
        ) : (
          <>
            <MakePanel
              settings={settings}
              looks={look.looks}
              lookId={look.lookId}
              design={design}
              isLevelFixed={isLevelFixed(type)}
              rows={list.rows}
              count={isIncomplete ? 0 : good.length}
              isDisabled={isPending}
              job={job}
              onLook={handleLook}
              onSettings={set}
              onStartOver={handleStartOver}
            />
            {good.length > 0 && !isIncomplete && !isRunning && (
              <Button
                look="secondary"
                aria-haspopup="dialog"
                className="h-11 w-full"
                isBusy={isPending}
                onClick={() => onPrint(good.map((row) => printedRow(row, design)))}
              >
                <Printer aria-hidden className="size-4" />
                {sheets.printOnLabels}
              </Button>
            )}
            {userId !== undefined && good.length > 0 && (
              <SaveSection
                key={userId}
                userId={userId}
                rows={good}
                design={design}
                isDisabled={isRunning || isIncomplete || isPending}
                onSaved={onSaved}
              />
            )}
          </>
        )}
      </Card>
    </div>
  );
}

/** The encodings to choose from, and none while the letters could not be decoded. */
function encodingOptions(chosen: string | undefined) {
  const names =
    chosen === undefined || encodings.includes(chosen) ? encodings : [chosen, ...encodings];
  const options = names.map((name) => ({ value: name, label: name }));
  return chosen === undefined ? [{ value: '', label: '–' }, ...options] : options;
}

/** The title on paper is the row's label, or the content if it has none. */
function printedRow(row: GoodRow, design: Design): PrintedRow {
  const summary = summaryOf(row).replace('https://', '');
  const draft = { content: row.content, design };
  return row.label
    ? { title: row.label, text: summary, draft }
    : { title: summary, text: '', draft };
}
