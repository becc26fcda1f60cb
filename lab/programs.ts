import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isSmoke } from './bars.ts';
import { labs } from './labs.ts';

/** Those of programs, and of pictures that proofs draw. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/share'];
const site = join(import.meta.dirname, '../web/build/client/index.html.br');

/** Programs of Debian that are not installed, with their packages. */
function missingPrograms(needs: Readonly<Record<string, string>> = {}) {
  return Object.entries(needs)
    .filter(([program]) => !FOLDERS.some((folder) => existsSync(join(folder, program))))
    .map(([program, debian]) => ({ program, debian }));
}

/**
 * The first thing that a script with `needs` does. Ends the process if a program is missing, because a proof that was
 * left out looks like one that holds. A smoke run ends here: it must work on a machine with nothing but Node.
 */
export function requirePrograms(name: string): void {
  const lab = labs.find((each) => each.name === name);
  if (!lab) throw new RangeError(`No lab script is called ${name}`);
  const missing = missingPrograms(lab.needs);
  const list = missing.map(({ program }) => program).join(', ');
  if (isSmoke) {
    console.log(missing.length === 0 ? 'all programs are installed' : `would need ${list}`);
    process.exit();
  }
  if (missing.length > 0) {
    const packages = [...new Set(missing.map(({ debian }) => debian))].join(' ');
    console.error(`${name} needs ${list}. On Debian: apt-get install ${packages}`);
    process.exit(1);
  }
  if (lab.site && !existsSync(site)) {
    console.error(`${name} needs the built site: npm run build`);
    process.exit(1);
  }
}
