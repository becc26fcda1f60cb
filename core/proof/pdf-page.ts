import { inflateSync } from 'node:zlib';
import { coverEdges, type Edge, edgesOf } from '../src/export/raster/coverage.ts';
import type { Pixels } from '../src/image/pixels.ts';
import type { Path, Segment } from '../src/path/path.ts';

/** The PDF matrix [a b c d e f]. */
type Matrix = readonly [number, number, number, number, number, number];

/** A shape on a page; its corners are in points from the lower left corner of the page. */
export type PdfShape = {
  readonly paint: 'fill' | 'stroke';
  /** 0 black to 1 white. */
  readonly grey: number;
  readonly path: Path;
};

/** A form that a page draws. */
export type PdfForm = { readonly name: string; readonly matrix: Matrix; readonly box: number[] };

export type PdfPageDrawing = {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PdfShape[];
  readonly forms: readonly PdfForm[];
};

type PdfObject = { readonly head: string; readonly data: Uint8Array | undefined };

/**
 * Reads what our own PDF writer draws: paths in RGB and grey, and forms. It shares no code with the
 * writer, so that tests can measure a file.
 */
export function readPdf(pdf: Uint8Array): PdfPageDrawing[] {
  const objects = readObjects(pdf);
  const get = (id: string | undefined) => objects.get(Number(id)) as PdfObject;
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const [width = 0, height = 0] = numbersIn(/\/MediaBox \[0 0 ([^\]]+)\]/.exec(head)?.[1]);
    const shapes: PdfShape[] = [];
    const forms: PdfForm[] = [];
    run(textOf(get(/\/Contents (\d+)/.exec(head)?.[1])), head, [1, 0, 0, 1, 0, 0]);
    return { width, height, shapes, forms };

    function run(content: string, resources: string, start: Matrix): void {
      let matrix = start;
      let [fill, stroke] = [0, 0];
      const saved: (readonly [Matrix, number, number])[] = [];
      let operands: string[] = [];
      let path: Segment[] = [];
      const at = (i: number) => point(matrix, Number(operands[i]), Number(operands[i + 1]));
      const add = (paint: PdfShape['paint']) => {
        shapes.push({
          paint,
          grey: paint === 'fill' ? fill : stroke,
          path: path as unknown as Path,
        });
        path = [];
      };
      for (const token of content.split(/\s+/)) {
        if (!/^[A-Za-z]+$/.test(token)) {
          if (token !== '') operands.push(token);
          continue;
        }
        const [x = 0, y = 0, w = 0, h = 0] = operands.map(Number);
        if (token === 'q') saved.push([matrix, fill, stroke]);
        else if (token === 'Q') [matrix, fill, stroke] = saved.pop() ?? [start, 0, 0];
        else if (token === 'cm') matrix = multiply(operands.map(Number) as never, matrix);
        else if (token === 'm') path.push(['M', ...at(0)]);
        else if (token === 'l') path.push(['L', ...at(0)]);
        else if (token === 'c') path.push(['C', ...at(0), ...at(2), ...at(4)]);
        else if (token === 're') {
          path.push(['M', ...point(matrix, x, y)], ['L', ...point(matrix, x + w, y)]);
          path.push(['L', ...point(matrix, x + w, y + h)], ['L', ...point(matrix, x, y + h)]);
        } else if (token === 'f') add('fill');
        else if (token === 'S') add('stroke');
        else if (token === 'g') fill = x;
        else if (token === 'G') stroke = x;
        else if (token === 'rg') fill = 0.2126 * x + 0.7152 * y + 0.0722 * w;
        else if (token === 'Do') {
          const name = operands[0]?.slice(1) ?? '';
          const form = get(new RegExp(`/${name} (\\d+) 0 R`).exec(resources)?.[1]);
          const box = numbersIn(/\/BBox \[([^\]]+)\]/.exec(form.head)?.[1]);
          forms.push({ name, matrix, box });
          run(textOf(form), form.head, matrix);
        } else if (token !== 'h' && token !== 'w') throw new Error(`Unknown operator ${token}`);
        operands = [];
      }
    }
  });
}

/** A page as a printer of this resolution draws it, in grey on white. */
export function rasterPage({ width, height, shapes }: PdfPageDrawing, dpi: number): Pixels {
  const scale = dpi / 72;
  const [widthPx, heightPx] = [Math.round(width * scale), Math.round(height * scale)];
  const data = new Uint8Array(widthPx * heightPx * 4).fill(255);
  for (const { path, grey, paint } of shapes) {
    if (paint === 'stroke') continue; // thinner than a pixel
    const edges = [...edgesOf(path, scale)]
      .map(([x0, y0, x1, y1]): Edge => [x0, heightPx - y0, x1, heightPx - y1])
      .filter(([, y0, , y1]) => y0 !== y1);
    let [left, top, right, bottom] = [widthPx, heightPx, 0, 0];
    for (const [x0, y0, x1, y1] of edges) {
      left = Math.min(left, x0, x1);
      right = Math.max(right, x0, x1);
      top = Math.min(top, y0, y1);
      bottom = Math.max(bottom, y0, y1);
    }
    [left, top] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
    const [w, h] = [
      Math.min(widthPx, Math.ceil(right)) - left,
      Math.min(heightPx, Math.ceil(bottom)) - top,
    ];
    if (w <= 0 || h <= 0) continue;
    const clip = (x: number) => Math.min(w, Math.max(0, x - left));
    const moved = edges.map(([x0, y0, x1, y1]): Edge => [clip(x0), y0 - top, clip(x1), y1 - top]);
    const cover = coverEdges(moved, w, h, new Uint8Array(w * h));
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const share = (cover[y * w + x] as number) / 255;
        const to = ((top + y) * widthPx + left + x) * 4;
        const value = (data[to] as number) * (1 - share) + 255 * grey * share;
        data.fill(value, to, to + 3);
      }
    }
  }
  return { width: widthPx, height: heightPx, data };
}

/** A part of a picture, in pixels from its upper left corner. */
export function crop(picture: Pixels, x: number, y: number, width: number, height: number): Pixels {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const w = Math.min(picture.width - left, Math.round(width));
  const h = Math.min(picture.height - top, Math.round(height));
  const data = new Uint8Array(w * h * 4);
  for (let row = 0; row < h; row++) {
    const from = ((top + row) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + w * 4), row * w * 4);
  }
  return { width: w, height: h, data };
}

function readObjects(pdf: Uint8Array): Map<number, PdfObject> {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = new Map<number, PdfObject>();
  // Finds objects by the table of offsets, because compressed streams can contain anything.
  for (const [, offset] of text.matchAll(/^(\d{10}) 00000 n $/gm)) {
    const start = Number(offset);
    const [, id, head = '', next] =
      /(\d+) 0 obj\n(.*)\n(stream|endobj)/.exec(text.slice(start, start + 100_000)) ?? [];
    if (id === undefined) throw new Error(`No object at ${start}`);
    const body = text.indexOf('stream\n', start) + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const data = next === 'stream' ? pdf.subarray(body, body + length) : undefined;
    objects.set(Number(id), { head, data });
  }
  return objects;
}

function textOf({ data }: PdfObject): string {
  return inflateSync(data as Uint8Array).toString('latin1');
}

function numbersIn(text = ''): number[] {
  return text.trim().split(/\s+/).map(Number);
}

function multiply([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ];
}

export function point([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
