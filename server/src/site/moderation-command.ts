import { adminReasonSchema, codeOf } from '@everscan/contract/site.schemas';
import type { Outcome } from '../admin-usage.ts';
import type { Db } from '../platform/db/connect.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { issueText } from '../platform/http/presenter.ts';
import { disableCode, enableCode } from './reports.ts';

const commands = {
  disable: { change: disableCode, outcome: 'is disabled' },
  enable: { change: enableCode, outcome: 'is no longer disabled' },
};

/**
 * The operator's commands `disable` and `enable`, which record the reason as the administrators' page of
 * reports does. Undefined for any other command.
 */
export async function runModerationCommand(
  db: Db,
  [name, text = '', ...words]: readonly string[],
  { now }: { now: number },
): Promise<Outcome | undefined> {
  if (name !== 'disable' && name !== 'enable') return undefined;
  const { change, outcome } = commands[name];
  const code = codeOf(text);
  const reason = adminReasonSchema.safeParse(words.join(' '));
  if (!reason.success) return { ok: false, message: issueText(reason.error.issues[0]) };
  try {
    await db
      .transaction()
      .execute((trx) =>
        change(trx, { kind: 'administrator', user: null, now }, { code, reason: reason.data }),
      );
    return { ok: true, message: `${code} ${outcome}.` };
  } catch (error) {
    if (error instanceof HttpError) return { ok: false, message: `${code}: ${error.message}` };
    throw error;
  }
}
