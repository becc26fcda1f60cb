import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { waiting } from '../scripts/test-workers.ts';

process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');

export default defineConfig({
  define: { __PUBLIC_URL__: JSON.stringify('http://localhost:3000') },
  test: {
    globalSetup: ['./src/testing/start-server.ts', './src/testing/bundle-happy-dom.ts'],
    execArgv: ['--import', join(import.meta.dirname, 'src/testing/load-happy-dom.ts')],
    setupFiles: ['./src/testing/plain-http.ts', './src/testing/own-channel.ts'],
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
    ...waiting,
    // Every worker loads these, in less time from joined files. All that import React must be here, so that there is one.
    deps: {
      optimizer: {
        client: {
          enabled: true,
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-router',
            'react-hook-form',
            '@tanstack/react-query',
            '@tanstack/react-virtual',
            '@testing-library/react',
            '@testing-library/user-event',
            'fast-check',
            'idb-keyval',
          ],
        },
      },
    },
    testTimeout: 180_000,
    // Component tests call a server of their own on another port.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  },
});
