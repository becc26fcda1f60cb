import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { seed as defaultSeed } from '../../core/proof/contents.ts';
import { engines } from '../../core/proof/engines/index.ts';
import { isSmoke } from '../bars.ts';
import { type Answer, updateReport } from './report.ts';
import { defaults } from './sections/defaults.ts';
import { designs } from './sections/designs.ts';
import { parts } from './sections/parts.ts';
import { presets } from './sections/presets.ts';
import type { Section } from './sections/section.ts';

/** `npm run lab -- proof parts designs --sample 8 --seed 7 --write` */

const FAMILY_NAMES = { phones: 'Phones', apps: 'Apps', older: 'Older scanners' } as const;

const sections: readonly Section[] = [defaults, parts, presets, designs];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(defaultSeed) },
    write: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((id) => !sections.some((section) => section.id === id));
if (unknown.length > 0) {
  throw new RangeError(
    `Unknown section: ${unknown.join(', ')}. Choose from ${sections.map(({ id }) => id).join(', ')}.`,
  );
}
const [sample, seed] = [Number(values.sample), Number(values.seed)];
if (!Number.isInteger(sample) || sample < 1 || !Number.isInteger(seed)) {
  throw new RangeError('--sample and --seed must be whole numbers');
}

// A smoke run shows that the engines are asked and the tables written: one engine is enough.
const installed = engines.filter(
  ({ id, isInstalled }) => isInstalled && (!isSmoke || id === 'zxing'),
);
for (const { name } of engines.filter(({ isInstalled }) => !isInstalled)) {
  process.stderr.write(`NOT PROVEN with ${name}: it is not installed\n`);
}
const chosen = sections.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const answers: Answer[] = [];
for (const { id, title, run } of chosen) {
  const start = performance.now();
  const tables = await run({ seed, sample, engines: installed });
  const seconds = Math.round((performance.now() - start) / 1000);
  const text = `${originOf(id, seconds)}\n\n${tables}`;
  process.stdout.write(`\n## ${title}\n\n${text}\n`);
  answers.push({ id, title, text });
}
if (values.write) updateReport(answers);

/** States the date, the commit, the engines and the options with which the tables were made. */
function originOf(id: string, seconds: number): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  const date = new Date().toISOString().slice(0, 10);
  const families = [...Map.groupBy(installed, ({ family }) => family)].map(([family, members]) => {
    const names = members.map(({ name, version }) => `${name} (${version})`);
    return `${FAMILY_NAMES[family]}: ${names.join(', ')}`;
  });
  return [
    `Measured on ${date} at commit ${commit.trim()} in ${seconds} s. Engines. ${families.join('. ')}.`,
    `Repeat with \`npm run lab -- proof ${id} --sample ${sample} --seed ${seed}\`.`,
  ].join('\n');
}
