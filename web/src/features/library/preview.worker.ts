import { serveCalls } from '../../lib/worker-calls.ts';
import { drawPreview } from './draw-preview.ts';

serveCalls(
  async (request: Parameters<typeof drawPreview>[0]) => drawPreview(request),
  (bytes) => [bytes.buffer],
);
