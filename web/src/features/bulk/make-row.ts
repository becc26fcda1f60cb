import { createRowChecker } from '@everscan/core/bulk/check-row';
import { withLabel } from '@everscan/core/bulk/label';
import type { Outcome } from '@everscan/core/bulk/manifest';
import { CodeError } from '@everscan/core/code-error';
import type { Design } from '@everscan/core/design/design';
import { type ExportFormatId, exportFormatOf } from '@everscan/core/export/index';
import { makeFile } from '@everscan/core/file-check/make-file';
import { type Line, lineFont } from '@everscan/core/lettering/font';
import { geist } from '@everscan/core/lettering/geist';
import { causeOf } from '@everscan/core/scan-check/causes';
import type { Decoder, Verdict } from '@everscan/core/scan-check/verdict';
import * as m from '@everscan/messages/bulk';
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

/** The file, if there is one, and its entry in the manifest. */
export type RowResult = {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly outcome: Pick<Outcome, 'readable' | 'score' | 'cause' | 'error'>;
};

const SIZE_PX = 1000;
const unknown = { readable: '', score: undefined, cause: '', error: '' } as const;

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
    return { bytes, outcome: { ...unknown, ...outcomeOf(verdict) } };
  } catch (error) {
    const isKnown = error instanceof CodeError;
    const reason = isKnown ? error.message : m.codeFailed;
    return { outcome: { ...unknown, error: reason } };
  }
}

function outcomeOf(verdict: Verdict | undefined): Pick<Outcome, 'readable' | 'score' | 'cause'> {
  if (!verdict) return { readable: 'unchecked', score: undefined, cause: '' };
  const cause = verdict.causes.map((id) => causeOf(id).label).join('; ');
  return { readable: verdict.readable ? 'yes' : 'no', score: verdict.score, cause };
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
