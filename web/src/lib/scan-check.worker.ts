import { checkScan } from '@everscan/core/scan-check/scan-check';
import { loadDecoders } from './decoders.ts';
import type { ScanAnswer, ScanRequest } from './scan-check.ts';

const decoders = loadDecoders();
decoders.catch(() => {}); // told to those who ask

self.onmessage = async ({ data: { id, input, effort } }: MessageEvent<ScanRequest>) => {
  self.postMessage(await answer());

  async function answer(): Promise<ScanAnswer> {
    const engines = await decoders.catch(() => undefined);
    if (!engines) return { id, failure: 'unavailable' };
    try {
      return { id, verdict: await checkScan(input, engines, effort) };
    } catch (error) {
      return { id, failure: String(error) };
    }
  }
};
