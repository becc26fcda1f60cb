import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { hasLinks } from '../features/links/links.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/connect.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { buildScanDescriber } from '../scans/scans.ts';
import { buildCacheFiller } from './cache-filler.ts';
import { keepSnapshot } from './cache-snapshot.ts';
import { buildLinkCache } from './link-cache.ts';
import { watchLinks } from './link-changes.ts';
import { buildPagesInLanguages } from './pages-in-languages.ts';
import type { BlockedHosts } from './redirect-answer.ts';
import { buildScanRecorder } from './scan-recorder.ts';
import { buildShortLinkHandler } from './short-link-handler.ts';

export { Html, html } from './html.ts';
export { type PageTexts, pageTextsIn } from './pages-in-languages.ts';
export { type Answer, answerOf, type BlockedHosts, checkedLink } from './redirect-answer.ts';

export type Redirects = {
  /** Answers requests for short links and their host; returns false for all others. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** False while scans cannot be written to disk. Codes still redirect. */
  isRecording(): boolean;
  /** Resolves when every recorded scan is in the database or stays on disk. */
  close(): Promise<void>;
};

type Options = {
  db: Db;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  metrics: Registry;
  blockList: BlockedHosts;
  /** Headers of every response of this server. */
  headers: Readonly<Record<string, string>>;
  /** The id of a request, for its log lines. */
  requestId: (request: IncomingMessage) => string;
  /** How many unknown codes one client may request per minute. */
  missesPerMinute: number;
  pauses?: RedirectPauses | undefined;
};

/** How long files beside the database may keep data that was deleted from it, in ms. */
export type RedirectPauses = {
  /** Pause between two saves of the cached links. */
  snapshotMs: number;
  /** How long scans are written to one journal. */
  journalMs: number;
};

const defaultPauses: RedirectPauses = { snapshotMs: 60_000, journalMs: 30 * 60_000 };

/** Short links, `GET /Q/{code}`: answered before Fastify sees the request. */
export async function buildRedirects(options: Options): Promise<Redirects> {
  const { db, clock, config, log, metrics, pauses = defaultPauses } = options;
  const { dataDir, database: location } = config;
  const cache = buildLinkCache({ db, log });
  const file = join(dataDir, 'known-links.json');
  const snapshot = await keepSnapshot({ db, file, cache, intervalMs: pauses.snapshotMs, log });
  const filler = isPostgres(db) ? buildCacheFiller({ db, cache }) : undefined;
  const onChange = (code: string) => {
    cache.invalidate(code);
    filler?.change(code);
  };
  const onListening = (isListening: boolean) => {
    cache.setListening(isListening);
    filler?.setListening(isListening);
  };
  const changes = watchLinks({ db, location, clock, log, onChange, onListening });
  const loadsCountries = await hasLinks(db).catch(() => false);
  const describer = await buildScanDescriber({ db, clock, log, loadsCountries });
  const { journalMs } = pauses;
  const recorder = buildScanRecorder({ dataDir, location, log, metrics, journalMs });
  const pagesIn = await buildPagesInLanguages(config.publicUrl, log);
  return {
    handle: buildShortLinkHandler({ ...options, cache, describer, recorder, pagesIn }),
    isRecording: recorder.isRecording,
    async close() {
      cache.stop();
      await describer.stop();
      await changes.stop();
      await filler?.stop();
      await snapshot.stop();
      await recorder.close();
    },
  };
}
