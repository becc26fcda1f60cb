import { everydayTexts } from '../../core/proof/everyday-texts.ts';
import { decoders } from '../../core/proof/scanners.ts';
import { defaultDesign } from '../../core/src/design/design.ts';
import { type Look, withNewLook } from '../../core/src/design/presets.ts';
import { type Color, hueOf } from '../../core/src/paint/color.ts';
import { mainColor } from '../../core/src/paint/ink.ts';
import { checkScan } from '../../core/src/scan-check/scan-check.ts';
import { surprise } from '../../core/src/scan-check/surprise.ts';
import { isGood, type Rating } from '../../core/src/scan-check/verdict.ts';
import { xorshift } from '../../core/src/scan-check/xorshift.ts';
import { bar, finding } from '../bars.ts';

/** Random looks in a row, each with its check: `npm run lab -- surprises [COUNT] [SEED]`. */

const [count = 500, seed = 39] = process.argv.slice(2).map(Number);
const next = xorshift(seed);
const random = () => next() / 2 ** 32;

const times: number[] = [];
const ratings = new Map<Rating, number>();
const combinations = new Set<string>();
let checks = 0;
let missing = 0;

await checkScan({ text: 'EVERSCAN', design: defaultDesign }, decoders, 'full'); // loads the engines

for (const text of everydayTexts(seed, count)) {
  const start = performance.now();
  let last: Rating | undefined;
  const check = async (look: Look) => {
    checks++;
    const design = withNewLook(defaultDesign, look);
    const verdict = await checkScan({ text, design }, decoders, 'full');
    last = verdict.rating;
    return verdict;
  };
  const found = await surprise({ random, check });
  times.push(performance.now() - start);
  if (!found || !last) {
    missing++;
    continue;
  }
  ratings.set(last, (ratings.get(last) ?? 0) + 1);
  combinations.add(combinationOf(found));
}

/** Its parts, and the sixths of the colour wheel of its colours. */
function combinationOf(look: Look): string {
  const { background, shape, eyeFrame, eyeBall, eyeFrameColor, eyeBallColor } = look;
  const colors = [mainColor(look), background as Color, eyeFrameColor, eyeBallColor];
  const hues = colors.map((color) => color && Math.floor(hueOf(color).hue / 60));
  return JSON.stringify([shape, eyeFrame, eyeBall, hues]);
}

times.sort((one, other) => one - other);
const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
const seen = [...ratings].map(([rating, codes]) => `${codes} ${rating}`).join(', ');
console.log(`${count} looks after ${checks} checks: ${seen}`);
console.log(`median ${at(0.5).toFixed(0)} ms, 99 % below ${at(0.99).toFixed(0)} ms`);
finding('each look reads at least well', missing === 0 && [...ratings.keys()].every(isGood));
bar('different looks', combinations.size, { atLeast: Math.min(200, Math.ceil(0.4 * count)) });
bar('longest wait', at(1), { atMost: 400, unit: 'ms' });
