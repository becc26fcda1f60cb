import type { Engine } from './engine.ts';
import { jsqr } from './jsqr.ts';
import { opencv } from './opencv.ts';
import { qr } from './qr.ts';
import { quirc } from './quirc.ts';
import { zbar } from './zbar.ts';
import { zxing } from './zxing.ts';
import { zxingCpp1 } from './zxing-cpp-1.ts';
import { zxingJava } from './zxing-java.ts';

/** Every engine, from those in phones to those in small devices. */
export const engines: readonly Engine[] = [
  zxing,
  qr,
  jsqr,
  zbar,
  zxingCpp1,
  zxingJava,
  quirc,
  opencv,
];
