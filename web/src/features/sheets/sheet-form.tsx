import { parseCount } from '@everscan/core/content/typed-number';
import { MIN_MODULE_MM } from '@everscan/core/print/module-limits';
import { readingDistanceMm } from '@everscan/core/print/reading-distance';
import { labelsPerPage, pageCount, type SheetLayout } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';
import * as ui from '@everscan/messages/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Download, Ruler } from '../../ui/icons.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailedCodes, JobStatus, NotChecked } from './job-status.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import { nameOf } from './layout-name.ts';
import { hundredths, type SheetOrder } from './make-sheets.ts';
import { OwnLayoutForm } from './own-layout-form.tsx';
import { PagePreview } from './page-preview.tsx';
import { PrinterFields } from './printer-fields.tsx';
import { saveTestPage } from './save-test-page.ts';
import type { SheetItem } from './sheet-item.ts';
import { MAX_OWN_LAYOUTS } from './sheet-settings.ts';
import { useFirstPage } from './use-first-page.ts';
import { useSheetJob } from './use-sheet-job.ts';
import { useSheetSettings } from './use-sheet-settings.ts';

const MAX_COPIES = 999;
/** Drawing this many labels takes about two minutes and makes a file of 100 MB. */
const MAX_LABELS = 20_000;

type SheetFormProps = {
  items: readonly SheetItem[];
  /** Called with the codes of a file that has been saved. */
  onSaved?: ((items: readonly SheetItem[]) => void) | undefined;
};

