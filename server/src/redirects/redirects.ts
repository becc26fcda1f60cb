import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Db } from '../platform/db/connect.ts';
import { buildScanDescriber } from '../scans/scans.ts';
import { buildKnownLinks } from './known-links.ts';
import { buildPages } from './pages.ts';
import { buildScanRecorder } from './scan-journal.ts';
import { buildShortLinkHandler, type ServeOptions } from './serve.ts';

export { type Answer, answerOf, type BlockedHosts, checkedLink } from './answer.ts';
export { Html, html } from './html.ts';
export { listRedirectsAfter, type RedirectRow } from './link-rows.ts';
export { type PageTexts, pageTextsIn } from './pages.ts';

export type Redirects = {
  /** Answers requests for short links and their host; returns false for all others. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** False while scans cannot be written to disk. Codes still redirect. */
  isRecording(): boolean;
  /** Whether links redirect although the database does not answer. */
  standsIn(): boolean;
  /** Resolves when every recorded scan is in the database or stays on disk. */
  close(): Promise<void>;
};

type Options = ServeOptions & {
  db: Db;
  /** Follows the links from the start on, instead of from the first request. */
  startsNow?: boolean;
  pauses?: RedirectPauses | undefined;
};

/** How long files beside the database may keep data that was deleted from it, in ms. */
export type RedirectPauses = {
  /** Pause between two cleanings of the file of links. */
  cleanMs: number;
  /** How long scans are written to one journal. */
  journalMs: number;
};

const defaultPauses: RedirectPauses = { cleanMs: 60_000, journalMs: 30 * 60_000 };

/** Short links, `GET /Q/{code}`: answered before Fastify sees the request. */
export async function buildRedirects(options: Options): Promise<Redirects> {
  const { db, clock, config, log, metrics, startsNow = false, pauses = defaultPauses } = options;
  const { dataDir, database: location } = config;
  const { cleanMs, journalMs } = pauses;
  const links = buildKnownLinks({ dataDir, location, db, log, metrics, cleanMs });
  if (startsNow) await links.ready();
  const describer = await buildScanDescriber({ db, clock, log, loadsCountries: startsNow });
  const recorder = buildScanRecorder({ dataDir, location, log, metrics, journalMs });
  const pagesIn = await buildPages(config.publicUrl, log);
  return {
    handle: buildShortLinkHandler({ ...options, links, describer, recorder, pagesIn }),
    isRecording: recorder.isRecording,
    standsIn: links.standsIn,
    async close() {
      await describer.stop();
      await links.close();
      await recorder.close();
    },
  };
}
