import type { LibraryCode } from '@everscan/contract/api/library';
import { frameLine, loadDrawing } from '../../codes/drawing.ts';
import { type CodeDesign, readDesigns } from '../../codes/library-calls.ts';
import { publicUrl } from '../../lib/public-url.ts';
import { connectWorker } from '../../lib/worker-calls.ts';
import type { PreviewRequest } from './draw-preview.ts';

/** As many designs as one call returns. */
const BATCH = 24;
/** Drawing waits until no other row has appeared for this long, so that it does not slow scrolling. */
const PAUSE_MS = 100;
/** Pictures that are drawn within this time appear together: each change of the list costs a layout and a paint. */
const SHOW_MS = 100;
/** Between tries to load designs. */
const RETRY_MS = 5000;
/** Pictures that are kept. Each has a few kilobytes; designs with logos would be ten times larger. */
const MOST_PICTURES = 2000;

type PreviewCode = Pick<LibraryCode, 'id' | 'version' | 'type' | 'data'>;
type Wanted = { readonly code: PreviewCode; readonly sizePx: number };

const keyOf = ({ code: { id, version }, sizePx }: Wanted) => `${id} ${version} ${sizePx}`;

const worker = connectWorker<PreviewRequest>(
  () => new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' }),
);
/** Object URLs by code, version and size; those used last are at the end. */
const pictures = new Map<string, string>();
const wanted = new Map<string, Wanted>();
const listeners = new Map<string, () => void>();
/** Keys of pictures that no row shows yet. */
const drawn = new Set<string>();
let isRunning = false;
let lastWantedAt = 0;

/** The picture of a code, if it is drawn. */
export function findPreview(code: PreviewCode, sizePx: number): string | undefined {
  return pictures.get(keyOf({ code, sizePx }));
}

/**
 * Asks for the picture of a visible code: its design loads with those of its neighbours, and a worker
 * draws it.
 * @param onReady called when there is a picture
 * @returns a function to call when the code is no longer visible
 */
export function wantPreview(code: PreviewCode, sizePx: number, onReady: () => void): () => void {
  const key = keyOf({ code, sizePx });
  listeners.set(key, onReady);
  const picture = pictures.get(key);
  if (picture === undefined) {
    wanted.set(key, { code, sizePx });
    lastWantedAt = performance.now();
    run();
  } else {
    pictures.delete(key);
    pictures.set(key, picture);
  }
  return () => {
    wanted.delete(key);
    listeners.delete(key);
  };
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    for (;;) {
      await untilPause();
      const batch = [...wanted.values()].slice(-BATCH);
      if (batch.length === 0) return;
      const designs = await readDesigns(batch.map(({ code }) => code.id)).catch(() => undefined);
      if (designs) await drawAll(batch, designs);
      else await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  } finally {
    isRunning = false;
  }
}

async function untilPause(): Promise<void> {
  for (;;) {
    const left = lastWantedAt + PAUSE_MS - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** A picture that cannot be drawn is not missed: the row shows an icon instead. */
async function drawAll(batch: readonly Wanted[], designs: readonly CodeDesign[]): Promise<void> {
  const byId = new Map(designs.map((each) => [each.id, each]));
  for (const each of batch) {
    await untilPause();
    const key = keyOf(each);
    const found = byId.get(each.code.id);
    const isVisible = wanted.delete(key);
    // A design of another version does not belong to this content, until the list has changed, too.
    if (found?.version !== each.code.version || !isVisible) continue;
    const { design } = found;
    try {
      if (design.frame) await loadDrawing(design);
      const { type, data } = each.code;
      const bytes = await worker.call<Uint8Array<ArrayBuffer>>({
        content: { type, data } as PreviewRequest['content'],
        design,
        line: frameLine(design),
        sizePx: each.sizePx,
        publicUrl,
      });
      keep(key, URL.createObjectURL(new Blob([bytes], { type: 'image/png' })));
    } catch {
      // Its content is incomplete, or the worker was not loaded.
    }
  }
}

function keep(key: string, url: string): void {
  pictures.set(key, url);
  for (const [oldest, oldUrl] of pictures) {
    if (pictures.size <= MOST_PICTURES) break;
    pictures.delete(oldest);
    URL.revokeObjectURL(oldUrl);
  }
  if (drawn.size === 0) setTimeout(showDrawn, SHOW_MS);
  drawn.add(key);
}

function showDrawn(): void {
  const keys = [...drawn];
  drawn.clear(); // first: `keep` waits for this function while there are keys, even if a listener throws
  for (const key of keys) listeners.get(key)?.();
}
