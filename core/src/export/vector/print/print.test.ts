import { inflateSync } from 'node:zlib';
import { XMLValidator } from 'fast-xml-parser';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { codecFiles } from '../../../../proof/codec-files.ts';
import { logos } from '../../../../proof/design-cases.ts';
import { scanWithZxing } from '../../../../proof/scanners.ts';
import { contrastOf } from '../../../design/contrast.ts';
import type { Design } from '../../../design/design.ts';
import { geist } from '../../../lettering/geist.ts';
import type { Color } from '../../../paint/color.ts';
import { createScene } from '../../../scene/scene.ts';
import { loadJpegWriter } from '../../raster/jpeg.ts';
import { renderRgba } from '../../raster/paint.ts';
import { renderPng } from '../../raster/png/png.ts';
import { renderSvg } from '../svg/svg.ts';
import { renderEps } from './eps.ts';
import { renderPdf } from './pdf.ts';
import { printImage } from './print-image.ts';

const writeJpeg = await loadJpegWriter(codecFiles);
const TEXT = 'https://example.com/';
const frame = { id: 'card', text: 'Scan me', color: '#0b5d4e', textColor: '#ffffff' } as const;
const logo = { image: logos.png, width: 128, height: 96, share: 0.2, margin: 1 };
const full: Partial<Design> = {
  shape: 'rounded',
  eyeFrame: 'leaf',
  eyeBall: 'circle',
  ink: { type: 'linear', angle: 30, stops: ['#5b2bd9', '#be123c'] },
  logo,
  frame,
};
const plain = createScene(TEXT, { shape: 'standard', quietZone: 4 });
const rich = createScene(TEXT, full, { font: geist });
const print = { title: 'Grüße (1) \\ 漢', sizeMm: 50, isBlackOnly: false };

const mm = (points: string | undefined) => (Number(points) / 72) * 25.4;
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('the physical size', () => {
  test.each([10, 33.3, 50, 210])('of %f mm is exact in PDF, EPS, SVG and PNG', (sizeMm) => {
    for (const scene of [plain, rich]) {
      const { width, height } = scene.page;
      const [wide, high] = [(sizeMm * width) / Math.max(width, height), sizeMm];
      const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(
        latin1(renderPdf(scene, { ...print, sizeMm })),
      );
      expect(mm(box?.[1])).toBeCloseTo(wide, 3);
      expect(mm(box?.[2])).toBeCloseTo(high, 3);
      const eps = renderEps(scene, { ...print, sizeMm });
      const exact = /%%HiResBoundingBox: 0 0 ([\d.]+) ([\d.]+)\n/.exec(eps);
      expect(mm(exact?.[1])).toBeCloseTo(wide, 3);
      expect(mm(exact?.[2])).toBeCloseTo(high, 3);
      const svg = renderSvg(scene, TEXT, { sizeMm });
      expect(Number(/ height="([\d.]+)mm"/.exec(svg)?.[1])).toBeCloseTo(high, 3);
      const png = Buffer.from(renderPng(scene, 1000, sizeMm));
      const at = png.indexOf('pHYs');
      expect(png.readUInt32BE(at + 4)).toBe(Math.round(1_000_000 / sizeMm));
      expect(png[at + 12]).toBe(1); // a metre
    }
  });

  test('is left out of PNG and SVG if none is given', () => {
    expect(Buffer.from(renderPng(plain, 100)).includes('pHYs')).toBe(false);
    expect(renderSvg(plain, TEXT)).not.toContain('mm"');
  });

  test('of a JPEG is in its header as dots per inch', () => {
    const jpeg = Buffer.from(writeJpeg(rich, 600, 50.8));
    expect([jpeg[13], jpeg.readUInt16BE(14), jpeg.readUInt16BE(16)]).toEqual([1, 300, 300]);
  });
});

