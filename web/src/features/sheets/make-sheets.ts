import { MIN_MODULE_MM } from '@everscan/core/print/module-limits';
import { sizePxOf } from '@everscan/core/print/physical-size';
import type { Verdict } from '@everscan/core/scan-check/verdict';
import { placeCode } from '@everscan/core/sheet/label-plan';
import type { PrinterCorrection } from '@everscan/core/sheet/printer-correction';
import { labelsPerPage, pageCount, type SheetLayout } from '@everscan/core/sheet/sheet-layout';
import * as m from '@everscan/messages/sheets';
import { causeWords } from '@everscan/messages/words/scan-check';
import { makeCode } from '../../codes/code-file.ts';
import { frameLine } from '../../codes/drawing.ts';
import { faultText } from '../../codes/fault-text.ts';
import type { FileToCheck } from '../../codes/file-to-check.ts';
import { fittedTexts, loadLabels, missingCharacters, planOf } from './labels.ts';
import type { SheetItem } from './sheet-item.ts';
import type { SheetSettings } from './sheet-settings.ts';
import { createSheetWorker } from './sheet-worker-client.ts';

/** The codes to print, and how to print them. */
export type SheetOrder = {
  readonly items: readonly SheetItem[];
  readonly layout: SheetLayout;
  readonly shown: Pick<SheetSettings, 'hasTitle' | 'hasText' | 'hasCropMarks'>;
  /** The number of labels with each code. */
  readonly copies: number;
  /** The number of places that stay empty on the first page. */
  readonly skipped: number;
  readonly correction: PrinterCorrection;
};

export type SheetProgress = {
  readonly step: 'checking' | 'drawing';
  readonly done: number;
  readonly total: number;
};

/** A code that may not scan, whose texts would be incomplete, or that cannot be made at all. */
export type FailedItem = {
  readonly item: SheetItem;
  readonly reasons: readonly string[];
  readonly isMakeable: boolean;
};

export type SheetCheck = {
  readonly failed: readonly FailedItem[];
  /** False if the engines did not answer. */
  readonly isChecked: boolean;
};

type RunOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SheetProgress) => void;
};

/** The resolution of common office and label printers, at which codes are read back. */
const PRINTER_DPI = 300;
/** The number of codes or labels after which the page can respond to input again. */
const BATCH = 16;

/**
 * Reads every code back at its printed size, and looks for characters that no font has.
 * @returns the codes that fail, in order, and whether the engines have read back all codes
 * @throws when fonts cannot be loaded, or when `signal` aborts
 */
export async function checkSheets(
  { items, layout, shown }: SheetOrder,
  { signal, onProgress }: RunOptions,
): Promise<SheetCheck> {
  onProgress({ step: 'checking', done: 0, total: items.length });
  await loadLabels(items, shown);
  const plan = planOf(layout, shown, items);
  const failed = new Map<SheetItem, FailedItem>();
  const made: { item: SheetItem; moduleMm: number; file: FileToCheck }[] = [];
  for (const [i, item] of items.entries()) {
    if (i % BATCH === 0) await yieldToPage(signal);
    const code = makeCode(item.draft);
    if ('problem' in code) {
      failed.set(item, { item, reasons: [await faultText(code.problem.fault)], isMakeable: false });
      continue;
    }
    const { moduleMm, box } = placeCode(plan, code.scene);
    const printedMm = Math.max(box.width, box.height);
    const sizePx = sizePxOf(printedMm, PRINTER_DPI);
    const { text, design, isLevelFixed, title } = code;
    const missing = missingCharacters(item, plan, shown);
    if (missing.length > 0) {
      failed.set(item, { item, reasons: [m.cannotPrint(missing.join(' '))], isMakeable: true });
    }
    made.push({
      item,
      moduleMm,
      file: { code: { text, design, isLevelFixed, title }, printedMm, sizePx },
    });
  }
  let isChecked = true;
  try {
    const { checkFiles } = await import('../../codes/check-files.ts');
    const files = made.map(({ file }) => file);
    const verdicts = await checkFiles(
      files,
      (done) => onProgress({ step: 'checking', done, total: files.length }),
      signal,
    );
    for (const [i, { item, moduleMm }] of made.entries()) {
      const fault = faultOf(verdicts[i] as Verdict, moduleMm);
      const reasons = failed.get(item)?.reasons ?? [];
      if (fault) failed.set(item, { item, reasons: [fault, ...reasons], isMakeable: true });
    }
  } catch {
    signal.throwIfAborted();
    isChecked = false;
  }
  return { failed: items.flatMap((item) => failed.get(item) ?? []), isChecked };
}

/** The reason why a printed code may not scan, if there is one. */
function faultOf({ readable, causes }: Verdict, moduleMm: number): string | undefined {
  if (moduleMm < MIN_MODULE_MM) return m.dotsTooSmall(hundredths(moduleMm), MIN_MODULE_MM);
  return readable ? undefined : m.doesNotScan(causes.map((id) => causeWords[id].label));
}

/**
 * Draws the pages as one PDF. Codes that cannot be made are left out.
 * @throws when fonts or the worker cannot be loaded, or when `signal` aborts
 */
export async function drawSheets(
  { items, layout, shown, copies, skipped, correction }: SheetOrder,
  { signal, onProgress }: RunOptions,
): Promise<Blob> {
  await loadLabels(items, shown);
  const plan = planOf(layout, shown, items);
  const total = pageCount(layout, skipped + items.length * copies);
  const perPage = labelsPerPage(layout);
  const worker = createSheetWorker();
  signal.addEventListener('abort', worker.close);
  try {
    let [number, copy] = [0, 0];
    for (let page = 0; page < total; page++) {
      onProgress({ step: 'drawing', done: page, total });
      const labels = [];
      for (let place = page === 0 ? skipped : 0; place < perPage; place++) {
        const item = items[number];
        if (!item) break;
        if (place % BATCH === 0) await yieldToPage(signal);
        const label = labelOf(item);
        if (label) labels.push({ ...label, number, place });
        [number, copy] = copy + 1 < copies ? [number, copy + 1] : [number + 1, 0];
      }
      const { hasCropMarks } = shown;
      await worker.addPage({ layout, plan, hasCropMarks, labels, correction });
    }
    const file = await worker.finish(m.pdfTitle);
    return new Blob([file], { type: 'application/pdf' });
  } finally {
    signal.removeEventListener('abort', worker.close);
    worker.close();
    signal.throwIfAborted();
  }

  function labelOf(item: SheetItem) {
    const code = makeCode(item.draft);
    if ('problem' in code) return undefined;
    const { text, design, isLevelFixed } = code;
    const texts = fittedTexts(item, plan, shown);
    return { text, design, isLevelFixed, line: frameLine(design), texts };
  }
}

/** A length for people to read, rounded to a hundredth of a millimetre. */
export function hundredths(mm: number): number {
  return Math.round(mm * 100) / 100;
}

/** Lets the page respond to input. @throws when `signal` aborts */
async function yieldToPage(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}
