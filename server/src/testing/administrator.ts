import { runAdminCommand } from '../identity/accounts/admin-command.ts';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { newUser, type Visitor } from './visitor.ts';

/** A user with the admin role. */
export async function newAdministrator(db: Db, app: App): Promise<Visitor> {
  const visitor = await newUser(app);
  await runAdminCommand(db, ['grant', visitor.email], { now: Date.now(), publicUrl: '' });
  return visitor;
}
