import { CodeError } from '@everscan/core/code-error';
import { paletteOf } from '@everscan/core/design/palette';
import type { Fault } from '@everscan/core/faults';
import type { Pixels } from '@everscan/core/image/pixels';
import type { Logo } from '@everscan/core/logo/logo';
import { logoUnreadable } from '@everscan/messages/design';
import * as m from '@everscan/messages/style';
import { textOfFault } from '@everscan/messages/words/faults/fault-texts';
import { logoFaults } from '@everscan/messages/words/faults/logo';
import { connectWorker } from '../../../lib/worker-calls.ts';

export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** Limit of an uploaded file, before it is scaled down. */
const MAX_FILE_BYTES = 20_000_000;
/** Longer side of a drawing that becomes a picture: that of the largest logo. */
const DRAWN_PX = 512;
/** Longer side of a picture whose colours are counted. */
const PALETTE_PX = 64;

/** A file that cannot be a logo. `message` is for the user. */
export class LogoError extends Error {}

const faults = { ...logoFaults, 'logo-unreadable': logoUnreadable };

type LogoImage = Pick<Logo, 'image' | 'width' | 'height'>;

export type ReadLogo = LogoImage & {
  /** Whether an SVG has stayed a drawing, and why not. */
  readonly note?: string;
};

export type LogoRequest = { readonly file: Uint8Array<ArrayBuffer> } | { readonly pixels: Pixels };
export type LogoAnswer = LogoImage | { readonly fault: Fault };

/**
 * Converts a picture to the logo of a design: an SVG that consists of paths to a cleaned SVG, other pictures to PNG or,
 * for photos, JPEG. Pictures are as large as the size limit of saved designs allows, with the same aspect ratio.
 * @throws {LogoError}
 */
export async function readLogo(file: File): Promise<ReadLogo> {
  if (!LOGO_TYPES.split(',').includes(file.type)) {
    throw new LogoError(m.logoType);
  }
  if (file.size > MAX_FILE_BYTES) throw new LogoError(m.logoFileSize);
  if (file.type === 'image/svg+xml') return readDrawing(await file.text());
  return convert({ file: new Uint8Array(await file.arrayBuffer()) });
}

async function readDrawing(text: string): Promise<ReadLogo> {
  const { cleanSvg, notes } = await import('./clean-drawing.ts');
  try {
    const cleaned = cleanSvg(text);
    if (cleaned.is === 'paths') {
      const { image, width, height } = cleaned;
      return { image, width, height, note: notes.paths };
    }
    const pixels = drawnPixels(await openDrawing(cleaned.svg));
    return { ...(await convert({ pixels })), note: notes[cleaned.obstacle] };
  } catch (error) {
    if (error instanceof LogoError) throw error;
    throw new LogoError(
      error instanceof CodeError ? textOfFault(faults, error.fault) : logoUnreadable,
    );
  }
}

/** Decodes and scales in a worker, which then ends and so frees the memory of a photo. */
async function convert(request: LogoRequest): Promise<LogoImage> {
  const { call, close } = connectWorker<LogoRequest>(
    () => new Worker(new URL('./logo.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    const answer = await call<LogoAnswer>(request).catch(() => {
      throw new LogoError(m.logoNotOpened);
    });
    if ('fault' in answer) throw new LogoError(textOfFault(faults, answer.fault));
    return answer;
  } finally {
    close();
  }
}

/** The size of a saved logo in pixels. @throws {LogoError} */
export async function sizeOf(image: string): Promise<Pick<Logo, 'width' | 'height'>> {
  const picture = new Image();
  picture.src = image;
  await picture.decode().catch(() => {
    throw new LogoError(logoUnreadable);
  });
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}

/** The colours of a logo. */
export async function paletteOfLogo({ image, width, height }: LogoImage) {
  const picture = new Image(width, height);
  picture.src = image;
  await picture.decode();
  return paletteOf(drawnPixels(picture, PALETTE_PX));
}

/** Opens an SVG as an image element, in which it cannot run scripts or load other files. */
async function openDrawing(svg: string): Promise<HTMLImageElement> {
  const drawing = new Image();
  drawing.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await drawing.decode();
  return drawing;
}

/** Only browsers can draw texts, effects and the like, so these drawings alone go through a canvas. */
function drawnPixels(drawing: HTMLImageElement, longerPx = DRAWN_PX): Pixels {
  // An SVG without a size counts as a square.
  const [w, h] = [drawing.width || longerPx, drawing.height || longerPx];
  const scale = longerPx / Math.max(w, h);
  const width = Math.max(1, Math.round(w * scale));
  const height = Math.max(1, Math.round(h * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new LogoError(m.logoNoCanvas);
  context.drawImage(drawing, 0, 0, width, height);
  return { width, height, data: new Uint8Array(context.getImageData(0, 0, width, height).data) };
}
