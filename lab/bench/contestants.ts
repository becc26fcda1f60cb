import { encodeMatrix } from '@everscan/core/encode/matrix';
import { renderPng } from '@everscan/core/export/raster/png/png';
import { renderSvg } from '@everscan/core/export/vector/svg/svg';
import { createScene } from '@everscan/core/scene/scene';
import { correction, generate } from 'lean-qr';
import { toPngBuffer } from 'lean-qr/extras/node_export';
import { toSvgSource } from 'lean-qr/extras/svg';
import * as qrImage from 'qr-image';
import qrcode from 'qrcode';
import qrcodeGenerator from 'qrcode-generator';
import * as uqr from 'uqr';

/** Side of every PNG in pixels; libraries with whole-pixel modules come as close as they can. */
export const SIZE_PX = 1000;

/** Runs a task once; `undefined` where a library does not offer it. */
type Task = ((text: string) => unknown) | undefined;

export type Contestant = {
  readonly name: string;
  readonly encode: Task;
  readonly svg: Task;
  readonly png: Task;
};

const design = { shape: 'standard', level: 'H', quietZone: 1 } as const;
const dots = { ...design, shape: 'dots' } as const;
const nodeQrcode = { errorCorrectionLevel: 'H', margin: 1 } as const;
const qrImageOptions = { ec_level: 'H', margin: 1 } as const;

function pixelsPerModule(modules: number): number {
  return Math.floor(SIZE_PX / (modules + 2));
}

function generator(text: string) {
  const code = qrcodeGenerator(0, 'H');
  code.addData(text);
  code.make();
  return code;
}

const lean = (text: string) => generate(text, { minCorrectionLevel: correction.H });

/** The others are compared with the first. All use level H and a margin of one module. */
export const contestants: readonly Contestant[] = [
  {
    name: 'qrcode (node-qrcode)',
    encode: (text) => qrcode.create(text, nodeQrcode),
    svg: (text) => qrcode.toString(text, { ...nodeQrcode, type: 'svg' }),
    png: (text) => qrcode.toBuffer(text, { ...nodeQrcode, width: SIZE_PX }),
  },
  {
    name: 'Everscan, standard',
    encode: (text) => encodeMatrix(text, 'H'),
    svg: (text) => renderSvg(createScene(text, design), text),
    png: (text) => renderPng(createScene(text, design), SIZE_PX),
  },
  {
    name: 'Everscan, dots',
    encode: undefined,
    svg: (text) => renderSvg(createScene(text, dots), text),
    png: (text) => renderPng(createScene(text, dots), SIZE_PX),
  },
  {
    name: 'qr-image',
    encode: (text) => qrImage.matrix(text, 'H'),
    svg: (text) => qrImage.imageSync(text, { ...qrImageOptions, type: 'svg' }),
    png: (text) => {
      // qr-image takes pixels per module instead of a size, so it needs the number of modules.
      const size = pixelsPerModule(modulesOf(text));
      return qrImage.imageSync(text, { ...qrImageOptions, type: 'png', size });
    },
  },
  {
    name: 'lean-qr',
    encode: lean,
    svg: (text) => toSvgSource(lean(text), { padX: 1, padY: 1 }),
    png: (text) => {
      const code = lean(text);
      return toPngBuffer(code, { padX: 1, padY: 1, scale: pixelsPerModule(code.size) });
    },
  },
  {
    name: 'uqr',
    encode: (text) => uqr.encode(text, { ecc: 'H', border: 1 }),
    svg: (text) => uqr.renderSVG(text, { ecc: 'H', border: 1 }),
    png: undefined,
  },
  {
    name: 'qrcode-generator',
    encode: generator,
    svg: (text) => generator(text).createSvgTag({ cellSize: 1, margin: 1 }),
    png: undefined,
  },
];

const sizes = new Map<string, number>();

function modulesOf(text: string): number {
  const known = sizes.get(text) ?? qrImage.matrix(text, 'H').length;
  sizes.set(text, known);
  return known;
}
