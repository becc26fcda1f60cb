/**
 * Runs the lab: measurements, proofs, faults and drills that take too long for every commit.
 *
 *     npm run lab                          lists the scripts
 *     npm run lab -- NAME [ARGUMENTS]      runs one
 *     npm run lab -- bench                 runs the benchmarks of what the README claims
 *     npm run lab -- nightly [NAME…]       runs the long form of all, or of some; SEED=7 repeats a night
 *     npm run lab -- packages              prints Debian's packages that the scripts need
 *     npm run lab -- smoke [NAME…]         runs the shortest form of each, three at a time
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { memoryDisk } from '../scripts/memory-disk.ts';
import { type Lab, labs } from './labs.ts';

const root = join(import.meta.dirname, '..');
const BENCH = ['libraries', 'pages', 'bulk'];
/** Begin first in a smoke run, so that no processor is idle at its end. */
const LONGEST_SMOKES = [
  ...['pages', 'faults-scans', 'processes', 'proof', 'raster', 'away', 'drill-restore'],
  ...['faults-addresses', 'judges'],
];
/** For a script that hangs; a busy machine takes long for the others. */
const SMOKE_TIMEOUT_MS = 900_000;
/** Servers and commands that scripts start load in half the time if their modules have been compiled before. */
const NODE_COMPILE_CACHE = join(root, '.cache/compiled');

type Result = { name: string; seconds: number; failed: boolean };

const [command, ...rest] = process.argv.slice(2);
const chosen = (names: readonly string[]) =>
  names.length === 0 ? labs : names.map((name) => find(name));

if (command === undefined) list();
else if (command === 'packages') console.log(packages().join(' '));
else if (command === 'bench') conclude(await oneByOne(BENCH.map((name) => [find(name), []])));
else if (command === 'nightly') conclude(await nightly(chosen(rest)));
else if (command === 'smoke') conclude(await smoke(chosen(rest)));
else conclude(await oneByOne([[find(command), rest]]));

function list(): void {
  const width = Math.max(...labs.map(({ name }) => name.length));
  for (const { name, about, takes, needs } of labs) {
    const programs = needs ? ` Needs ${Object.keys(needs).join(', ')}.` : '';
    console.log(`${name.padEnd(width)}  ${takes.padStart(6)}  ${about}.${programs}`);
  }
}

function packages(): string[] {
  return [...new Set(labs.flatMap(({ needs = {} }) => Object.values(needs)))].sort();
}

function find(name: string): Lab {
  const lab = labs.find((each) => each.name === name);
  if (lab) return lab;
  console.error(`No lab script is called ${name}. \`npm run lab\` lists them.`);
  process.exit(1);
}

async function oneByOne(runs: readonly (readonly [Lab, readonly string[]])[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const [lab, args] of runs) results.push(await run(lab, args, {}));
  return results;
}

/** With one seed for all, so that a night can be repeated. */
function nightly(chosen: readonly Lab[]): Promise<Result[]> {
  const seed = process.env.SEED ?? String(Math.floor(Date.now() / 1000) % 1_000_000);
  console.log(`SEED=${seed}`);
  return oneByOne(
    chosen.flatMap((lab) =>
      (lab.nightly ?? []).map((args) => {
        console.log(`\n== ${[lab.name, ...args].join(' ')}`);
        return [lab, args.map((arg) => (arg === '$SEED' ? seed : arg))] as const;
      }),
    ),
  );
}

/** Prints the output only of those that fail. */
async function smoke(chosen: readonly Lab[]): Promise<Result[]> {
  const started = performance.now();
  const isLong = ({ name }: Lab) => LONGEST_SMOKES.includes(name);
  const waiting = [...chosen.filter(isLong), ...chosen.filter((lab) => !isLong(lab))];
  const results: Result[] = [];
  const work = async () => {
    for (let lab = waiting.shift(); lab; lab = waiting.shift()) {
      const result = await run(lab, lab.smoke, { isSmoke: true });
      console.log(`${result.failed ? 'FAIL' : 'ok  '} ${lab.name}, ${result.seconds.toFixed(1)} s`);
      results.push(result);
    }
  };
  // Two processors are busy with three of them, since each waits for processes and timers.
  await Promise.all([work(), work(), work()]);
  // Such a script is broken, or the machine was too busy for it: alone it shows which.
  for (const [at, { name, failed }] of results.entries()) {
    if (!failed) continue;
    console.log(`${name} runs again`);
    results[at] = await run(find(name), find(name).smoke, { isSmoke: true });
  }
  console.log(`all after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return results;
}

function run(lab: Lab, args: readonly string[], { isSmoke = false }): Promise<Result> {
  const started = performance.now();
  const child = spawn(process.execPath, [lab.file, ...args], {
    cwd: root,
    stdio: isSmoke ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    ...(isSmoke && { timeout: SMOKE_TIMEOUT_MS, killSignal: 'SIGKILL' as const }),
    env: {
      ...{ NODE_COMPILE_CACHE, ...process.env },
      ...(isSmoke && { LAB_SMOKE: '1', TMPDIR: memoryDisk() }),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const failed = code !== 0;
      if (failed && isSmoke) console.error(`${output}\n${lab.name} ended with ${code ?? signal}`);
      resolve({ name: lab.name, seconds: (performance.now() - started) / 1000, failed });
    });
  });
}

function conclude(results: readonly Result[]): void {
  const failed = results.filter((result) => result.failed);
  if (results.length > 1) {
    console.log(`\n${results.length - failed.length} of ${results.length} lab runs passed`);
  }
  if (failed.length === 0) return;
  console.error(`failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
