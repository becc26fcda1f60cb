import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Scan } from './scan.ts';

export type ScanRequest = {
  linkId: number;
  /** The client's IP address. It is hashed and looked up, and goes nowhere else. */
  address: string;
  method: string;
  headers: IncomingHttpHeaders;
};

export type ScanDescriber = {
  /** What is kept of a request that came now. Synchronous; takes a few µs. */
  describe(request: ScanRequest): Scan;
  stop(): void;
};

type Options = { db: Db; clock: Clock; log: Pick<FastifyBaseLogger, 'warn'> };

/** Never throws because of the database: without it the salt of the day is this process's own. */
export declare function buildScanDescriber(options: Options): Promise<ScanDescriber>;

/**
 * Writes scans and what is counted of them, in the caller's transaction. Scans of deleted links are
 * left out. A few thousand at once cost least.
 */
export declare function recordScans(trx: Db, scans: readonly Scan[]): Promise<void>;

/** Erases what is known of links' scans. The rows of links with very many go within the hour. */
export declare function deleteScansOf(trx: Db, linkIds: readonly number[]): Promise<void>;
