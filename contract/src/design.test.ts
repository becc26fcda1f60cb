import { type Design, defaultDesign } from '@everscan/core/design/design';
import { upgradeDesign } from '@everscan/core/design/upgrade';
import { eyeBalls } from '@everscan/core/eye-ball/index';
import { eyeFrames } from '@everscan/core/eye-frame/index';
import { frames } from '@everscan/core/frame/index';
import { logoLimits } from '@everscan/core/logo/logo';
import { shapes } from '@everscan/core/shape/index';
import { describe, expect, test } from 'vitest';
import { designSchema } from './design.ts';

const png = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(400)}`;
const svg = (attributes: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10"><path${attributes} d="M0 0l10 0l0 10z"/></svg>`)}`;
const cleaned = svg(' fill="#ff0000"');
const hostile = svg(' onclick="alert(1)"');
const logo = { image: png, width: 64, height: 32, share: 0.2, margin: 1 };
const frame = { id: 'card', text: 'SCAN ME', color: '#0b5d4e', textColor: '#ffffff' } as const;

function problemsOf(change: Record<string, unknown>): string[] {
  const result = designSchema.safeParse({ ...defaultDesign, ...change });
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
}

describe('designSchema', () => {
  test('accepts the default design', () => {
    expect(designSchema.parse(defaultDesign)).toEqual(defaultDesign);
  });

  test('accepts a design with every field set', () => {
    const design: Design = {
      ...defaultDesign,
      ink: { type: 'linear', angle: 45, stops: ['#5b2bd9', '#e0218a'] },
      background: 'transparent',
      eyeFrameColor: '#111111',
      eyeBallColor: '#222222',
      logo,
      frame,
    };
    expect(designSchema.parse(design)).toEqual(design);
  });

  test('accepts every shape, eye and frame of the registries', () => {
    for (const { id } of shapes) expect(problemsOf({ shape: id })).toEqual([]);
    for (const { id } of eyeFrames) expect(problemsOf({ eyeFrame: id })).toEqual([]);
    for (const { id } of eyeBalls) expect(problemsOf({ eyeBall: id })).toEqual([]);
    for (const { id } of frames) expect(problemsOf({ frame: { ...frame, id } })).toEqual([]);
  });

  test.each([
    ['shape', { shape: 'squares' }],
    ['version', { version: 2 }],
    ['ink.color', { ink: { type: 'solid', color: 'red' } }],
    ['ink.color', { ink: { type: 'solid', color: '#FFFFFF' } }],
    ['ink.angle', { ink: { type: 'linear', angle: 360, stops: ['#000000', '#ffffff'] } }],
    ['ink.stops', { ink: { type: 'radial', stops: ['#000000'] } }],
    ['background', { background: 'url(#a)' }],
    ['eyeBallColor', { eyeBallColor: '#12345' }],
    ['quietZone', { quietZone: 1.5 }],
    ['quietZone', { quietZone: 11 }],
    ['level', { level: 'X' }],
    ['logo.share', { logo: { ...logo, share: 0.41 } }],
    ['logo.width', { logo: { ...logo, width: 0 } }],
    ['logo.margin', { logo: { ...logo, margin: Number.NaN } }],
    ['logo.image', { logo: { ...logo, image: png.replace('png', 'svg+xml') } }],
    ['logo.image', { logo: { ...logo, image: png.replace('iVBOR', 'PHN2Z') } }],
    ['logo.image', { logo: { ...logo, image: hostile } }],
    ['logo.image', { logo: { ...logo, image: `${png}"/><script>` } }],
    ['logo.image', { logo: { ...logo, image: png + 'A'.repeat(logoLimits.characters) } }],
    ['logo.image', { logo: { ...logo, image: 'https://example.com/logo.png' } }],
    ['frame.text', { frame: { ...frame, text: 'x'.repeat(33) } }],
    ['frame.text', { frame: { ...frame, text: 'two\nlines' } }],
    ['frame.id', { frame: { ...frame, id: 'none' } }],
    ['', { extra: 1 }],
    ['frame', { frame: { ...frame, extra: 1 } }],
  ])('reports a problem with %j in %j', (path, change) => {
    expect(problemsOf(change)).toEqual([path]);
  });
});

describe('a stored design', () => {
  test.each([
    [undefined],
    [null],
    ['dots'],
    [[]],
    [{ version: 99, shape: {}, ink: [], logo: 'x', frame: { id: 'card', text: 7 } }],
    [{ ink: { type: 'linear', stops: ['#000000', 'blue'] }, quietZone: -5, level: 'Z' }],
    [{ logo: { ...logo, share: 9, margin: -1 }, background: '#FFF' }],
  ])('%j is upgraded to a valid design', (stored) => {
    expect(designSchema.safeParse(upgradeDesign(stored)).error).toBeUndefined();
  });

  test('with a frame text that is too long loses whole characters', () => {
    const text = `${'x'.repeat(31)}😀`;
    expect(upgradeDesign({ frame: { ...frame, text: `${text}😀` } }).frame?.text).toBe(text);
  });

  test('keeps a frame text of 32 rare ideographs, which is accepted', () => {
    const design = { ...defaultDesign, frame: { ...frame, text: '𠮷'.repeat(32) } };
    expect(designSchema.safeParse(design).error).toBeUndefined();
    expect(upgradeDesign(design)).toEqual(design);
  });

  test('without a version keeps its style, level and margin', () => {
    expect(upgradeDesign({ style: 'standard', level: 'Q', quietZone: 4 })).toEqual({
      ...defaultDesign,
      shape: 'standard',
      level: 'Q',
      quietZone: 4,
    });
  });

  test('has no logo if the SVG of a link is not in the form to which uploads are cleaned', () => {
    const imageOf = (image: string) => upgradeDesign({ logo: { ...logo, image } }).logo?.image;
    expect([imageOf(cleaned), imageOf(hostile)]).toEqual([cleaned, undefined]);
    expect(
      designSchema.safeParse({ ...defaultDesign, logo: { ...logo, image: cleaned } }).success,
    ).toBe(true);
  });

  test('of the current version stays unchanged', () => {
    const design = { ...defaultDesign, shape: 'leaf', logo, frame } as const;
    expect(upgradeDesign(JSON.parse(JSON.stringify(design)))).toEqual(design);
  });
});
