import type { Pixels } from '@everscan/core/image/pixels';
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
    if ('picture' in request) return isRead(request.picture, request.text);
    const input = { ...request.input, font: request.line && lineFont(request.line) };
    if ('trialIds' in request) return drawTrials(input, request.trialIds, request.largestPx);
    return checkScan(input, await engines(), request.effort);
  },
  (answer) => (typeof answer === 'object' && 'bytes' in answer ? [answer.bytes.buffer] : []),
);

async function isRead(picture: Pixels, text: string): Promise<boolean> {
  for (const { group, decode } of await engines()) {
    if (group === 'phones' && (await decode(picture)) !== text) return false;
  }
  return true;
}

function engines() {
  return decoders.catch(() => {
    const name: typeof ENGINES_UNAVAILABLE = 'EnginesUnavailable';
    throw Object.assign(new Error(), { name });
  });
}
