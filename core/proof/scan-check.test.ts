import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { geist } from '../src/lettering/geist.ts';
import { checkScan, checkScene } from '../src/scan-check/scan-check.ts';
import type { Verdict } from '../src/scan-check/verdict.ts';
import { createScene, type Scene } from '../src/scene/scene.ts';
import { styles } from '../src/style/index.ts';
import { families, seed } from './contents.ts';
import { logos } from './design-cases.ts';
import { isFull, someOf } from './extent.ts';
import {
  anyCode,
  hinderedCodes,
  plainCode,
  type RandomCode,
  unreadableCodes,
} from './random-designs.ts';
import { expectToScan, fileOf } from './read-back.ts';
import { decoders } from './scanners.ts';

/** Number of random codes of each kind; more with PROOF=full. */
const counts = isFull
  ? { png: 2000, unreadable: 125, texts: 100 }
  : { png: 2, unreadable: 1, texts: 1 };

const check = (code: RandomCode) => checkScan(code, decoders, 'full');

/** Random codes that the check calls readable. */
async function* readableCodes(count: number, from: number) {
  let [tried, found] = [0, 0];
  for (let part = 0; found < count; part++) {
    for (const code of fc.sample(anyCode, { seed: from + part, numRuns: 50 })) {
      tried++;
      const scene = createScene(code.text, code.design, { font: geist });
      const verdict = await checkScene(scene, code, decoders, 'full');
      if (!verdict.readable) continue;
      yield { code, verdict };
      if (++found === count) break;
    }
  }
  report(`${found} of ${tried} random codes were called readable`);
}

describe(`codes that the check calls readable are read (SEED=${seed})`, () => {
  test(`${counts.png} random codes, from PNG`, { timeout: 3_600_000 }, async () => {
    for await (const { code } of readableCodes(counts.png, seed)) {
      await expectToScan(await fileOf({ ...code, name: '', format: 'png' }, 'png'), code.text);
    }
  });
});

const flags = [
  {
    kind: 'unreadable',
    families: unreadableCodes,
    isFlagged: (verdict: Verdict) => !verdict.readable,
  },
  {
    kind: 'hardly readable',
    families: hinderedCodes,
    isFlagged: ({ rating }: Verdict) => !/^everywhere|^well/.test(rating),
  },
].flatMap(({ families, ...flag }) =>
  Object.entries(families).map(([cause, codes]) => ({ ...flag, cause, codes })),
);

for (const { kind, cause, codes, isFlagged } of someOf(flags)) {
  test(`${kind} codes are flagged with their cause, ${cause} (${counts.unreadable})`, {
    timeout: 3_600_000,
  }, async () => {
    let [flagged, named, fixed] = [0, 0, 0];
    for (const code of fc.sample(codes, { seed, numRuns: counts.unreadable })) {
      const verdict = await check(code);
      if (isFlagged(verdict)) flagged++;
      if (verdict.causes[0] === cause) named++;
      if (verdict.fix) {
        fixed++;
        expect(await check({ ...code, design: verdict.fix.design })).toMatchObject({
          readable: true,
          rating: expect.stringMatching(/^(well|everywhere)/),
        });
      }
    }
    report(
      `${cause}: ${flagged} flagged, ${named} by name, ${fixed} fixed of ${counts.unreadable}`,
    );
    expect(flagged / counts.unreadable).toBeGreaterThanOrEqual(0.99);
    expect(named / counts.unreadable).toBeGreaterThanOrEqual(0.99);
    expect(fixed / counts.unreadable).toBeGreaterThanOrEqual(0.95);
  });
}

describe('a logo that hides too much is flagged as the cause', () => {
  test(`${counts.unreadable} × logo`, { timeout: 3_600_000 }, async () => {
    let [flagged, named] = [0, 0];
    for (const code of fc.sample(plainCode, { seed, numRuns: counts.unreadable })) {
      const spoilt = withHugeLogo(createScene(code.text, code.design, { font: geist }));
      const verdict = await checkScene(spoilt, code, decoders, 'full');
      if (!verdict.readable) flagged++;
      if (verdict.causes[0] === 'logo') named++;
    }
    report(`logo: ${flagged} flagged, ${named} by name of ${counts.unreadable}`);
    expect(flagged / counts.unreadable).toBeGreaterThanOrEqual(0.99);
    expect(named / counts.unreadable).toBeGreaterThanOrEqual(0.99);
  });
});

