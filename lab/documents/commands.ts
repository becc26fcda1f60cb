import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { steps } from './steps.ts';

const root = join(import.meta.dirname, '../..');

/** Why the lab does not run a command of the documents. */
const REASONS: readonly (readonly [string, RegExp])[] = [
  ['needs Docker', /^docker /],
  ['needs a user and a service of its own', /\bsudo |^cd \/opt\//],
  ['needs a public host', /^(?:certbot |curl .*--resolve |git clone )/],
  ['has a test of its own', /\bnpm start$|^(?:npm ci && )?npm test$|^\.ci\/nightly$/],
  ['takes minutes', /^npm (?:ci|run (?:dev|check))\b|^node e2e\/take-pictures\.ts/],
  ['is itself a run of the lab', /^npm run (?:lab|bench)\b/],
  ['stands for others', /^npm run admin(?:$| -- (?:COMMAND|import)$)/],
];

/** A line of a file of settings, such as `.env`. */
const SETTING = /^([A-Z][A-Z0-9_]*)=\S*$/;

export type Documented = { command: string; file: string };

/** Every command of the documents: the lines of blocks of shell, and what stands in the text as code. */
export function documentedCommands(): Documented[] {
  return globSync('{*.md,docs/**/*.md}', { cwd: root })
    .filter((file) => file !== 'CHANGELOG.md')
    .sort()
    .flatMap((file) =>
      commandsIn(readFileSync(join(root, file), 'utf8')).map((command) => ({ command, file })),
    );
}

export function commandsIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^ *```sh\n(.*?)^ *```/gms)].flatMap(([, text = '']) =>
    text.replace(/\\\n/g, ' ').split('\n'),
  );
  const prose = markdown.replace(/^ *```.*?^ *```/gms, '');
  const inline = [...prose.matchAll(/`((?:npm|npx|node|docker|\.ci)[\s/][^`]+)`/g)];
  return [...blocks, ...inline.map(([, text = '']) => text)]
    .map((line) =>
      line
        .replace(/(?:^|\s)#.*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

/** How the lab treats a command. */
export function treatmentOf(
  command: string,
): { run: true } | { setting: string } | { reason: string } | undefined {
  if (steps.some((step) => step.command === command)) return { run: true };
  const setting = SETTING.exec(command)?.[1];
  if (setting) return { setting };
  const reason = REASONS.find(([, pattern]) => pattern.test(command))?.[0];
  return reason === undefined ? undefined : { reason };
}
