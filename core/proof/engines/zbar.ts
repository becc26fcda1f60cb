import { scanImageData } from '@undecaf/zbar-wasm';
import { engineOfPackage } from './engine.ts';

type ZbarInput = Parameters<typeof scanImageData>[0];

/** ZBar with its default settings, as desktop programs and scripts use it. */
export const zbar = engineOfPackage({
  id: 'zbar',
  name: 'ZBar',
  family: 'apps',
  package: '@undecaf/zbar-wasm',
  async decode({ width, height, data }) {
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
    const symbols = await scanImageData({ width, height, data: pixels } as ZbarInput);
    return symbols.find(({ typeName }) => typeName === 'ZBAR_QRCODE')?.decode();
  },
});
