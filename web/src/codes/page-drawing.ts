import { labelFault as faultInFont } from '@everscan/core/bulk/label';
import type { Design } from '@everscan/core/design/design';
import type { LevelOptions } from '@everscan/core/encode/symbol-size';
import { createLetters } from '@everscan/core/lettering/letters';
import type { Scene } from '@everscan/core/scene/scene';
import * as workers from './draw-scene.ts';
import { openFamily } from './font-files/index.ts';

export { renderPng, renderRgba } from './draw-scene.ts';

/** The letters of frames. Workers get the lines that Geist cannot draw, so only the page loads fonts. */
export const letters = createLetters(openFamily);

/** @throws {CodeError} when the text does not fit, or `invalid-logo`. */
export function drawScene(text: string, design: Design, options: LevelOptions): Scene {
  return workers.drawScene(text, design, { ...options, font: letters });
}

const wanted = new Set<string>();

/** As `labelFault` of core. A label whose letters are not loaded has none until `loadLabels` has run. */
export function labelFault(label: string): string | undefined {
  if (letters.isLoaded(label)) return faultInFont(letters, label);
  wanted.add(label);
  return undefined;
}

/** Loads the letters of the labels that `labelFault` did not know. @returns whether there were any */
export async function loadLabels(): Promise<boolean> {
  const labels = [...wanted];
  await Promise.all(labels.map((label) => letters.load(label)));
  for (const label of labels) wanted.delete(label);
  return labels.length > 0;
}
