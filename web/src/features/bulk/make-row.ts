import { withLabel } from '@everscan/core/bulk/label';
import type { Outcome } from '@everscan/core/bulk/manifest';
import { CodeError } from '@everscan/core/code-error';
import type { Design } from '@everscan/core/design/design';
import { type ExportFormatId, exportFormatOf } from '@everscan/core/export/index';
import { type Line, lineFont } from '@everscan/core/lettering/font';
import { geist } from '@everscan/core/lettering/geist';
import { causeOf } from '@everscan/core/scan-check/causes';
import { checkScene } from '@everscan/core/scan-check/scan-check';
import type { ScanCheckInput, Verdict } from '@everscan/core/scan-check/verdict';
import type { Scene } from '@everscan/core/scene/scene';
import * as m from '@everscan/messages/bulk';
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

/** Draws a code and reads it back. Never throws: if a code cannot be made, its result contains the reason. */
export async function makeRow(code: CodeToMake, common: BulkSettings): Promise<RowResult> {
  const font = code.line ? lineFont(code.line) : geist;
  const settings = { ...common, font, design: withLabel(common.design, code.label) };
  try {
    const scene = drawScene(code.text, settings.design, settings);
    const render = await exportFormatOf(settings.format).load();
    const bytes = render(scene, { sizePx: SIZE_PX, title: code.title });
    const verdict = settings.isChecked ? await verdictOf(scene, code, settings) : undefined;
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

/** The verdict; `undefined` if the engines cannot be loaded, so that the code is made unchecked. */
async function verdictOf(
  scene: Scene,
  { text }: CodeToMake,
  { design, isLevelFixed, font }: BulkSettings & Pick<ScanCheckInput, 'font'>,
): Promise<Verdict | undefined> {
  try {
    const { loadDecoders } = await import('../../codes/decoders.ts');
    const decoders = await loadDecoders();
    return await checkScene(
      scene,
      { text, design, isLevelFixed, font, sizePx: SIZE_PX },
      decoders,
      'quick',
    );
  } catch {
    return undefined;
  }
}
