import { decoders } from '../scanners.ts';
import { engineOfPackage } from './engine.ts';

/** ZXing-C++ 3 with the options of the site's scan check. */
export const zxing = engineOfPackage({
  id: 'zxing',
  name: 'ZXing-C++ 3',
  family: 'phones',
  package: 'zxing-wasm',
  decode: (picture) => decoders.find(({ id }) => id === 'zxing')?.decode(picture),
});
