import jsqrModule from 'jsqr';
import { engineOfPackage } from './engine.ts';

/** jsQR, as web apps use it on frames of a camera: without a second look for inverted codes. */
export const jsqr = engineOfPackage({
  id: 'jsqr',
  name: 'jsQR',
  family: 'apps',
  package: 'jsqr',
  decode({ width, height, data }) {
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
    return decodeByJsqr(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data;
  },
});

// A CommonJS module, which Node and TypeScript's bundler resolution see differently.
export const decodeByJsqr = (
  'default' in jsqrModule ? jsqrModule.default : jsqrModule
) as typeof jsqrModule;
