import { fileURLToPath } from 'node:url';
import type { Engine } from './engine.ts';
import { writePictures } from './picture-folder.ts';
import { debianVersionOf, decodeTexts, firstLineOf, outputOf } from './programs.ts';

/** Debian's own, since OpenCV from pip comes without the module. */
const PYTHON = '/usr/bin/python3';
const PROGRAM = fileURLToPath(new URL('read_by_wechat.py', import.meta.url));

/** WeChat's reader in OpenCV, without its networks, as Debian's `python3-opencv` ships it. */
export const wechat: Engine = {
  id: 'wechat',
  name: 'WeChat',
  family: 'phones',
  version: debianVersionOf('python3-opencv'),
  isInstalled: firstLineOf(PYTHON, [PROGRAM]) !== undefined,
  async read(pictures) {
    const paths = writePictures(pictures);
    return decodeTexts(await outputOf(PYTHON, [PROGRAM, ...paths]), pictures.length);
  },
};
