import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { jsqr } from '../../core/proof/engines/jsqr.ts';
import { qr } from '../../core/proof/engines/qr.ts';
import { quirc } from '../../core/proof/engines/quirc.ts';
import { wechat } from '../../core/proof/engines/wechat.ts';
import { zbar } from '../../core/proof/engines/zbar.ts';
import { zxing } from '../../core/proof/engines/zxing.ts';
import { zxingCpp1 } from '../../core/proof/engines/zxing-cpp-1.ts';
import { everydayTexts } from '../../core/proof/everyday-texts.ts';
import { cleanPictures, logoPictures, roughPictures } from '../../core/proof/judged-pictures.ts';
import { anyCode } from '../../core/proof/random-designs.ts';
import { decoders } from '../../core/proof/scanners.ts';
import { percent, table } from '../../core/proof/tables.ts';
import { type Design, defaultDesign } from '../../core/src/design/design.ts';
import { checkScan, checkScene } from '../../core/src/scan-check/scan-check.ts';
import type { Rating, Verdict } from '../../core/src/scan-check/verdict.ts';
import { requirePrograms } from '../programs.ts';
import { type Hearing, type JudgedCode, judge, shareRead } from './judged-codes.ts';
import { codesWithLargestLogo } from './largest-logos.ts';
import { rankCorrelation } from './rank-correlation.ts';

/**
 * Judges the scan check by engines that it does not use: `npm run lab -- judges --designs 600 --seed 7`. Prints what
 * they read of random designs beside its verdicts, and fails if a bar is missed. With `--cache DIR` the engines read
 * each picture once, so that only verdicts are new in the next run.
 */

requirePrograms('judges');

const { values } = parseArgs({
  options: {
    designs: { type: 'string', default: '600' },
    logos: { type: 'string', default: '180' },
    seed: { type: 'string', default: '340034' },
    cache: { type: 'string' },
  },
});
const [designs, logos, seed] = [Number(values.designs), Number(values.logos), Number(values.seed)];

/** None of the scan check's own. */
const judges = [zxingCpp1, zbar, wechat];
const all = [...judges, zxing, qr, jsqr, quirc];
const hearings: readonly Hearing[] = [
  { engines: all, pictures: cleanPictures },
  { engines: [...judges, zxing], pictures: roughPictures },
];
const idsOf = (engines: readonly { readonly id: string }[]) => engines.map(({ id }) => id);
const print = (text: string) => process.stdout.write(`${text}\n\n`);

type Judged = JudgedCode & {
  readonly verdict: Verdict;
  /** Of the judges' pictures under distortion. */
  readonly tolerated: number;
  readonly isGood: boolean;
  readonly isBroken: boolean;
};

const texts = everydayTexts(seed, designs);
const codes = fc
  .sample(anyCode, { seed, numRuns: designs })
  .map(({ design }, i) => ({ text: texts[i] as string, design }));
const judged: Judged[] = [];
for (const code of await judge(codes, hearings, values.cache)) {
  const { scene, text, design } = code;
  const everyday = cleanPictures.concat(roughPictures);
  judged.push({
    ...code,
    verdict: await checkScene(scene, { text, design }, decoders, 'full'),
    tolerated: shareRead(code, idsOf(judges), roughPictures),
    isGood: shareRead(code, idsOf([...judges, zxing, jsqr]), cleanPictures) === 1,
    isBroken:
      shareRead(code, idsOf(judges), cleanPictures) < 1 / 3 ||
      shareRead(code, idsOf(judges), everyday) < 1 / 3,
  });
}
const good = judged.filter(({ isGood }) => isGood);
const broken = judged.filter(({ isBroken }) => isBroken);