/** The layout and settings of a sheet, with a preview and a button for the PDF. Loaded when the dialog opens. */
export default function SheetForm({ items, onSaved }: SheetFormProps) {
  const { settings, layout, set, saveOwn, deleteOwn } = useSheetSettings();
  const job = useSheetJob(onSaved);
  const [start, setStart] = useState('1');
  const [copies, setCopies] = useState('1');
  const [editing, setEditing] = useState<{ start: SheetLayout; isChange: boolean }>();
  const { hasTitle, hasText, hasCropMarks, correction } = settings;
  const [isCorrectable, setCorrectable] = useState(true);
  const perPage = labelsPerPage(layout);
  const startAt = parseCount(start, perPage);
  const maxCopies = Math.min(MAX_COPIES, Math.max(1, Math.floor(MAX_LABELS / items.length)));
  const copyCount = parseCount(copies, maxCopies);
  const copiesRange =
    maxCopies < MAX_COPIES ? m.labelLimit(maxCopies, MAX_LABELS) : m.enterNumber(1, maxCopies);
  const order = useMemo<SheetOrder>(
    () => ({
      items,
      layout,
      shown: { hasTitle, hasText, hasCropMarks },
      copies: copyCount ?? 1,
      skipped: (startAt ?? 1) - 1,
      correction,
    }),
    [items, layout, hasTitle, hasText, hasCropMarks, copyCount, startAt, correction],
  );
  const page = useFirstPage(order);
  const first = page?.labels[0]?.drawing;
  const moduleMm = first?.code.moduleMm;
  const isRunning = job.state.is === 'running';
  const isOwn = settings.own.some(({ id }) => id === layout.id);
  const isFull = settings.own.length >= MAX_OWN_LAYOUTS;
  const isValid = startAt !== undefined && copyCount !== undefined && isCorrectable;
  const withText = items.find(({ text }) => text !== '');

  const outcome = useRef<HTMLDivElement>(null);
  // Other buttons have replaced the one that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the buttons change
  useEffect(() => {
    if (!document.activeElement?.closest('dialog *')) outcome.current?.focus();
  }, [job.state.is]);

  /** Clears the outcome of the previous settings before each call of `change`. */
  function clearingOutcome<Values extends unknown[]>(change: (...values: Values) => unknown) {
    return (...values: Values) => {
      job.reset();
      change(...values);
    };
  }
  const change = clearingOutcome(set);
  function choose(layoutId: string) {
    change({ layoutId });
    setStart('1');
  }
  const [handleTestPage, isSavingTest] = useAction(async () => {
    try {
      await saveTestPage(layout, correction);
    } catch {
      toast('error', ui.errorTitle, m.failed);
    }
  });

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
      <div className="space-y-4 lg:col-start-2">
        <LayoutChoice
          own={settings.own}
          value={layout.id}
          // Choosing another layout would discard the measures that are being typed.
          isLocked={isRunning || editing !== undefined}
          onChange={choose}
        />
        {editing ? (
          <OwnLayoutForm
            {...editing}
            onSave={(saved) => {
              if (!saveOwn(saved)) return;
              job.reset();
              setStart('1');
              setEditing(undefined);
            }}
            onCancel={() => setEditing(undefined)}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            {isOwn && (
              <>
                <Button
                  look="secondary"
                  disabled={isRunning}
                  onClick={() => setEditing({ start: layout, isChange: true })}
                >
                  {m.editOwn}
                </Button>
                <Button
                  look="secondary"
                  disabled={isRunning}
                  onClick={clearingOutcome(() => deleteOwn(layout))}
                >
                  {m.deleteOwn}
                </Button>
              </>
            )}
            <Button
              look="secondary"
              disabled={isRunning || isFull}
              onClick={() => setEditing({ start: layout, isChange: false })}
            >
              {m.addOwn}
            </Button>
            {isFull && <p className="text-muted text-sm leading-5">{m.ownFull(MAX_OWN_LAYOUTS)}</p>}
          </div>
        )}
      </div>
      <section
        aria-label={m.preview}
        className="rounded-xl bg-raised/60 p-4 sm:p-6 lg:sticky lg:top-0 lg:col-start-1 lg:row-span-2 lg:row-start-1"
      >
        <PagePreview
          layout={layout}
          page={page}
          skipped={order.skipped}
          onStart={
            perPage > 1 && !isRunning
              ? clearingOutcome((place: number) => setStart(String(place + 1)))
              : undefined
          }
        />
        <p className="mt-4 text-center text-muted text-sm leading-6">
          {nameOf(layout)}
          {layout.fits && ` · ${m.fits(layout.fits)}`}
          <br />
          {m.summary(
            items.length * order.copies,
            pageCount(layout, order.skipped + items.length * order.copies),
          )}
        </p>
      </section>
      <div className="space-y-4 lg:col-start-2">
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            label={m.copies}
            inputMode="numeric"
            disabled={isRunning}
            value={copies}
            error={copyCount === undefined ? copiesRange : undefined}
            onChange={clearingOutcome(setCopies)}
          />
          {perPage > 1 && (
            <TextField
              label={m.startAt}
              inputMode="numeric"
              disabled={isRunning}
              value={start}
              error={startAt === undefined ? m.enterNumber(1, perPage) : undefined}
              onChange={clearingOutcome(setStart)}
            />
          )}
          {perPage > 1 && (
            <p className="col-span-2 -mt-2 text-muted text-sm leading-5">{m.startHint}</p>
          )}
        </div>
        <div>
          <div className="divide-y divide-line border-line border-t">
            <Switch
              label={m.showTitle}
              hint={m.example(items[0]?.title ?? '')}
              isOn={hasTitle}
              disabled={isRunning}
              onChange={(isOn) => change({ hasTitle: isOn })}
            />
            {withText && (
              <Switch
                label={m.showText}
                hint={m.example(withText.text)}
                isOn={hasText}
                disabled={isRunning}
                onChange={(isOn) => change({ hasText: isOn })}
              />
            )}
            {layout.kind !== 'roll' && (
              <Switch
                label={m.cropMarks}
                hint={m.cropMarksHint}
                isOn={hasCropMarks}
                disabled={isRunning}
                onChange={(isOn) => change({ hasCropMarks: isOn })}
              />
            )}
          </div>
          <PrinterFields
            layout={layout}
            correction={correction}
            isLocked={isRunning}
            onChange={(corrected) => {
              setCorrectable(corrected !== undefined);
              if (corrected) change({ correction: corrected });
            }}
          />
        </div>
        {first && moduleMm !== undefined && (
          <p
            className={`text-sm leading-5 ${moduleMm < MIN_MODULE_MM ? 'text-danger' : 'text-muted'}`}
          >
            {moduleMm < MIN_MODULE_MM
              ? m.dotsTooFine(hundredths(moduleMm), MIN_MODULE_MM)
              : m.dotsAdvice(
                  hundredths(moduleMm),
                  Math.floor(readingDistanceMm(moduleMm, first.scene.size) / 10),
                )}
          </p>
        )}
        <div ref={outcome} tabIndex={-1} className="outline-none">
          <JobStatus state={job.state} />
        </div>
        {job.state.is === 'found' && (
          <FailedCodes
            failed={job.state.failed}
            total={job.state.total}
            onDownloadRest={() => draw(new Set(failedItems(false)), true)}
            onDownload={() => draw(new Set(failedItems(true)), false)}
          />
        )}
        {job.state.is === 'unchecked' && (
          <NotChecked
            failed={job.state.failed}
            total={job.state.total}
            onRetry={() => job.start(order)}
            onDownload={() => draw(new Set(failedItems(true)), false)}
          />
        )}
        {isRunning && (
          <Button look="secondary" className="h-11 w-full" onClick={job.cancel}>
            {m.cancel}
          </Button>
        )}
        {job.state.is === 'saved' && (
          <Button className="h-11 w-full" onClick={job.state.saveAgain}>
            <Download aria-hidden className="size-4" />
            {m.downloadAgain}
          </Button>
        )}
        {['idle', 'cancelled', 'failed'].includes(job.state.is) && (
          <Button className="h-11 w-full" disabled={!isValid} onClick={() => job.start(order)}>
            <Download aria-hidden className="size-4" />
            {m.downloadPdf}
          </Button>
        )}
        <div>
          <Button
            look="secondary"
            className="w-full"
            isBusy={isSavingTest}
            disabled={!isCorrectable}
            onClick={handleTestPage}
          >
            <Ruler aria-hidden className="size-4" />
            {m.testPage}
          </Button>
          <p className="mt-2 text-muted text-sm leading-5">{m.testPageHint}</p>
        </div>
      </div>
    </div>
  );

  /** @param isImpossible whether to return only codes that cannot be made */
  function failedItems(isImpossible: boolean): SheetItem[] {
    if (!('failed' in job.state)) return [];
    return job.state.failed
      .filter(({ isMakeable }) => !isImpossible || !isMakeable)
      .map(({ item }) => item);
  }
  function draw(without: ReadonlySet<SheetItem>, isChecked: boolean) {
    const printed = items.filter((item) => !without.has(item));
    job.draw({ ...order, items: printed }, isChecked);
  }
}
