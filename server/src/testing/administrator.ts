import type { Db } from '../db/connect.ts';
import { runAdminCommand } from '../features/accounts/admin-command.ts';
import type { App } from '../http/app-type.ts';
import { newUser, type Visitor } from './visitor.ts';

/** A user with the admin role. */
export async function newAdministrator(db: Db, app: App): Promise<Visitor> {
  const visitor = await newUser(app);
  await runAdminCommand(db, ['grant', visitor.email], { now: Date.now(), publicUrl: '' });
  return visitor;
}
