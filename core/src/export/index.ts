import type { Scene } from '../scene/scene.ts';

export type ExportOptions = {
  /** Longer side of a pixel image; formats of lines ignore it. */
  readonly sizePx: number;
  /** Names the image for those who cannot see it, in formats that can say so. */
  readonly title: string;
  /** What else there is to say about it, in SVG. */
  readonly description?: string;
  /** Length of the longer side when printed. PDF and EPS always have one. */
  readonly sizeMm?: number;
  /** Black ink only, in formats for presses. */
  readonly isBlackOnly?: boolean;
};

/**
 * Writes the file. The same input gives the same bytes in every browser and on the server.
 * @throws {CodeError} `size-too-small` when a module would be less than one pixel; `invalid-logo`.
 */
export type Render = (scene: Scene, options: ExportOptions) => Uint8Array<ArrayBuffer>;

/** A kind of file that a code can be saved as. */
export type ExportFormat<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
  readonly extension: string;
  readonly mediaType: string;
  /** Made of pixels, or of lines that can be enlarged at will. */
  readonly kind: 'raster' | 'vector';
  /** Of the longer side, for pixels. */
  readonly maxSizePx?: number;
  /** Whether the file can be in black ink only. */
  readonly hasBlackOnly?: boolean;
  /** Loads what writes it, so that pages do not carry formats that nobody asks for. */
  load(): Promise<Render>;
};

/** Of PDF and EPS without a size of their own. */
export const DEFAULT_SIZE_MM = 50;
const MAX_SIZE_PX = 8192;

const png: ExportFormat<'png'> = {
  id: 'png',
  label: 'PNG',
  extension: 'png',
  mediaType: 'image/png',
  kind: 'raster',
  maxSizePx: MAX_SIZE_PX,
  load: async () => {
    const { renderPng } = await import('./raster/png/png.ts');
    return (scene, { sizePx, sizeMm }) => renderPng(scene, sizePx, sizeMm);
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
  load: async () => {
    const { renderJpeg } = await import('./raster/jpeg/jpeg.ts');
    return (scene, { sizePx, sizeMm }) => renderJpeg(scene, sizePx, sizeMm);
  },
};

const webp: ExportFormat<'webp'> = {
  id: 'webp',
  label: 'WebP',
  extension: 'webp',
  mediaType: 'image/webp',
  kind: 'raster',
  maxSizePx: MAX_SIZE_PX,
  load: async () => {
    const { renderWebp } = await import('./raster/webp/webp.ts');
    return (scene, { sizePx }) => renderWebp(scene, sizePx);
  },
};

/** Every format, in the order in which it is offered. The first is the default. */
export const exportFormats = [png, svg, pdf, eps, jpeg, webp] as const;

export type ExportFormatId = (typeof exportFormats)[number]['id'];

export function exportFormatOf(id: ExportFormatId): ExportFormat<ExportFormatId> {
  const found = exportFormats.find((format) => format.id === id);
  if (!found) throw new RangeError(`Unknown format ${id}`);
  return found;
}
