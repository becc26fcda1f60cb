import type { CodecFiles } from '../codec/codec-files.ts';
import type { Scene } from '../scene/scene.ts';

export type ExportOptions = {
  /** Longer side of a raster image in pixels; vector formats ignore it. */
  readonly sizePx: number;
  /** Names the image for screen readers, in formats that store a title. */
  readonly title: string;
  /** A longer description, in SVG. */
  readonly description?: string;
  /** Printed length of the longer side in millimetres; PDF and EPS have a default. */
  readonly sizeMm?: number;
  /** Black ink only, in formats with `hasBlackOnly`. */
  readonly isBlackOnly?: boolean;
};

/**
 * Writes the file. The same input gives the same bytes in every browser and on the server.
 * @throws {CodeError} `size-too-small` when a module would be less than one pixel; `invalid-logo`.
 */
export type Render = (scene: Scene, options: ExportOptions) => Uint8Array<ArrayBuffer>;

/** A kind of file that a code can be saved as. A new one is one entry in `exportFormats`. */
export type ExportFormat<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
  readonly extension: string;
  readonly mediaType: string;
  /** Raster formats have pixels; vector formats can be enlarged at will. */
  readonly kind: 'raster' | 'vector';
  /** Raster formats: the largest longer side. */
  readonly maxSizePx?: number;
  /** Raster formats: whether the file states its resolution, for programs that print it. */
  readonly hasDensity?: boolean;
  /** Whether the file can use black ink only (K), as print shops ask for. */
  readonly hasBlackOnly?: boolean;
  /** Loads the writer, so that pages do not load formats that are not used. */
  load(codecs: CodecFiles): Promise<Render>;
  /**
   * Loads a writer of the same picture that compresses it in another way, for a file that fails its check. Vector
   * formats have only one.
   */
  loadFallback?(codecs: CodecFiles): Promise<Render>;
};

/** Longer side of a PDF or EPS file when none is given. */
export const DEFAULT_SIZE_MM = 50;
const MAX_SIZE_PX = 8192;

const png: ExportFormat<'png'> = {
  id: 'png',
  label: 'PNG',
  extension: 'png',
  mediaType: 'image/png',
  kind: 'raster',
  maxSizePx: MAX_SIZE_PX,
  hasDensity: true,
  load: async () => {
    const { renderPng } = await import('./raster/png/png.ts');
    return (scene, { sizePx, sizeMm }) => renderPng(scene, sizePx, sizeMm);
  },
  loadFallback: async () => {
    const { renderUnfilteredPng } = await import('./raster/png/color-png.ts');
    return (scene, { sizePx, sizeMm }) => renderUnfilteredPng(scene, sizePx, sizeMm);
  },
};

const svg: ExportFormat<'svg'> = {
  id: 'svg',
  label: 'SVG',
  extension: 'svg',
  mediaType: 'image/svg+xml',
  kind: 'vector',
  load: async () => {
    const { renderSvg } = await import('./vector/svg/svg.ts');
    return (scene, { title, description, sizeMm }) =>
      new TextEncoder().encode(renderSvg(scene, title, { description, sizeMm }));
  },
};

const pdf: ExportFormat<'pdf'> = {
  id: 'pdf',
  label: 'PDF',
  extension: 'pdf',
  mediaType: 'application/pdf',
  kind: 'vector',
  hasBlackOnly: true,
  load: async () => {
    const { renderPdf } = await import('./vector/print/pdf.ts');
    return (scene, { title, sizeMm = DEFAULT_SIZE_MM, isBlackOnly = false }) =>
      renderPdf(scene, { title, sizeMm, isBlackOnly });
  },
};

const eps: ExportFormat<'eps'> = {
  id: 'eps',
  label: 'EPS',
  extension: 'eps',
  mediaType: 'application/postscript',
  kind: 'vector',
  hasBlackOnly: true,
  load: async () => {
    const { renderEps } = await import('./vector/print/eps.ts');
    return (scene, { title, sizeMm = DEFAULT_SIZE_MM, isBlackOnly = false }) =>
      new TextEncoder().encode(renderEps(scene, { title, sizeMm, isBlackOnly }));
  },
};

const jpeg: ExportFormat<'jpeg'> = {
  id: 'jpeg',
  label: 'JPEG',
  extension: 'jpg',
  mediaType: 'image/jpeg',
  kind: 'raster',
  maxSizePx: MAX_SIZE_PX,
  hasDensity: true,
  load: (codecs) => loadJpeg(codecs),
  loadFallback: (codecs) => loadJpeg(codecs, { isFallback: true }),
};

const webp: ExportFormat<'webp'> = {
  id: 'webp',
  label: 'WebP',
  extension: 'webp',
  mediaType: 'image/webp',
  kind: 'raster',
  maxSizePx: MAX_SIZE_PX,
  load: (codecs) => loadWebp(codecs),
  loadFallback: (codecs) => loadWebp(codecs, { isFallback: true }),
};

/** Every format, in the order in which it is offered. The first is the default. */
export const exportFormats = [png, svg, pdf, eps, jpeg, webp] as const;

export type ExportFormatId = (typeof exportFormats)[number]['id'];

/** @throws {RangeError} for an unknown id */
export function exportFormatOf(id: ExportFormatId): ExportFormat<ExportFormatId> {
  const found = exportFormats.find((format) => format.id === id);
  if (!found) throw new RangeError(`Unknown format ${id}`);
  return found;
}

type WriterOptions = { readonly isFallback?: boolean };

async function loadJpeg(codecs: CodecFiles, options?: WriterOptions): Promise<Render> {
  const { loadJpegWriter } = await import('./raster/jpeg.ts');
  const write = await loadJpegWriter(codecs, options);
  return (scene, { sizePx, sizeMm }) => write(scene, sizePx, sizeMm);
}

async function loadWebp(codecs: CodecFiles, options?: WriterOptions): Promise<Render> {
  const { loadWebpWriter } = await import('./raster/webp.ts');
  const write = await loadWebpWriter(codecs, options);
  return (scene, { sizePx }) => write(scene, sizePx);
}
