import type { Db } from '../../server/src/platform/db/connect.ts';
import type { Journey } from './journey.ts';
import type { Newcomer } from './newcomer.ts';

const CODES = 10;

/** Checks that after the journeys everybody has the old address again, and that no link or change is left. */
export async function findUnfinished(db: Db, people: readonly Journey[]): Promise<string[]> {
  const emails = people.flatMap((person) => [person.old, person.new]);
  const users = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .execute();
  const ids = users.map(({ id }) => id);
  const changes = await db
    .selectFrom('address_changes')
    .select('id')
    .where('user_id', 'in', ids)
    .execute();
  const resets = await db
    .selectFrom('password_resets')
    .select('id')
    .where('user_id', 'in', ids)
    .where('removes_since', 'is', null)
    .execute();
  const misplaced = people.filter((person) => !users.some(({ email }) => email === person.old));
  return [
    ...misplaced.map(({ old }) => `${old} has no account`),
    ...(users.length > people.length ? ['an account has two addresses'] : []),
    ...changes.map(({ id }) => `change ${id} is left`),
    ...resets.map(({ id }) => `reset link ${id} is left`),
  ];
}

/** Checks what must be true of a newcomer at any moment, and returns the violations. */
export async function findTorn(db: Db, { email }: Newcomer): Promise<string[]> {
  const wrong: string[] = [];
  const check = (isRight: boolean, message: string) => {
    if (!isRight) wrong.push(`${email}: ${message}`);
  };
  const user = await db
    .selectFrom('users')
    .select(['id', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const records = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'invite')
    .where('reason', '=', email)
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select('mail_id')
    .where('email', '=', email)
    .execute();
  const printed = invitations.filter(({ mail_id }) => mail_id === null).length;
  const mailed = await db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'invitation')
    .where((eb) =>
      eb.or([
        eb('address', '=', email),
        eb('id', 'in', [...invitations.flatMap(({ mail_id }) => mail_id ?? []), '']),
      ]),
    )
    .execute();
  if (!user) {
    check(records.length < 2, `${records.length} invitations`);
    check(printed === records.length, `${records.length} records, ${printed} printed links`);
    check(mailed.length === records.length, `${records.length} records, ${mailed.length} mails`);
    return wrong;
  }
  check(invitations.length === 0, 'an account and an invitation');
  check(user.email_verified_at !== null, 'the invitation is used and the address is not confirmed');

  const count = async (table: 'passkeys' | 'recovery_codes' | 'totp_secrets') =>
    (await db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()).filter(
      (row) => !('confirmed_at' in row) || row.confirmed_at !== null,
    ).length;
  const mails = await db
    .selectFrom('mails')
    .select('kind')
    .where('user_id', '=', user.id)
    .execute();
  const countMails = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
  const factors = (await count('passkeys')) + (await count('totp_secrets'));
  const added = factors + countMails('factor-removed');
  const codes = await count('recovery_codes');
  check(
    countMails('factor-added') === added,
    `${added} factors, ${countMails('factor-added')} mails`,
  );
  const used = countMails('recovery-code-used');
  const expected = added > 0 ? CODES - used : 0;
  check(codes === expected, `${codes} recovery codes instead of ${expected}`);
  return wrong;
}
