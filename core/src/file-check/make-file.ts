import { CodeError } from '../code-error.ts';
import type { Decoder } from '../scan-check/verdict.ts';
import { FileFault } from './file-fault.ts';
import type { FileOrder, FileTools } from './file-order.ts';

type MadeFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The engines that read the decoded file; empty for a vector file, and for a design that they cannot read. */
  readonly readBy: readonly Decoder['id'][];
};

/**
 * Writes the file of a code, opens it with another program's decoder, and compares it with the picture that the scan
 * check judges. A file that fails is written in another way and checked again.
 * @throws {CodeError} `file-fault` when no file passes, `file-unchecked` when the check itself fails, `size-too-small`,
 * `invalid-logo`; other errors when a writer cannot be loaded
 */
export async function makeFile(order: FileOrder, tools: FileTools): Promise<MadeFile> {
  const { scene, format, options } = order;
  for (const load of [format.load, format.loadFallback]) {
    if (!load) continue;
    const render = await load(tools.codecs);
    const bytes = render(scene, options);
    try {
      return { bytes, readBy: await checkFile(bytes, order, tools) };
    } catch (error) {
      // An engine has crashed, or a decoder is missing.
      if (!(error instanceof FileFault)) throw fileUnchecked(format);
    }
  }
  throw new CodeError('file-fault', { code: 'file-fault', format: format.label });
}

/** For a file that cannot be made or checked. */
export function fileUnchecked({ label }: FileOrder['format']): CodeError {
  return new CodeError('file-unchecked', { code: 'file-not-made', format: label });
}

/**
 * Checks one finished file.
 * @returns the engines that read it
 * @throws {FileFault}
 */
async function checkFile(
  bytes: Uint8Array<ArrayBuffer>,
  order: FileOrder,
  tools: FileTools,
): Promise<readonly Decoder['id'][]> {
  if (order.format.kind === 'raster') {
    const { checkRaster } = await import('./check-raster.ts');
    return checkRaster(bytes, order, tools);
  }
  await parseVector(bytes, order.format.id);
  return [];
}

/**
 * Parses an SVG, PDF or EPS file.
 * @throws {FileFault} when a program that opens it would stumble
 */
async function parseVector(bytes: Uint8Array<ArrayBuffer>, format: string): Promise<void> {
  if (format === 'svg') return (await import('./parse-svg.ts')).parseSvg(bytes);
  if (format === 'pdf') return (await import('./parse-pdf.ts')).parsePdf(bytes);
  return (await import('./parse-eps.ts')).parseEps(bytes);
}
