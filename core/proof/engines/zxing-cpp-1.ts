import { type Engine, readUtf8 } from './engine.ts';
import { writePictures } from './picture-folder.ts';
import { debianVersionOf, firstLineOf, outputOf } from './programs.ts';

/** An older ZXing-C++, as Debian 12 ships it. */
export const zxingCpp1: Engine = {
  id: 'zxing-cpp-1',
  name: 'ZXing-C++ 1',
  family: 'apps',
  version: debianVersionOf('libzxing2'),
  isInstalled: firstLineOf('which', ['ZXingReader']) !== undefined,
  async read(pictures) {
    const paths = writePictures(pictures);
    const output = await outputOf('ZXingReader', ['-format', 'QRCode', ...paths]);
    // Its "Text" is unescaped and may run over several lines; the bytes are exact.
    const found = new Map<string, string | undefined>();
    for (const report of output.split(/^File: +/m)) {
      const path = report.slice(0, report.indexOf('\n'));
      const hex = /^Bytes: +([0-9A-F ]+)$/m.exec(report)?.[1];
      if (hex) found.set(path, readUtf8(Buffer.from(hex.replaceAll(' ', ''), 'hex')));
    }
    return paths.map((path) => found.get(path));
  },
};
