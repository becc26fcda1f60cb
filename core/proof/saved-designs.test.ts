import { describe, test } from 'vitest';
import { upgradeDesign } from '../src/design/upgrade.ts';
import { renderPng } from '../src/export/raster/png/png.ts';
import { geist } from '../src/lettering/geist.ts';
import { createScene } from '../src/scene/scene.ts';
import { expectToScan } from './read-back.ts';

/** Contents and designs as databases contain them, saved before the eyes were redrawn. */
const saved = [
  ['https://example.com', { style: 'dots' }],
  ['https://example.com', { style: 'standard', level: 'M', quietZone: 4 }],
  [
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Müller;Jörg;;;\r\nFN:Jörg Müller\r\nEND:VCARD\r\n',
    {
      version: 1,
      shape: 'circles',
      eyeFrame: 'circle',
      eyeBall: 'circle',
      ink: { type: 'linear', angle: 45, stops: ['#0b2f7a', '#08728f'] },
      background: '#ffffff',
      eyeFrameColor: null,
      eyeBallColor: null,
      logo: null,
      frame: null,
      quietZone: 1,
      level: 'H',
    },
  ],
  [
    'WIFI:T:WPA;S:Gäste;P:1234567890;;',
    { version: 1, shape: 'star', eyeFrame: 'cut', eyeBall: 'cut', quietZone: 2, level: 'Q' },
  ],
  [
    'HTTPS://EVR.SC/Q/K7M2PX9R',
    { version: 1, shape: 'leaf', eyeFrame: 'extra-rounded', eyeBall: 'star', level: 'L' },
  ],
  [
    'ü'.repeat(636),
    { version: 1, shape: 'dots', eyeFrame: 'standard', eyeBall: 'diamond', level: 'H' },
  ],
] as const;

describe('a design saved earlier is still drawn and read', () => {
  test.each(saved)('%j in %j', async (text, design) => {
    const scene = createScene(text, upgradeDesign(design), { font: geist });
    await expectToScan(renderPng(scene, 1000), text);
  });
});
