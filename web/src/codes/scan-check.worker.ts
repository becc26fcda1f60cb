import { lineFont } from '@everscan/core/lettering/font';
import { checkScan } from '@everscan/core/scan-check/scan-check';
import { drawTrials } from '@everscan/core/scan-check/trial-pictures';
import { serveCalls } from '../lib/worker-calls.ts';
import { loadDecoders } from './decoders.ts';
import type { ENGINES_UNAVAILABLE, ScanCheckRequest } from './scan-checker.ts';

const decoders = loadDecoders();
decoders.catch(() => {}); // each check reports the failure

serveCalls(async (request: ScanCheckRequest) => {
  const input = { ...request.input, font: request.line && lineFont(request.line) };
  if ('trialIds' in request) return drawTrials(input, request.trialIds, request.largestPx);
  const engines = await decoders.catch(() => {
    const name: typeof ENGINES_UNAVAILABLE = 'EnginesUnavailable';
    throw Object.assign(new Error(), { name });
  });
  return checkScan(input, engines, request.effort);
});