/** The grey of a share of black ink. */
const greyOf = ([, black]: RegExpExecArray): Color =>
  `#${Math.round((1 - Number(black)) * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;

describe('black ink only', () => {
  test('leaves no other ink in PDF and EPS', () => {
    const files = [
      drawingOf(renderPdf(rich, { ...print, isBlackOnly: true })),
      renderEps(rich, { ...print, isBlackOnly: true }),
    ];
    for (const file of files) {
      expect(file).not.toMatch(/DeviceRGB| rg\b|setrgbcolor/);
      expect(file).toMatch(/\b0 0 0 [\d.]+ (k|setcmykcolor)\n/);
    }
  });

  test.each<[ink: Color, background: Color]>([
    ['#1d1d1b', '#e2001a'],
    ['#1a1a1a', '#d40000'],
    ['#333333', '#ff2020'],
    ['#808080', '#ffffff'],
  ])('keeps the contrast ratio of %s on %s, in PDF and EPS', (color, background) => {
    const scene = createScene(TEXT, { ink: { type: 'solid', color }, background });
    for (const file of [
      drawingOf(renderPdf(scene, { ...print, isBlackOnly: true })),
      renderEps(scene, { ...print, isBlackOnly: true }),
    ]) {
      const [paper, ink] = Array.from(
        file.matchAll(/\b0 0 0 ([\d.]+) (?:k|setcmykcolor)\n/g),
        greyOf,
      );
      const ratio = contrastOf(ink as Color, paper as Color);
      expect(Math.abs(ratio / contrastOf(color, background) - 1)).toBeLessThan(0.02);
    }
  });

  test('prints a logo in the greys of its colours', () => {
    const image = new PNG({ width: 2, height: 1 });
    image.data.set([0xe2, 0x00, 0x1a, 255, 0x80, 0x80, 0x80, 255]);
    const uri = `data:image/png;base64,${PNG.sync.write(image).toString('base64')}`;
    expect([...inflateSync(printImage(uri, true).data)]).toEqual([0x70, 0x80]);
  });
});

describe('a vector file', () => {
  test('contains only paths and a logo: nothing is clipped, copied or embedded', () => {
    const svg = renderSvg(rich, TEXT, { description: 'A & B' });
    expect(XMLValidator.validate(svg)).toBe(true);
    const elements = new Set((svg.match(/<\w+/g) ?? []).map((element) => element.slice(1)));
    expect(elements).toEqual(
      new Set(['svg', 'title', 'desc', 'defs', 'linearGradient', 'stop', 'path', 'image']),
    );
    expect(drawingOf(renderPdf(rich, print))).not.toMatch(/\bW\*? n\b|\bBT\b|\/Font/);
    expect(renderEps(rich, print)).not.toMatch(/\bclip\b|\bshow\b|findfont/);
  });

  test('has its title, whatever characters it contains', () => {
    const title = Buffer.from(`\ufeff${print.title}`, 'utf16le').swap16().toString('hex');
    expect(latin1(renderPdf(plain, print))).toContain(`/Title <${title}>`);
    expect(renderEps(plain, print)).toContain('%%Title: Gr??e (1) \\ ?\n');
  });

  test('of a frame without text is as high as its page', () => {
    const look = { ...frame, id: 'text-below', text: '' } as const;
    const scene = createScene(TEXT, { shape: 'standard', frame: look });
    const { width, height, data } = PNG.sync.read(Buffer.from(renderPng(scene, 400)));
    const image = renderRgba(scene, 400);
    expect([width, height]).toEqual([image.width, image.height]);
    expect(width).toBeLessThan(height);
    expect(data.equals(Buffer.from(image.data))).toBe(true);
  });

  test('of a frame is drawn without characters that the font lacks', () => {
    const scene = createScene(TEXT, { frame: { ...frame, text: 'A漢😀' } }, { font: geist });
    expect(renderSvg(scene, TEXT)).toContain('fill="#ffffff"');
  });
});

describe('a coloured picture', () => {
  test.each([
    ['on paper', '#fef3c7', 2],
    ['without paper', 'transparent', 6],
  ] as const)(
    '%s is read by an independent decoder as it was drawn',
    (_, background, colorType) => {
      const scene = createScene(TEXT, { ...full, background }, { font: geist });
      const png = renderPng(scene, 400);
      expect(png[25]).toBe(colorType);
      const { width, height, data } = PNG.sync.read(Buffer.from(png));
      const image = renderRgba(scene, 400);
      expect([width, height]).toEqual([image.width, image.height]);
      expect(data.equals(Buffer.from(image.data))).toBe(true);
    },
  );

  test('has the requested longer side, and the other in proportion', () => {
    const { width, height } = renderRgba(rich, 777);
    expect(height).toBe(777);
    expect(width).toBeLessThan(777);
  });

  test('as JPEG is opened and read by ZXing', async () => {
    const jpeg = writeJpeg(createScene(TEXT, { ...full, frame: null }), 500);
    expect((await scanWithZxing(jpeg))?.exact).toBe(TEXT);
  });

  test('with an unreadable logo is rejected with a reason', () => {
    const broken = { ...logo, image: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(200)}` };
    const scene = createScene(TEXT, { logo: broken });
    for (const draw of [() => renderRgba(scene, 300), () => renderPdf(scene, print)]) {
      expect(draw).toThrow(expect.objectContaining({ reason: 'invalid-logo' }));
    }
  });
});

/** The dictionaries of a PDF and the operators that draw its page. */
function drawingOf(pdf: Uint8Array): string {
  const text = latin1(pdf);
  const head = '/Filter /FlateDecode /Length ';
  const at = text.lastIndexOf(`<< ${head}`);
  const start = text.indexOf('stream\n', at) + 7;
  const drawing = inflateSync(pdf.subarray(start, text.indexOf('\nendstream', start)));
  return text.replace(/stream\n[\s\S]*?\nendstream/g, '') + latin1(drawing);
}
