import { sharedCounts } from '../platform/http/rate-limiter.ts';

// A machine with other work may delay shared counts for any length of time, and a test that counts attempts would
// then see the counts of one process.
sharedCounts.timeoutMs = 120_000;
