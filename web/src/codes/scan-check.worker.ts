import { checkScan } from '@everscan/core/scan-check/scan-check';
import { serveCalls } from '../lib/worker-calls.ts';
import { loadDecoders } from './decoders.ts';
import type { ENGINES_UNAVAILABLE, ScanCheckRequest } from './scan-checker.ts';

const decoders = loadDecoders();
decoders.catch(() => {}); // each call reports it

serveCalls(async ({ input, effort }: ScanCheckRequest) => {
  const engines = await decoders.catch(() => {
    const name: typeof ENGINES_UNAVAILABLE = 'EnginesUnavailable';
    throw Object.assign(new Error(), { name });
  });
  return checkScan(input, engines, effort);
});
