import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUsable } from '../../server/src/admin-usage.ts';
import { environmentNames } from '../../server/src/environment.ts';
import { labs } from '../labs.ts';
import { commandsIn, documentedCommands, treatmentOf } from './commands.ts';
import { steps } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const documented = documentedCommands();
const LAB_WORDS = ['bench', 'nightly', 'packages', 'smoke', 'NAME'];

test('finds commands in blocks and in the text, without comments', () => {
  const text = 'Run `npm run admin --\n  mail`:\n\n   ```sh\n   a \\\n     b # c\n   # d\n   ```\n';
  expect(commandsIn(text)).toEqual(['a b', 'npm run admin -- mail']);
});

test('every command of the documents is run by the lab, or has a reason why not', () => {
  expect(documented.filter(({ command }) => treatmentOf(command) === undefined)).toEqual([]);
});

test('the lab runs no command that the documents do not have', () => {
  const known = documented.map(({ command }) => command);
  expect(steps.filter(({ command }) => !known.includes(command))).toEqual([]);
});

test('every script, command, setting and file that the documents name exists', () => {
  const problems = documented.flatMap(({ command, file }) =>
    [...problemsOf(command)].map((problem) => `${file}: ${command}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

function* problemsOf(command: string): Generator<string> {
  const [, script] = /\bnpm run (?:--silent )?([\w:-]+)/.exec(command) ?? [];
  if (script && !scripts[script]) yield `no script ${script}`;
  const [, admin] =
    /(?:run (?:--silent )?admin --|server\/src\/admin\.ts) ([^>']+)/.exec(command) ?? [];
  const args = admin?.trim().split(' ') ?? [];
  const isWhole = admin !== undefined && !/^(?:COMMAND|import$)/.test(admin);
  if (isWhole && !isUsable(args)) yield 'not a command';
  const [, lab] = /\blab -- ([\w-]+)/.exec(command) ?? [];
  if (lab && !LAB_WORDS.includes(lab) && !labs.some(({ name }) => name === lab))
    yield 'no such lab';
  for (const [path] of command.matchAll(/\b(?:server|e2e|deploy|scripts)\/[\w./-]+/g)) {
    if (!existsSync(join(root, path))) yield `no file ${path}`;
  }
  const treatment = treatmentOf(command);
  if (!treatment || !('setting' in treatment)) return;
  const { setting } = treatment;
  const isOthers = /^(?:ETCD_|POSTGRES_PASSWORD$)/.test(setting);
  if (!isOthers && !environmentNames.includes(setting)) yield 'no such setting';
}