test('a quick check shows phone engines three widths, and finds readable what a full check does', {
  timeout: 3_600_000,
}, async () => {
  const codes = fc.sample(anyCode, { seed, numRuns: isFull ? 100 : 4 });
  for (const code of [{ text: 'https://example.com', design: defaultDesign }, ...codes]) {
    const quick = await checkScan(code, decoders, 'quick');
    const widths = quick.trials.filter(({ kind }) => kind === 'width').map(({ id }) => id);
    if (quick.readable) expect(widths).toEqual(['3px', '5px', '8px']);
    for (const { readBy, missedBy } of quick.trials) {
      expect([...readBy, ...missedBy].sort()).toEqual(['qr', 'zxing']);
    }
    if ((await check(code)).readable) expect(quick.readable, JSON.stringify(code)).toBe(true);
  }
});

test('a quick check reads a file whose modules are smaller than three pixels', async () => {
  const code = { text: 'https://example.com', design: defaultDesign, sizePx: 60 };
  const { trials } = await checkScan(code, decoders, 'quick');
  expect(trials.map(({ id }) => id)).toContain('file');
});

const plain = styles.flatMap(({ id }) =>
  families.slice(0, 2).map(({ name, texts }) => ({ id, name, texts })),
);

test.for(someOf(plain))(
  'every $id code reads well: $name',
  { timeout: 3_600_000 },
  async ({ id, texts }) => {
    const design = { ...defaultDesign, shape: id };
    for (const text of fc.sample(texts, { seed, numRuns: counts.texts })) {
      const { causes, ...verdict } = await check({ text, design });
      expect(verdict).toMatchObject({
        readable: true,
        rating: expect.stringMatching(/^(well|everywhere)/),
      });
      expect(causes).toEqual([]);
    }
  },
);

test('a code that one of the two phone decoders misses in every picture is hard to read, not unreadable', async () => {
  const design = {
    ...defaultDesign,
    ink: { type: 'solid', color: '#ed0428' },
    background: '#5d985f',
  } as const;
  const code = { text: 'https://example.com', design, isBlackOnly: true };
  const verdict = await checkScan(code, decoders, 'full');
  for (const { kind, readBy, missedBy } of verdict.trials) {
    if (kind === 'stress') continue;
    expect(readBy).toContain('zxing');
    expect(missedBy).toContain('qr');
  }
  expect(verdict).toMatchObject({ readable: true, rating: 'hard' });
  expect(verdict.causes).toContain('contrast');
});

/** `placeLogo` never draws such a large logo, so this adds it to the scene. */
function withHugeLogo(scene: Scene): Scene {
  const { size } = scene;
  const [from, to] = [Math.floor(size * 0.16), Math.ceil(size * 0.84)];
  const grid = scene.grid.map((tile, i) => {
    const [x, y] = [i % size, Math.floor(i / size)];
    return x >= from && x < to && y >= from && y < to ? 0 : tile;
  });
  const width = to - from;
  const logo = {
    image: logos.png,
    x: from,
    y: from + width / 8,
    width,
    height: width * 0.75,
    share: width / size,
    isReduced: false,
    drawing: undefined,
  };
  return { ...scene, grid, logo };
}

function report(line: string): void {
  if (isFull) process.stderr.write(`\n${line}\n`);
}

test('a pale code that phones read in good light alone needs a warning', async () => {
  const design: Design = { ...defaultDesign, ink: { type: 'solid', color: '#c8c8c8' } };
  const verdict = await checkScan({ text: 'https://example.com', design }, decoders, 'full');
  expect(verdict).toMatchObject({ rating: 'hard', needsWarning: true, causes: ['contrast'] });
});
