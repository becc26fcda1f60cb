import type { LibraryCode } from '@everscan/contract/codes.schemas';
import { frameLine, loadDrawing } from '../../codes/drawing.ts';
import { type CodeDesign, readDesigns } from '../../codes/library-calls.ts';
import { publicUrl } from '../../lib/public-url.ts';
import { connectWorker } from '../../lib/worker-calls.ts';
import type { PreviewRequest } from './draw-preview.ts';

/** The number of designs in one call. */
const BATCH = 24;
/** Debounce: drawing waits until no other row has appeared for this long, so that it does not slow scrolling. */
const PAUSE_MS = 100;
/** Pictures that are drawn within this time appear together: each change of the list costs a layout and a paint. */
const SHOW_MS = 100;
/** The pause before loading designs again after a failure. */
const RETRY_MS = 5000;
/** Pictures in memory, of a few kilobytes each. The designs with their logos would be ten times larger. */
const MAX_PICTURES = 2000;

type PreviewCode = Pick<LibraryCode, 'id' | 'version' | 'type' | 'data'>;
type PictureRequest = { readonly code: PreviewCode; readonly sizePx: number };

const keyOf = ({ code: { id, version }, sizePx }: PictureRequest) => `${id} ${version} ${sizePx}`;

const worker = connectWorker<PreviewRequest>(
  () => new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' }),
);
/** Object URLs by code, version and size, the most recently used last. */
const pictures = new Map<string, string>();
const requests = new Map<string, PictureRequest>();
const listeners = new Map<string, () => void>();
/** The keys of pictures that are drawn, but not yet shown. */
const drawn = new Set<string>();
let isRunning = false;
let lastRequestAt = 0;

/** The picture of a code, if it has been drawn. */
export function findPreview(code: PreviewCode, sizePx: number): string | undefined {
  return pictures.get(keyOf({ code, sizePx }));
}

/**
 * Requests the picture of a visible code. Its design loads together with those of its neighbours, and a worker draws
 * it.
 * @param onReady called when the picture is ready
 * @returns a function to call when the code is no longer visible
 */
export function requestPreview(code: PreviewCode, sizePx: number, onReady: () => void): () => void {
  const key = keyOf({ code, sizePx });
  listeners.set(key, onReady);
  const picture = pictures.get(key);
  if (picture === undefined) {
    requests.set(key, { code, sizePx });
    lastRequestAt = performance.now();
    run();
  } else {
    pictures.delete(key);
    pictures.set(key, picture);
  }
  return () => {
    requests.delete(key);
    listeners.delete(key);
  };
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    for (;;) {
      await untilPause();
      const batch = [...requests.values()].slice(-BATCH);
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
    const left = lastRequestAt + PAUSE_MS - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** Draws the pictures of a batch. Skips codes that cannot be drawn, whose rows show an icon instead. */
async function drawAll(
  batch: readonly PictureRequest[],
  designs: readonly CodeDesign[],
): Promise<void> {
  const byId = new Map(designs.map((each) => [each.id, each]));
  for (const each of batch) {
    await untilPause();
    const key = keyOf(each);
    const found = byId.get(each.code.id);
    const isVisible = requests.delete(key);
    // The design of another version may not match this content. The row requests a picture again after the list changes.
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
      addPicture(key, URL.createObjectURL(new Blob([bytes], { type: 'image/png' })));
    } catch {
      // The content is incomplete, or the worker could not be loaded.
    }
  }
}

function addPicture(key: string, url: string): void {
  pictures.set(key, url);
  for (const [oldest, oldUrl] of pictures) {
    if (pictures.size <= MAX_PICTURES) break;
    pictures.delete(oldest);
    URL.revokeObjectURL(oldUrl);
  }
  if (drawn.size === 0) setTimeout(showDrawn, SHOW_MS);
  drawn.add(key);
}

function showDrawn(): void {
  const keys = [...drawn];
  drawn.clear(); // before the listeners, which may throw: `addPicture` sets a timer only if this set is empty
  for (const key of keys) listeners.get(key)?.();
}
