import type { Db } from '../../db/connect.ts';
import { listAdmins, setAdmin } from './accounts.store.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list';

/** What the command says, and whether it did what it was asked for. */
type Outcome = { ok: boolean; message: string };

/** Gives or takes the admin role, the only way there is. It holds from the next request on. */
export async function runAdminCommand(db: Db, args: readonly string[]): Promise<Outcome> {
  const [command, address, ...rest] = args;
  if (rest.length === 0 && address !== undefined && (command === 'grant' || command === 'revoke')) {
    const email = address.trim().toLowerCase();
    if (!(await setAdmin(db, email, command === 'grant'))) {
      return { ok: false, message: `${email} has no account. Register it first.` };
    }
    const state = command === 'grant' ? 'is now' : 'is no longer';
    return { ok: true, message: `${email} ${state} an administrator.` };
  }
  if (command === 'list' && address === undefined) {
    const emails = (await listAdmins(db)).map(({ email }) => email);
    return { ok: true, message: emails.join('\n') || 'There is no administrator.' };
  }
  return { ok: false, message: USAGE };
}
