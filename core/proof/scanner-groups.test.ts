import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { eyeBalls } from '../src/eye-ball/index.ts';
import { eyeFrames } from '../src/eye-frame/index.ts';
import { checkScan } from '../src/scan-check/scan-check.ts';
import type { ScanCheckInput, Verdict } from '../src/scan-check/verdict.ts';
import { seed } from './contents.ts';
import { isFull, someOf } from './extent.ts';
import { anyCode } from './random-designs.ts';
import { decoders } from './scanners.ts';

const TEXT = 'https://example.com/menu';
const beads = { eyeFrame: 'beads', eyeBall: 'hexagon' } as const;

const check = (design: Partial<Design>, rest: Partial<ScanCheckInput> = {}) =>
  checkScan({ text: TEXT, ...rest, design: { ...defaultDesign, ...design } }, decoders, 'full');

describe('phones read every eye at every width, so the panel marks none', () => {
  const isFine = ({ rating }: Verdict) => rating !== 'hard' && rating !== 'unreadable';

  test.each(someOf(eyeFrames))('frame $label', async ({ id }) => {
    expect(isFine(await check({ shape: 'standard', eyeFrame: id }))).toBe(true);
  });

  test.each(someOf(eyeBalls))('ball $label', async ({ id }) => {
    expect(isFine(await check({ shape: 'standard', eyeBall: id }))).toBe(true);
  });
});

describe('the verdict says which scanners read a code', () => {
  test('squares: all at every width', async () => {
    expect(await check({ shape: 'standard' })).toMatchObject({
      rating: 'everywhere',
      groups: ['phones', 'apps', 'everywhere'],
    });
  });

  test('dots: older scanners from 4 pixels a module on', async () => {
    const verdict = await check({});
    expect(verdict).toMatchObject({
      rating: 'everywhere-from-4',
      groups: ['phones', 'apps', 'everywhere'],
    });
    const missed = verdict.trials.filter(({ missedBy }) => missedBy.includes('quirc'));
    expect(missed.map(({ id }) => id)).toEqual(['3px']);
  });

  test('round eye frames: not older scanners', async () => {
    const verdict = await check({ eyeFrame: 'rounded' });
    expect(verdict).toMatchObject({ rating: 'well', groups: ['phones', 'apps'] });
  });

  test('beads: not web pages, but the code is not hard to read, and there is a fix', async () => {
    const verdict = await check(beads);
    expect(verdict).toMatchObject({
      readable: true,
      rating: 'not-web',
      groups: ['phones'],
      needsWarning: false,
    });
    expect(verdict.causes).toContain('eye-frame');
    expect((await check(verdict.fix?.design ?? beads)).rating).toMatch(/^everywhere|^well/);
  });
});

describe('the warning before a download', () => {
  test('appears for a code that is hard to read and whose file only phones read', async () => {
    const verdict = await check({ ...beads, quietZone: 0 });
    expect(verdict).toMatchObject({ readable: true, rating: 'hard', needsWarning: true });
  });

  test('appears for a code that does not scan', async () => {
    const verdict = await check({ ink: { type: 'solid', color: '#f0f0f0' } });
    expect(verdict).toMatchObject({ readable: false, needsWarning: true });
  });

  test('does not appear for a code that is hard to read but whose file web pages read', async () => {
    const verdict = await check({ quietZone: 0 });
    expect(verdict).toMatchObject({ rating: 'hard', needsWarning: false });
  });
});

describe('the printed size', () => {
  const long = 'x'.repeat(100);

  test('rejects modules that no printer can print', async () => {
    const verdict = await check({ shape: 'standard' }, { text: long, printedMm: 5 });
    expect(verdict).toMatchObject({ rating: 'unreadable', causes: ['density'] });
  });

  test('makes a code hard to read when its modules are below 0.33 mm', async () => {
    const { rating, causes } = await check({ shape: 'standard' }, { printedMm: 9 });
    expect([rating, causes]).toEqual(['hard', ['density']]);
  });

  test('makes no difference to a code of usual size', async () => {
    expect((await check({}, { printedMm: 40 })).rating).toBe((await check({})).rating);
  });
});

test('a file with one pixel for each module never reads well', async () => {
  const { rating } = await check({ shape: 'standard', quietZone: 4 }, { sizePx: 41 });
  expect(rating).not.toMatch(/^everywhere|^well/);
});

test(`a margin as wide as the standard requires never scores below a narrower one (SEED=${seed})`, async () => {
  const designs = [
    { shape: 'standard' },
    { shape: 'dots' },
    ...fc.sample(anyCode, { seed, numRuns: 2 }).map(({ design }) => design),
  ] as const;
  for (const design of designs.filter((_, i) => isFull || i % 2 === 0)) {
    const [narrow, wide] = [
      await check({ ...design, quietZone: 1 }),
      await check({ ...design, quietZone: 4 }),
    ];
    expect(wide.score, JSON.stringify(design)).toBeGreaterThanOrEqual(narrow.score);
  }
});
