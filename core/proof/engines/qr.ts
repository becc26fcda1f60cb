import { decoders } from '../scanners.ts';
import { engineOfPackage } from './engine.ts';

/** The decoder of the package `qr`, as the site's scan check uses it. */
export const qr = engineOfPackage({
  id: 'qr',
  name: 'qr',
  family: 'phones',
  package: 'qr',
  decode: (picture) => decoders.find(({ id }) => id === 'qr')?.decode(picture),
});
