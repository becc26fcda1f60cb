import { adminReasonSchema, codeOf } from '@everscan/contract/api/reports';
import type { Db } from '../../db/connect.ts';
import { HttpError } from '../../http/http-error.ts';
import { recordCommand } from '../audit/audit.service.ts';
import { disableCode } from '../reports/reports.service.ts';
import { listAdmins, setAdmin } from '../users/users.service.ts';

const USAGE =
  'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list | disable CODE REASON | export EMAIL | import FILE EMAIL';

/** Whether the command succeeded, and what it prints. */
type Outcome = { ok: boolean; message: string };

type Command = (db: Db, args: readonly string[], now: number) => Promise<Outcome>;

const commands: Record<string, { takes: (args: number) => boolean; run: Command }> = {
  grant: { takes: (args) => args === 1, run: changeRole('grant') },
  revoke: { takes: (args) => args === 1, run: changeRole('revoke') },
  list: { takes: (args) => args === 0, run: list },
  disable: { takes: (args) => args >= 2, run: disable },
};

/**
 * Commands for the operator: grant and revoke the admin role, which takes effect with the next
 * request, and disable a code. Each writes an entry to the audit log.
 */
export async function runAdminCommand(
  db: Db,
  [name = '', ...args]: readonly string[],
  now = Date.now(),
): Promise<Outcome> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command?.takes(args.length)) return { ok: false, message: USAGE };
  return command.run(db, args, now);
}

function changeRole(action: 'grant' | 'revoke'): Command {
  return (db, [address = ''], now) =>
    db.transaction().execute(async (trx) => {
      const email = address.trim().toLowerCase();
      const id = await setAdmin(trx, email, { isAdmin: action === 'grant' });
      if (id === undefined) {
        return { ok: false, message: `${email} has no account. Register it first.` };
      }
      await recordCommand(trx, action, id, now);
      const state = action === 'grant' ? 'is now' : 'is no longer';
      return { ok: true, message: `${email} ${state} an administrator.` };
    });
}

async function list(db: Db): Promise<Outcome> {
  const emails = (await listAdmins(db)).map(({ email }) => email);
  return { ok: true, message: emails.join('\n') || 'There is no administrator.' };
}

async function disable(
  db: Db,
  [text = '', ...words]: readonly string[],
  now: number,
): Promise<Outcome> {
  const code = codeOf(text);
  const reason = adminReasonSchema.safeParse(words.join(' '));
  if (!reason.success) return { ok: false, message: reason.error.issues[0]?.message ?? USAGE };
  try {
    await db
      .transaction()
      .execute((trx) => disableCode(trx, { code, reason: reason.data, actorId: null, now }));
    return { ok: true, message: `${code} is disabled.` };
  } catch (error) {
    if (error instanceof HttpError) return { ok: false, message: `${code}: ${error.message}` };
    throw error;
  }
}
