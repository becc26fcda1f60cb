import { fileURLToPath } from 'node:url';
import type { Engine } from './engine.ts';
import { writePictures } from './picture-folder.ts';
import { decodeTexts, firstLineOf, outputOf } from './programs.ts';

/** Debian's own OpenCV cannot decode, so `PYTHON` may name a Python with OpenCV from pip. */
const PYTHON = process.env.PYTHON ?? 'python3';
const PROGRAM = fileURLToPath(new URL('read_qr_codes.py', import.meta.url));
const version = firstLineOf(PYTHON, [PROGRAM]);

/** OpenCV's QRCodeDetector, as kiosks and computer vision scripts use it. */
export const opencv: Engine = {
  id: 'opencv',
  name: 'OpenCV',
  family: 'older',
  version: version ?? 'unknown',
  isInstalled: version !== undefined,
  async read(pictures) {
    const paths = writePictures(pictures);
    return decodeTexts(await outputOf(PYTHON, [PROGRAM, ...paths]), pictures.length);
  },
};
