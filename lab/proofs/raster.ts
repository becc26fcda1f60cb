import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { seed as defaultSeed } from '../../core/proof/contents.ts';
import type { RasterFormat } from '../../core/proof/raster-proof.ts';

/**
 * `npm run lab -- raster --files 3000 --seed 7` writes as many files of each raster format, of random designs, as
 * downloads do, and opens them with other decoders. It fails if there is a fault.
 */
type Share = { readonly seed: number; readonly files: number; readonly worker: number };
type Found = { readonly counts: Record<RasterFormat, number>; readonly faults: readonly string[] };

const WORKERS = 2;

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      files: { type: 'string', default: '3000' },
      seed: { type: 'string', default: String(defaultSeed) },
    },
  });
  const [files, seed] = [Number(values.files), Number(values.seed)];
  if (!Number.isInteger(files) || files < 1 || !Number.isInteger(seed)) {
    throw new RangeError('--files and --seed must be whole numbers');
  }
  const workers = Math.min(WORKERS, files);
  const shares = Array.from({ length: workers }, (_, worker) => ({ seed, files, worker }));
  const found = await Promise.all(shares.map(prove));
  const faults = found.flatMap((one) => one.faults);
  const formats = ['png', 'jpeg', 'webp'] as const;
  const counts = formats.map(
    (format) => `${found.reduce((sum, one) => sum + one.counts[format], 0)} ${format}`,
  );
  const { user, system } = process.cpuUsage();
  process.stdout.write(
    `${counts.join(', ')} files of random designs (seed ${seed}): ${faults.length} faults. ` +
      `${Math.round((user + system) / 1e6)} s of processor time.\n`,
  );
  if (faults.length > 0) process.exitCode = 1;
} else {
  parentPort?.postMessage(await proveShare(workerData as Share));
}

function prove(share: Share): Promise<Found> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Every second batch of designs. */
async function proveShare({ seed, files, worker }: Share): Promise<Found> {
  // The main thread does not need what takes a second to load.
  const proof = await import('../../core/proof/raster-proof.ts');
  const { BATCH, proveRasterFile, rasterCases, rasterFormats } = proof;
  const counts = { png: 0, jpeg: 0, webp: 0 };
  const faults: string[] = [];
  for (let from = worker * BATCH; from < files; from += WORKERS * BATCH) {
    const cases = [...rasterCases(seed + from / BATCH)].slice(0, files - from);
    for (const code of cases) {
      for (const format of rasterFormats) {
        counts[format]++;
        await proveRasterFile(code, format).catch((error: Error) => {
          faults.push(error.message);
          process.stderr.write(`${error.message}\n`);
        });
      }
    }
  }
  return { counts, faults };
}
