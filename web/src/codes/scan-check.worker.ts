import { lineFont } from '@everscan/core/lettering/font';
import { checkScan } from '@everscan/core/scan-check/scan-check';
import { drawTrials } from '@everscan/core/scan-check/trial-pictures';
import { serveCalls } from '../lib/worker-calls.ts';
import { loadDecoders } from './decoders.ts';
import type { ENGINES_UNAVAILABLE, ScanCheckRequest } from './scan-checker.ts';

const decoders = loadDecoders();
decoders.catch(() => {}); // each check reports the failure

serveCalls(
  async (request: ScanCheckRequest) => {
    if ('file' in request) {
      const { makeCheckedFile } = await import('./make-checked-file.ts');
      return makeCheckedFile(request.file, await engines());
    }
    const input = { ...request.input, font: request.line && lineFont(request.line) };
    if ('trialIds' in request) return drawTrials(input, request.trialIds, request.largestPx);
    return checkScan(input, await engines(), request.effort);
  },
  (answer) => ('bytes' in answer ? [answer.bytes.buffer] : []),
);

function engines() {
  return decoders.catch(() => {
    const name: typeof ENGINES_UNAVAILABLE = 'EnginesUnavailable';
    throw Object.assign(new Error(), { name });
  });
}
