/** What an export contains of the person, from the features that keep it. */
import type { Export } from '@everscan/contract/export-file';
import type { PersonalSections } from './codes/index.ts';
import { listPasskeys, presentPasskey, readDevices } from './identity/index.ts';
import type { Db } from './platform/db/connect.ts';
import { readPages } from './platform/db/pages.ts';
import type { Person } from './platform/http/caller.ts';
import { readGenerations } from './site/analytics.ts';
import { listFeedbackAfter } from './site/feedback.ts';

/** Rows per query, which also bounds how long other requests wait. */
const BATCH = 500;

export const personalSections: PersonalSections = {
  feedback: readFeedback,
  passkeys: readPasskeys,
  sessions: readDevices,
  downloads: readDownloads,
};

type FeedbackRow = Awaited<ReturnType<typeof listFeedbackAfter>>[number];

async function* readFeedback(db: Db, caller: Person): AsyncGenerator<Export['feedback']> {
  const pages = readPages<FeedbackRow>(BATCH, (last) => listFeedbackAfter(db, caller, last, BATCH));
  for await (const rows of pages) {
    yield rows.map(({ created_at, email, message }) => ({
      createdAt: new Date(created_at).toISOString(),
      email,
      message,
    }));
  }
}

async function* readPasskeys(db: Db, caller: Person): AsyncGenerator<Export['passkeys']> {
  const passkeys = await listPasskeys(db, caller);
  yield passkeys.map(presentPasskey).map(({ id: _, ...passkey }) => passkey);
}

async function* readDownloads(
  db: Db,
  { user: userId }: Person,
): AsyncGenerator<Export['downloads']> {
  for await (const records of readGenerations(db, { userId })) {
    yield records.map(({ createdAt, type, style, data, ipAddress }) => ({
      createdAt,
      type,
      style,
      data,
      ipAddress,
    }));
  }
}
