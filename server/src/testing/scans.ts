import type { Db } from '../platform/db/connect.ts';
import type { Scan } from '../scans/scan.ts';

/** A scan like that of a phone in Germany. */
export function scanOf(scan: Partial<Scan> = {}): Scan {
  return {
    linkId: 1,
    at: Date.UTC(2026, 5, 1, 12),
    kind: 'person',
    visitor: 'somebody',
    country: 'DE',
    userAgent: iphone,
    referrer: '',
    ...scan,
  };
}

export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
export const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
export const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

type NewLink = { userId: number; project: string; code: string };

/** Adds a short link to a project, and returns its id. */
export async function insertLink(db: Db, { userId, project, code }: NewLink): Promise<number> {
  const target = 'https://example.com/';
  const { id } = await db
    .insertInto('links')
    .values({
      code,
      project_id: project,
      workspace_id: userId,
      target,
      utm: null,
      location: target,
      state: 'active',
      pause_text: null,
      starts_at: null,
      ends_at: null,
      fallback: null,
      version: 1,
      created_at: 0,
      updated_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
