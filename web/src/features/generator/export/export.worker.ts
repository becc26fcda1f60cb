import { serveCalls } from '../../../lib/worker-calls.ts';
import { renderFile } from './render-file.ts';

serveCalls(renderFile, (file) => [file.buffer]);
