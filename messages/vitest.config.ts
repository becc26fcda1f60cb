import { defineConfig } from 'vitest/config';
import { computing } from '../scripts/test-workers.ts';

export default defineConfig({ test: { ...computing, include: ['**/*.test.ts'] } });
