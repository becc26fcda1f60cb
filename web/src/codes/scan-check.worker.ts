import { checkScan } from '@everscan/core/scan-check/scan-check';
import { drawTrials } from '@everscan/core/scan-check/trial-pictures';
import { serveCalls } from '../lib/worker-calls.ts';
import { loadDecoders } from './decoders.ts';
import type { ENGINES_UNAVAILABLE, ScanCheckRequest } from './scan-checker.ts';

const decoders = loadDecoders();
decoders.catch(() => {}); // each call reports it

serveCalls(async (request: ScanCheckRequest) => {
  if ('trialIds' in request) return drawTrials(request.input, request.trialIds, request.largestPx);
  const engines = await decoders.catch(() => {
    const name: typeof ENGINES_UNAVAILABLE = 'EnginesUnavailable';
    throw Object.assign(new Error(), { name });
  });
  return checkScan(request.input, engines, request.effort);
});
