/** Whether a command of the operator succeeded, and what it prints. */
export type Outcome = { ok: boolean; message: string };

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
  'kit DIR',
  'verify-kit DIR [KEY]',
  'doctor',
];

export const USAGE = `Usage: npm run admin -- ${COMMANDS.join(' | ')}`;

/** These commands check their options themselves, before they open a file or the database. */
const WITH_OPTIONS = ['backup', 'verify', 'restore'];

/**
 * Whether a command exists and has a plausible number of arguments. This is checked first, because most
 * commands open the database, which creates or migrates it, before they read their arguments.
 */
export function isUsable([name = '', ...args]: readonly string[]): boolean {
  const command = COMMANDS.map((text) => text.split(' ')).find(([known]) => known === name);
  if (!command) return false;
  if (WITH_OPTIONS.includes(name)) return args.length > 0;
  const parts = command.slice(1);
  const least = parts.filter((part) => !part.startsWith('[')).length;
  if (args.length < least) return false;
  // All remaining arguments form the reason.
  if (parts.at(-1) === 'REASON') return true;
  return args.length <= parts.length && !args.some((argument) => argument.startsWith('-'));
}
