import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Condition } from '../../core/proof/conditions.ts';
import type { Engine } from '../../core/proof/engines/engine.ts';
import type { RandomCode } from '../../core/proof/random-designs.ts';
import { STANDARD_QUIET_ZONE } from '../../core/src/encode/quiet-zone.ts';
import type { Pixels } from '../../core/src/image/pixels.ts';
import { geist } from '../../core/src/lettering/geist.ts';
import { createScene, type Scene } from '../../core/src/scene/scene.ts';

/** Pictures that an engine read, and those that it read of the same content in black squares, where that was tried. */
type EngineReadings = { readonly read: readonly string[]; readonly plain: readonly string[] };

/** By the id of the engine. */
type Readings = Readonly<Record<string, EngineReadings>>;

/** A code with what engines read of it. */
export type JudgedCode = RandomCode & { readonly scene: Scene; readonly readings: Readings };

/** Which engines see which pictures. */
export type Hearing = {
  readonly engines: readonly Engine[];
  readonly pictures: readonly Condition[];
};

/** Codes whose pictures are in memory at once. */
const BATCH = 30;

/**
 * Shows codes to engines, in the order of `codes`. Readings that are in the folder `cache` are not made again: the
 * same scene under the same conditions, read by the same versions of the engines.
 */
export async function judge(
  codes: readonly RandomCode[],
  hearings: readonly Hearing[],
  cache: string | undefined,
): Promise<JudgedCode[]> {
  if (cache) mkdirSync(cache, { recursive: true });
  const judged: JudgedCode[] = [];
  const open = codes.map((code) => ({
    ...code,
    scene: createScene(code.text, code.design, { font: geist }),
  }));
  for (let from = 0; from < open.length; from += BATCH) {
    const batch = open.slice(from, from + BATCH);
    const paths = batch.map((code) => cache && join(cache, `${keyOf(code, hearings)}.json`));
    const known = paths.map((path) =>
      path && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Readings) : undefined,
    );
    const made = await readAll(
      batch.filter((_, i) => !known[i]),
      hearings,
    );
    for (const [i, code] of batch.entries()) {
      const readings = known[i] ?? (made.shift() as Readings);
      const path = paths[i];
      if (path && !known[i]) writeFileSync(path, JSON.stringify(readings));
      judged.push({ ...code, readings });
    }
    if (made.length > 0 || known.includes(undefined))
      process.stderr.write(`${judged.length} of ${codes.length} codes judged\n`);
  }
  return judged;
}

type Shown = {
  readonly at: number;
  readonly pictureId: string;
  readonly text: string;
  readonly picture: Pixels;
};

async function readAll(
  codes: readonly (RandomCode & { readonly scene: Scene })[],
  hearings: readonly Hearing[],
): Promise<Readings[]> {
  const found = codes.map((): Record<string, { read: string[]; plain: string[] }> => ({}));
  for (const { engines, pictures } of hearings) {
    for (const own of found) for (const { id } of engines) own[id] ??= { read: [], plain: [] };
    const show = async (
      scenes: readonly Scene[],
      isShown: (at: number, pictureId: string) => boolean,
    ) => {
      const shown = scenes.flatMap((scene, at): Shown[] =>
        pictures
          .filter(({ id }) => isShown(at, id))
          .map(({ id, draw }) => ({
            at,
            pictureId: id,
            text: codes[at]?.text ?? '',
            picture: draw(scene),
          })),
      );
      const drawn = shown.map(({ picture }) => picture);
      const texts = await Promise.all(engines.map((engine) => engine.read(drawn)));
      return engines.flatMap(({ id }, e) =>
        shown
          .filter(({ text }, i) => texts[e]?.[i] === text)
          .map((one) => ({ ...one, engineId: id })),
      );
    };
    const entryOf = (at: number, engineId: string) =>
      found[at]?.[engineId] as { read: string[]; plain: string[] };
    for (const { at, engineId, pictureId } of await show(
      codes.map(({ scene }) => scene),
      () => true,
    )) {
      entryOf(at, engineId).read.push(pictureId);
    }
    // A plain code matters only where an engine misses the design.
    const isMissed = (at: number, pictureId: string) =>
      engines.some(({ id }) => !entryOf(at, id).read.includes(pictureId));
    const plain = codes.map(({ text, design: { level } }) =>
      createScene(text, { shape: 'standard', quietZone: STANDARD_QUIET_ZONE, level }),
    );
    for (const { at, engineId, pictureId } of await show(plain, isMissed)) {
      entryOf(at, engineId).plain.push(pictureId);
    }
  }
  return found;
}

/** Of the pictures that the engines read in the design or in black squares, the share that they read. */
export function shareRead(
  { readings }: JudgedCode,
  engineIds: readonly string[],
  pictures: readonly Condition[],
): number {
  const results = engineIds.flatMap((id) => {
    const { read, plain } = readings[id] as EngineReadings;
    return pictures
      .filter(({ id }) => read.includes(id) || plain.includes(id))
      .map(({ id }) => read.includes(id));
  });
  return results.length === 0 ? 1 : results.filter(Boolean).length / results.length;
}

function keyOf(
  { text, design, scene }: RandomCode & { readonly scene: Scene },
  hearings: readonly Hearing[],
): string {
  const shown = hearings.map(({ engines, pictures }) => [
    engines.map(({ id, version }) => `${id} ${version}`),
    pictures.map(({ id }) => id),
  ]);
  return createHash('sha1')
    .update(JSON.stringify([text, design.level, scene, shown]))
    .digest('hex');
}
