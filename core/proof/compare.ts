import type { ErrorCorrectionLevel } from '../src/encode/level.ts';
import type { Pixels } from '../src/image/pixels.ts';
import { createScene, type Scene } from '../src/scene/scene.ts';
import type { Condition } from './conditions.ts';
import type { Engine } from './engines/engine.ts';

/** One code whose pictures are read. Codes of one group are counted together. */
export type Sample = {
  readonly group: string;
  readonly text: string;
  readonly level: ErrorCorrectionLevel;
  readonly scene: Scene;
};

/** How many pictures one engine reads. */
export type Tally = {
  pictures: number;
  read: number;
  /** The same count for plain codes with the same texts. */
  readPlain: number;
};

/** One picture of one sample, with the engines that read exactly its text. */
export type Reading = {
  readonly sample: Sample;
  readonly condition: Condition;
  readonly readBy: ReadonlySet<string>;
  readonly plainReadBy: ReadonlySet<string>;
};

type Job = { readonly text: string; readonly draw: () => Pixels; readBy: ReadonlySet<string> };

/** Pictures held in memory at once. External programs are started once per batch. */
const BATCH = 80;

/**
 * Lets every engine read every sample under every condition and, once for all groups, a plain black
 * and white code of the same text and level.
 */
export async function compare(
  samples: readonly Sample[],
  conditions: readonly Condition[],
  engines: readonly Engine[],
): Promise<Reading[]> {
  const plainJobs = new Map<string, Job>();
  const pairs = samples.flatMap((sample) =>
    conditions.map((condition) => {
      const { text, level, scene } = sample;
      const key = JSON.stringify([text, level, condition.id]);
      const plain = plainJobs.get(key) ?? jobOf(text, condition, plainScene(text, level));
      plainJobs.set(key, plain);
      return { sample, condition, plain, own: jobOf(text, condition, scene) };
    }),
  );
  await readAll([...plainJobs.values(), ...pairs.map(({ own }) => own)], engines);
  return pairs.map(({ sample, condition, plain, own }) => ({
    sample,
    condition,
    readBy: own.readBy,
    plainReadBy: plain.readBy,
  }));
}

/** A plain code: squares, and the quiet zone of the standard. */
function plainScene(text: string, level: ErrorCorrectionLevel): Scene {
  return createScene(text, { shape: 'standard', quietZone: 4, level });
}

function jobOf(text: string, condition: Condition, scene: Scene): Job {
  return { text, draw: () => condition.draw(scene), readBy: new Set() };
}

async function readAll(jobs: readonly Job[], engines: readonly Engine[]): Promise<void> {
  for (let from = 0; from < jobs.length; from += BATCH) {
    const batch = jobs.slice(from, from + BATCH);
    const pictures = batch.map(({ draw }) => draw());
    const texts = await Promise.all(engines.map((engine) => engine.read(pictures)));
    batch.forEach((job, i) => {
      const readers = engines.filter((_, e) => texts[e]?.[i] === job.text);
      job.readBy = new Set(readers.map(({ id }) => id));
    });
    reportProgress(from + batch.length, jobs.length);
  }
}

function reportProgress(done: number, all: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${done} of ${all} pictures${done === all ? '\n' : ''}`);
}

/** Counts the readings of each group by one engine. */
export function tally(readings: readonly Reading[], engineId: string): Tally {
  const sum = (isRead: (reading: Reading) => boolean) => readings.filter(isRead).length;
  return {
    pictures: readings.length,
    read: sum(({ readBy }) => readBy.has(engineId)),
    readPlain: sum(({ plainReadBy }) => plainReadBy.has(engineId)),
  };
}
