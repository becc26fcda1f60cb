import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { eyeBalls } from '../src/eye-ball/index.ts';
import { eyeFrames } from '../src/eye-frame/index.ts';
import { checkScan } from '../src/scan-check/scan-check.ts';
import type { ScanCheckInput } from '../src/scan-check/verdict.ts';
import { seed } from './contents.ts';
import { isFull, someOf } from './extent.ts';
import { anyCode } from './random-designs.ts';
import { decoders } from './scanners.ts';

const TEXT = 'https://example.com/menu';

const check = (design: Partial<Design>, rest: Partial<ScanCheckInput> = {}) =>
  checkScan({ text: TEXT, ...rest, design: { ...defaultDesign, ...design } }, decoders, 'full');

describe('every scanner group that the panel promises for an eye reads it', () => {
  test.each(someOf(eyeFrames))('frame $label: $reach', async ({ id, reach }) => {
    expect((await check({ shape: 'standard', eyeFrame: id })).groups).toContain(reach);
  });

  test.each(someOf(eyeBalls))('ball $label: $reach', async ({ id, reach }) => {
    expect((await check({ shape: 'standard', eyeBall: id })).groups).toContain(reach);
  });

  test('older scanners need square eye frames and miss round ones', async () => {
    expect((await check({ eyeFrame: 'rounded' })).groups).toEqual(['phones', 'apps']);
  });
});

describe('a code that only phones read', () => {
  const beads = { eyeFrame: 'beads', eyeBall: 'hexagon' } as const;

  test('is hard to read because of its eyes, and has a fix', async () => {
    const verdict = await check(beads);
    expect(verdict).toMatchObject({ readable: true, text: 'Hard to read', groups: ['phones'] });
    expect(verdict.causes).toContain('eye-frame');
    expect(verdict.fix).toBeDefined();
    expect((await check(verdict.fix?.design ?? {})).text).toMatch(/^Reads/);
  });
});

describe('the warning before a download', () => {
  const rounded = { text: TEXT, design: { ...defaultDesign, eyeFrame: 'rounded' } } as const;
  const withoutApps = decoders.filter(({ group }) => group !== 'apps');

  test('appears for a code that no independent engine reads', async () => {
    const verdict = await checkScan(rounded, withoutApps, 'full');
    expect(verdict).toMatchObject({ readable: true, needsWarning: true });
  });

  test('appears for a code that does not scan', async () => {
    const verdict = await check({ ink: { type: 'solid', color: '#f0f0f0' } });
    expect(verdict).toMatchObject({ readable: false, needsWarning: true });
  });

  test('does not appear for a code that apps and web pages read', async () => {
    const verdict = await checkScan(rounded, decoders, 'full');
    expect(verdict).toMatchObject({ readable: true, needsWarning: false });
  });
});

describe('the printed size', () => {
  const long = 'x'.repeat(100);

  test('rejects modules that no printer can print', async () => {
    const verdict = await check({ shape: 'standard' }, { text: long, printedMm: 5 });
    expect(verdict).toMatchObject({ text: 'Does not scan', causes: ['density'] });
  });

  test('makes a code hard to read when its modules are below 0.33 mm', async () => {
    const { text, causes } = await check({ shape: 'standard' }, { printedMm: 9 });
    expect([text, causes]).toEqual(['Hard to read', ['density']]);
  });

  test('makes no difference to a code of usual size', async () => {
    expect((await check({}, { printedMm: 40 })).text).toBe('Reads everywhere');
  });
});

test('a file with one pixel for each module never reads well', async () => {
  const { text } = await check({ shape: 'standard', quietZone: 4 }, { sizePx: 41 });
  expect(text).not.toMatch(/^Reads/);
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