print(
  `${designs} random designs, seed ${seed}: read of the clean pictures / under distortion, in %`,
);
const ratings: readonly Rating[] = [
  'everywhere',
  'everywhere-from-4',
  'well',
  'not-web',
  'hard',
  'unreadable',
];
print(
  table(
    ['Verdict', 'designs', 'good', 'broken', ...all.map(({ name }) => name)],
    ratings.map((rating) => {
      const own = judged.filter(({ verdict }) => verdict.rating === rating);
      const cell = (id: string, pictures: typeof cleanPictures) =>
        own.length === 0
          ? '–'
          : (
              (100 * own.reduce((sum, code) => sum + shareRead(code, [id], pictures), 0)) /
              own.length
            ).toFixed(1);
      return [
        rating,
        String(own.length),
        String(own.filter(({ isGood }) => isGood).length),
        String(own.filter(({ isBroken }) => isBroken).length),
        ...all.map(({ id }) =>
          hearings[1]?.engines.some((engine) => engine.id === id)
            ? `${cell(id, cleanPictures)} / ${cell(id, roughPictures)}`
            : cell(id, cleanPictures),
        ),
      ];
    }),
  ),
);

const correlation = (those: readonly Judged[]) =>
  rankCorrelation(
    those.map(({ verdict }) => verdict.score),
    those.map(({ tolerated }) => tolerated),
  );
const condemned = good.filter(({ verdict }) => !verdict.readable);
const warned = broken.filter(({ verdict }) => verdict.rating === 'hard' || !verdict.readable);
const unknownToPhones = judged.filter(
  (code) => code.verdict.rating === 'not-web' && shareRead(code, ['zxing'], cleanPictures) < 1,
);

const withLogo = await judge(
  codesWithLargestLogo(seed, logos),
  [{ engines: [...judges, zxing], pictures: logoPictures }],
  values.cache,
);
let [readByFour, condemnedLogos] = [0, 0];
for (const code of withLogo) {
  if (shareRead(code, idsOf([...judges, zxing]), logoPictures) < 1) continue;
  readByFour++;
  if (!(await checkScene(code.scene, code, decoders, 'full')).readable) condemnedLogos++;
}

const bars: readonly (readonly [name: string, found: string, isMet: boolean])[] = [
  ['Spearman over all ≥ 0.8', correlation(judged).toFixed(2), correlation(judged) >= 0.8],
  [
    `Spearman among ${good.length} good ones ≥ 0.65`,
    correlation(good).toFixed(2),
    correlation(good) >= 0.65,
  ],
  [
    'good ones condemned ≤ 1 %',
    `${condemned.length} of ${good.length}`,
    condemned.length <= 0.01 * good.length,
  ],
  [
    'broken ones warned of ≥ 99 %',
    `${warned.length} of ${broken.length}`,
    warned.length >= 0.99 * broken.length,
  ],
  [
    'largest logos that four engines read, condemned: 0',
    `${condemnedLogos} of ${readByFour} (${logos} drawn)`,
    condemnedLogos === 0,
  ],
  [
    '"Web pages may miss it" without phones at 3, 5 and 8 px: 0',
    String(unknownToPhones.length),
    unknownToPhones.length === 0,
  ],
];
print(
  table(
    ['Bar', 'found', 'met'],
    bars.map(([name, found, isMet]) => [name, found, isMet ? 'yes' : 'NO']),
  ),
);
print(
  `good ones that are hard to read: ${percent(good.filter(({ verdict }) => verdict.rating === 'hard').length, good.length)} %`,
);
for (const [name, design] of [
  ['squares', { ...defaultDesign, shape: 'standard' }],
  ['dots', defaultDesign],
] as const) {
  const short = await costOf(['https://example.com/menu', 'https://example.com'], design);
  const usual = await costOf(everydayTexts(seed, 10), design);
  print(`processor time of a full check, ${name}: short code ${short} ms, usual texts ${usual} ms`);
}
if (bars.some(([, , isMet]) => !isMet)) process.exitCode = 1;

/** Milliseconds of processor time for a full check of one of the texts, after a round to warm up. */
async function costOf(texts: readonly string[], design: Design): Promise<number> {
  const rounds = 3;
  const checkAll = async () => {
    for (const text of texts) await checkScan({ text, design }, decoders, 'full');
  };
  await checkAll();
  const start = process.cpuUsage();
  for (let i = 0; i < rounds; i++) await checkAll();
  const { user, system } = process.cpuUsage(start);
  return Math.round((user + system) / 1000 / rounds / texts.length);
}
