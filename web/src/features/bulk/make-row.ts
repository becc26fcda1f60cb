import { createRowChecker } from '@everscan/core/bulk/check-row';
import { withLabel } from '@everscan/core/bulk/label';
import { CodeError } from '@everscan/core/code-error';
import type { Design } from '@everscan/core/design/design';
import { type ExportFormatId, exportFormatOf } from '@everscan/core/export/index';
import type { Fault } from '@everscan/core/faults';
import { makeFile } from '@everscan/core/file-check/make-file';
import { type Line, lineFont } from '@everscan/core/lettering/font';
import { geist } from '@everscan/core/lettering/geist';
import type { Cause, Decoder, Verdict } from '@everscan/core/scan-check/verdict';
import { codecFiles } from '../../codes/codec-files.ts';
import { drawScene } from '../../codes/draw-scene.ts';

export type CodeToMake = {
  readonly text: string;
  /** Alternative text of the image. */
  readonly title: string;
  /** Printed below the code; empty for a code without a label. */
  readonly label: string;
  /** The label or the text of the frame, if Geist cannot draw it. */
  readonly line?: Line | undefined;
};

/** The settings that all codes of a list share. */
export type BulkSettings = {
  readonly design: Design;
  /** Whether the content's standard prescribes the error correction level. */
  readonly isLevelFixed: boolean;
  readonly format: ExportFormatId;
  readonly isChecked: boolean;
};

/** The file and what the scan check found, or why there is no file. */
export type RowResult =
  | {
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Missing without a scan check. */
      readonly verdict?: {
        readonly readable: boolean;
        readonly score: number;
        readonly causes: readonly Cause[];
      };
    }
  | {
      /** Missing for a failure that is no fault of the code. */
      readonly fault?: Fault;
    };

const SIZE_PX = 1000;

/** Draws a code, and reads its file and its pictures. Never throws: if a code cannot be made, its result contains the reason. */
export async function makeRow(code: CodeToMake, common: BulkSettings): Promise<RowResult> {
  const font = code.line ? lineFont(code.line) : geist;
  const { isLevelFixed, format, isChecked } = common;
  const design = withLabel(common.design, code.label);
  const { text, title } = code;
  try {
    const scene = drawScene(text, design, { isLevelFixed, font });
    const engines = await loadEngines();
    const options = { sizePx: SIZE_PX, title };
    const order = { scene, text, format: exportFormatOf(format), options };
    const readers = engines?.readers ?? [];
    const { bytes } = await makeFile(order, { codecs: codecFiles, readers });
    const input = { text, design, isLevelFixed, font, sizePx: SIZE_PX };
    const verdict = engines && isChecked ? await engines.checkRow(scene, input) : undefined;
    return { bytes, ...(verdict && { verdict: shortOf(verdict) }) };
  } catch (error) {
    return error instanceof CodeError ? { fault: error.fault } : {};
  }
}

function shortOf({ readable, score, causes }: Verdict) {
  return { readable, score, causes };
}

type Engines = {
  /** Those of phones. */
  readonly readers: readonly Decoder[];
  readonly checkRow: ReturnType<typeof createRowChecker>;
};

let engines: Promise<Engines | undefined> | undefined;

/** `undefined` if the engines cannot be loaded, so that files are opened and not read; the next code tries again. */
function loadEngines(): Promise<Engines | undefined> {
  engines ??= import('../../codes/decoders.ts')
    .then(({ loadDecoders }) => loadDecoders())
    .then((decoders) => ({
      readers: decoders.filter(({ group }) => group === 'phones'),
      checkRow: createRowChecker(decoders),
    }))
    .catch(() => {
      engines = undefined;
      return undefined;
    });
  return engines;
}
