/** Compares Everscan with other libraries: symbols, SVG and PNG files of the same contents. */
import { cpus } from 'node:os';
import { encodeContent } from '@everscan/core/content/index';
import { vcard } from '@everscan/core/content/vcard';
import { bar, isSmoke } from '../bars.ts';
import { type Contestant, contestants } from './contestants.ts';
import { median } from './median.ts';

/**
 * Every contestant takes a turn in every round, so that a busy moment slows all of them alike. Waiting for other
 * processes does not count.
 */
const ROUNDS = isSmoke ? 1 : 21;
/** A turn repeats its task for at least this long: quick tasks are shorter than the clock's resolution. */
const TURN_MS = isSmoke ? 1 : 20;
const WARM_UP = isSmoke ? 0 : 3;

const contents = [
  { name: 'URL', text: 'https://example.com' },
  { name: 'vCard', text: encodeContent({ type: 'vcard', data: vcard.sample }) },
  { name: 'version 40', text: 'https://example.com/'.padEnd(1273, 'abcdefghij-0123456789/') },
];
const tasks = ['encode', 'svg', 'png'] as const;

/** Our promises for the URL, as multiples of the first contestant's speed. */
const targets = [
  { name: 'symbol', task: 'encode', contestant: 'Everscan, standard', times: 8 },
  { name: 'PNG, standard', task: 'png', contestant: 'Everscan, standard', times: 150 },
  { name: 'PNG, dots', task: 'png', contestant: 'Everscan, dots', times: 100 },
  { name: 'SVG, standard', task: 'svg', contestant: 'Everscan, standard', times: 5 },
  { name: 'SVG, dots', task: 'svg', contestant: 'Everscan, dots', times: 5 },
] as const;

/**
 * The mean milliseconds of a run over one turn: processor time of this thread, since garbage that others left is
 * collected in further threads. Only the PNG writer of node-qrcode works there too, for a fifteenth of its time.
 */
async function timeTurn(run: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  let runs = 0;
  let elapsed = 0;
  do {
    const result = run();
    if (result instanceof Promise) await result;
    runs++;
    const { user, system } = process.threadCpuUsage(start);
    elapsed = (user + system) / 1000;
  } while (elapsed < TURN_MS);
  return elapsed / runs;
}

/** Medians in milliseconds by name, of the contestants that offer the task. */
async function measure(task: (typeof tasks)[number], text: string): Promise<Map<string, number>> {
  const entrants = contestants.flatMap((contestant: Contestant) => {
    const run = contestant[task];
    return run ? [{ name: contestant.name, run: () => run(text), turns: [] as number[] }] : [];
  });
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const { run, turns } of entrants) {
      const ms = await timeTurn(run);
      if (round >= 0) turns.push(ms); // the first rounds warm up
    }
  }
  return new Map(entrants.map(({ name, turns }) => [name, median(turns)]));
}

const reference = contestants[0]?.name as string;
const ratios = new Map<string, number>();

console.log(
  `Node ${process.version}, ${cpus()[0]?.model}. Medians of processor time in ${ROUNDS} interleaved rounds.`,
);
console.log(`Level H, margin 1, PNG of about 1,000 pixels. × is against ${reference}.`);
for (const { name, text } of isSmoke ? contents.slice(0, 1) : contents) {
  const columns = new Map<string, Map<string, number>>();
  for (const task of tasks) columns.set(task, await measure(task, text));
  console.log(`\n### ${name} (${Buffer.byteLength(text)} bytes)\n`);
  console.log('| | encode ms | × | SVG ms | × | PNG ms | × |\n|---|--:|--:|--:|--:|--:|--:|');
  for (const contestant of contestants) {
    const cells = tasks.map((task) => {
      const ms = columns.get(task)?.get(contestant.name);
      if (ms === undefined) return ' | ';
      const ratio = (columns.get(task)?.get(reference) as number) / ms;
      ratios.set(`${name}/${task}/${contestant.name}`, ratio);
      return `${ms.toPrecision(3)} | ${ratio.toPrecision(3)}`;
    });
    console.log(`| ${contestant.name} | ${cells.join(' | ')} |`);
  }
}

console.log('\n### Targets (URL)\n');
for (const { name, task, contestant, times } of targets) {
  const ratio = ratios.get(`URL/${task}/${contestant}`) as number;
  bar(name, ratio, { atLeast: times, unit: '×' });
}
