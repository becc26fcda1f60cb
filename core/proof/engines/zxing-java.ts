import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine } from './engine.ts';
import { writePictures } from './picture-folder.ts';
import { debianVersionOf, decodeTexts, firstLineOf, outputOf } from './programs.ts';

/** Where Debian's libzxing-core-java installs the JAR. */
const JAR = '/usr/share/java/core.jar';
const PROGRAM = fileURLToPath(new URL('ReadQrCodes.java', import.meta.url));

/** ZXing for Java, as Android apps use it when they bring their own scanner. */
export const zxingJava: Engine = {
  id: 'zxing-java',
  name: 'ZXing Java',
  family: 'apps',
  version: debianVersionOf('libzxing-core-java'),
  isInstalled: existsSync(JAR) && firstLineOf('which', ['javac']) !== undefined,
  async read(pictures) {
    const paths = writePictures(pictures);
    const output = await outputOf('java', [
      '-XX:TieredStopAtLevel=1',
      '-cp',
      JAR,
      PROGRAM,
      ...paths,
    ]);
    return decodeTexts(output, pictures.length);
  },
};
