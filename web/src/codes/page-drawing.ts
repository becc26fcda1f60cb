import { labelFault as faultInFont } from '@everscan/core/bulk/label';
import type { Design } from '@everscan/core/design/design';
import type { LevelOptions } from '@everscan/core/encode/symbol-size';
import type { Fault } from '@everscan/core/faults';
import { createLetters } from '@everscan/core/lettering/letters';
import type { Scene } from '@everscan/core/scene/scene';
import * as workers from './draw-scene.ts';
import { openFamily } from './font-files/index.ts';

export { renderRgba } from './draw-scene.ts';

/** The letters of frames. Only the page loads fonts: it sends workers the outlines that Geist lacks. */
export const letters = createLetters(openFamily);

/** @throws {CodeError} when the text does not fit, or `invalid-logo`. */
export function drawScene(text: string, design: Design, options: LevelOptions): Scene {
  return workers.drawScene(text, design, { ...options, font: letters });
}

const unloadedLabels = new Set<string>();

/** Like `labelFault` of core, but finds no fault in a label until `loadLabels` has loaded its letters. */
export function labelFault(label: string): Fault | undefined {
  if (letters.isLoaded(label)) return faultInFont(letters, label);
  unloadedLabels.add(label);
  return undefined;
}

/** Loads the letters of the labels that `labelFault` could not check. @returns whether there were any */
export async function loadLabels(): Promise<boolean> {
  const labels = [...unloadedLabels];
  await Promise.all(labels.map((label) => letters.load(label)));
  for (const label of labels) unloadedLabels.delete(label);
  return labels.length > 0;
}
