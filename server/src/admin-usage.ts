/** Every command of `npm run admin`, with its arguments; those in brackets are optional. */
const COMMANDS = [
  'grant EMAIL',
  'revoke EMAIL',
  'list',
  'reset-link EMAIL',
  'remove-factors EMAIL',
  'sign-out EMAIL',
  'create EMAIL',
  'invite EMAIL',
  'uninvite EMAIL',
  'invitations',
  'mail',
  'disable CODE REASON',
  'enable CODE REASON',
  'export EMAIL',
  'import FILE EMAIL',
  'backup FILE|DIR',
  'verify FILE',
  'restore FILE',
  'kit [--public] DIR',
  'verify-kit DIR [KEY]',
  'doctor',
];

export const USAGE = `Usage: npm run admin -- ${COMMANDS.join(' | ')}`;

/**
 * Whether a command exists and has the arguments that it needs. Most commands open the database, which creates or
 * migrates it, before they look at their arguments.
 */
export function isUsable([name, ...args]: readonly string[]): boolean {
  const command = COMMANDS.map((text) => text.split(' ')).find(([known]) => known === name);
  if (!command) return false;
  const needed = command.slice(1).filter((argument) => !argument.startsWith('['));
  return args.filter((argument) => !argument.startsWith('-')).length >= needed.length;
}
