import type { Design } from '@everscan/core/design/design';
import type { Line } from '@everscan/core/lettering/font';
import type { FittedText } from '@everscan/core/sheet/fit-text';
import type { LabelPlan } from '@everscan/core/sheet/label-plan';
import type { PrinterCorrection } from '@everscan/core/sheet/printer-correction';
import type { SheetLayout } from '@everscan/core/sheet/sheet-layout';
import { connectWorker } from '../../lib/worker-calls.ts';

/** A label of a page. Labels with the same number have the same code. */
export type LabelToDraw = {
  readonly place: number;
  readonly number: number;
  readonly text: string;
  readonly design: Design;
  readonly isLevelFixed: boolean;
  /** The text of the frame, if Geist cannot draw it. */
  readonly line: Line | undefined;
  readonly texts: readonly FittedText[];
};

export type PageToDraw = {
  readonly layout: SheetLayout;
  readonly plan: LabelPlan;
  readonly hasCropMarks: boolean;
  readonly labels: readonly LabelToDraw[];
  readonly correction: PrinterCorrection;
};

export type SheetRequest =
  | ({ readonly kind: 'page' } & PageToDraw)
  | { readonly kind: 'finish'; readonly title: string };

export type SheetWorker = {
  /** @throws {WorkerError} when a code cannot be drawn, or the worker fails or is closed */
  addPage(page: PageToDraw): Promise<void>;
  /** The PDF of all pages. @throws {WorkerError} */
  finish(title: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the worker; pending calls are rejected. */
  close(): void;
};

/** Draws one PDF in a worker, so that the page stays responsive. */
export function createSheetWorker(): SheetWorker {
  const { call, close } = connectWorker<SheetRequest>(
    () => new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' }),
  );
  return {
    addPage: (page) => call({ kind: 'page', ...page }),
    finish: (title) => call({ kind: 'finish', title }),
    close,
  };
}
