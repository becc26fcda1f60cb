import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isFull } from '../core/proof/extent.ts';
import { memoryDisk } from '../scripts/memory-disk.ts';
import { CHROMIUM_ARGS, CHROMIUM_ENV, findChromium } from './chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3407);
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();
// Servers and commands that tests start load in half the time when their modules are compiled already.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../.cache/compiled');
// Kept in the environment because every worker evaluates this file again and tests run the server's commands.
if (!process.env.E2E_DATA_DIR) {
  const dataDir = mkdtempSync(join(memoryDisk(), 'everscan-e2e-'));
  process.env.E2E_DATA_DIR = dataDir;
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  // Generous, for machines with other work to do.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./refuse-skips.ts']],
  use: {
    baseURL,
    // The copy for use without a connection would keep every test's browser busy.
    serviceWorkers: 'block',
    // Tracing every test takes a third longer. `--trace on` traces the tests that you name.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: CHROMIUM_ARGS,
      env: CHROMIUM_ENV,
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    {
      name: 'wide',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: isFull ? /@narrow/ : /@narrow|@nightly/,
    },
    {
      name: 'narrow',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
      grep: /@layout|@narrow/,
      ...(!isFull && { grepInvert: /@nightly/ }),
    },
  ],
  webServer: {
    command: 'node scripts/build-web.ts && node server/src/main.ts',
    cwd: '..',
    url: `${baseURL}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      PSEUDO_LANGUAGE: 'true',
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1/32 ::1/128',
    },
  },
});
