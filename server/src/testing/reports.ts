import { type ReportList, reportListSchema } from '@everscan/contract/site.schemas';
import type { Db } from '../platform/db/connect.ts';
import { listRedirectsAfter } from '../redirects/serve.ts';
import { newAdministrator } from './administrator.ts';
import { testApp } from './app.ts';
import type { Open } from './databases.ts';
import { newUser, Visitor } from './visitor.ts';

/** The current time in these tests. */
export const NOW = Date.UTC(2026, 6, 15);
export const at = new Date(NOW).toISOString();

/** A server with an owner of codes, an administrator and a stranger who reports codes. */
export async function startReports(open: Open) {
  const { db } = await open();
  const app = await testApp({ db, clock: () => NOW });
  const [owner, admin] = [await newUser(app), await newAdministrator(db, app)];
  const stranger = new Visitor(app);
  const report = (code: string, more: object = {}, headers = {}) =>
    stranger.send('POST', '/api/reports', { code, reason: 'phishing', ...more }, headers);
  const list = async (): Promise<ReportList> =>
    reportListSchema.parse((await admin.send('GET', '/api/reports')).json());
  const moderate = (code: string, action: string, body: object) =>
    admin.send('POST', `/api/reports/${code}/${action}`, body);
  const [ownerId, adminId] = [(await owner.user())?.id, (await admin.user())?.id];
  return { db, app, owner, ownerId, admin, adminId, stranger, report, list, moderate };
}

export async function statesOf(db: Db) {
  const rows = await listRedirectsAfter(db, 0, 100);
  return rows.map(({ code, state }) => ({ code, state }));
}
