import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { pngFile } from '../../src/export/raster/png/png-file.ts';
import type { Pixels } from '../../src/image/pixels.ts';

const root = mkdtempSync(join(tmpdir(), 'everscan-engines-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

let written:
  | { readonly pictures: readonly Pixels[]; readonly paths: readonly string[] }
  | undefined;

/**
 * Paths of PNG files with these pictures, in order. Several programs share the files. The next batch
 * overwrites them, so that the disk does not fill up.
 */
export function writePictures(pictures: readonly Pixels[]): readonly string[] {
  if (written?.pictures === pictures) return written.paths;
  const paths = pictures.map((picture, i) => {
    const path = join(root, `${i}.png`);
    writeFileSync(path, pngOf(picture));
    return path;
  });
  written = { pictures, paths };
  return paths;
}

/** In true colour and without filters, since it is read once and thrown away. */
function pngOf({ width, height, data }: Pixels): Uint8Array {
  const stride = 1 + 3 * width;
  const rows = new Uint8Array(stride * height);
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0, to = y * stride + 1; x < width; x++, from += 4, to += 3) {
      rows[to] = data[from] as number;
      rows[to + 1] = data[from + 1] as number;
      rows[to + 2] = data[from + 2] as number;
    }
  }
  const header = { widthPx: width, heightPx: height, pixelsPerMetre: undefined } as const;
  return pngFile({ ...header, bitDepth: 8, colorType: 2 }, deflateSync(rows, { level: 1 }));
}
