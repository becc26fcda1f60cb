import { CodeError } from '@everscan/core/code-error';
import { designLimits, type Logo } from '@everscan/core/design/design';
import * as m from '@everscan/messages/style';

export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** Limit of an uploaded file, before it is scaled down. */
const MAX_FILE_BYTES = 20_000_000;
/** The longer sides to try, largest first. A logo of 512 pixels is sharp when printed 4 cm wide. */
const SIDES_PX = [512, 448, 384, 320, 256, 208, 160, 128, 96, 64];
const JPEG_QUALITIES = [0.92, 0.85, 0.75];

/** A file that cannot be a logo. `message` is for the user. */
export class LogoError extends Error {}

export type ReadLogo = Pick<Logo, 'image' | 'width' | 'height'> & {
  /** Whether an SVG has stayed a drawing, and why not. */
  readonly note?: string;
};

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
  const { isWholeFile } = await import('@everscan/core/image/whole-file');
  if (!isWholeFile(new Uint8Array(await file.arrayBuffer()))) throw new LogoError(m.logoUnreadable);
  const picture = await createImageBitmap(file).catch(() => {
    throw new LogoError(m.logoUnreadable);
  });
  return encode(picture, false);
}

async function readDrawing(text: string): Promise<ReadLogo> {
  const { cleanSvg, notes } = await import('./clean-drawing.ts');
  try {
    const cleaned = cleanSvg(text);
    if (cleaned.is === 'paths') {
      const { image, width, height } = cleaned;
      return { image, width, height, note: notes.paths };
    }
    return { ...encode(await openDrawing(cleaned.svg), true), note: notes[cleaned.obstacle] };
  } catch (error) {
    throw new LogoError(error instanceof CodeError ? error.message : m.logoUnreadable);
  }
}

/** The size of a saved logo in pixels. @throws {LogoError} */
export async function sizeOf(image: string): Promise<Pick<Logo, 'width' | 'height'>> {
  const picture = new Image();
  picture.src = image;
  await picture.decode().catch(() => {
    throw new LogoError(m.logoUnreadable);
  });
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}

/** Opens an SVG as an image element, in which it cannot run scripts or load other files. */
async function openDrawing(svg: string): Promise<HTMLImageElement> {
  const drawing = new Image();
  drawing.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await drawing.decode();
  return drawing;
}

type Picture = HTMLImageElement | ImageBitmap;

function encode(picture: Picture, isVector: boolean) {
  // An SVG without a size counts as a square.
  const [w, h] = [picture.width || 512, picture.height || 512];
  for (const side of SIDES_PX) {
    const fullScale = side / Math.max(w, h);
    const scale = isVector ? fullScale : Math.min(1, fullScale);
    const width = Math.max(1, Math.round(w * scale));
    const height = Math.max(1, Math.round(h * scale));
    for (const image of encodings(picture, width, height)) {
      if (image.length <= designLimits.logoCharacters) return { image, width, height };
    }
  }
  throw new LogoError(m.logoTooDetailed);
}

/** The picture in each encoding, from the best quality to the smallest file. */
function* encodings(picture: Picture, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new LogoError(m.logoNoCanvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  yield canvas.toDataURL('image/png');
  const { data } = context.getImageData(0, 0, width, height);
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return; // JPEG has no transparency
  for (const quality of JPEG_QUALITIES) yield canvas.toDataURL('image/jpeg', quality);
}
