import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../e2e/chromium.ts';
import { freePort } from '../../server/src/testing/postgres-server.ts';
import { isSmoke } from '../bars.ts';

/** The built site in a browser. */
export type Site = {
  readonly url: string;
  readonly browser: Browser;
  readonly server: ChildProcess;
  /** The port of the browser's debugging protocol. */
  readonly debuggingPort: number;
};

const root = join(import.meta.dirname, '../..');
const STARTUP_MS = 300_000;

/**
 * Builds the site (a smoke run takes the one that the browser tests have built), serves it from an empty database,
 * and opens a browser for `measure`. Stops the server and closes the browser when `measure` ends or one of them
 * fails to start.
 */
export async function withSite(measure: (site: Site) => Promise<void>): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'everscan-bench-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1/32 ::1/128',
  };
  if (!isSmoke || !existsSync(join(root, 'web/build/client/index.html.br'))) {
    execFileSync(process.execPath, ['scripts/build-web.ts'], { cwd: root, env, stdio: 'inherit' });
  }
  // `start.ts` would build the site again, because browser tests build it with one more language.
  const main = isSmoke ? 'server/src/main.ts' : 'scripts/start.ts';
  const server = spawn(process.execPath, [main], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let browser: Browser | undefined;
  try {
    await waitUntilReady(url);
    const debuggingPort = await freePort();
    browser = await openBrowser([`--remote-debugging-port=${debuggingPort}`]);
    await measure({ url, browser, server, debuggingPort });
  } finally {
    await browser?.close();
    server.kill();
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, ...args],
    timeout: STARTUP_MS,
    ...(executablePath && { executablePath }),
  });
  if (isSmoke) waitForEver(browser);
  return browser;
}

/** The smoke run has a time limit of its own, and a busy machine may take long for anything. */
function waitForEver(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    // Filling the copy for use without a connection takes a second.
    const context = await newContext({ serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(0);
    return context;
  };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  return response?.ok ?? false;
}

async function waitUntilReady(url: string): Promise<void> {
  const started = performance.now();
  while (!(await isReady(url))) {
    if (performance.now() - started > STARTUP_MS)
      throw new Error('The server did not become ready in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  console.log(`Ready to serve after ${Math.round(performance.now() - started)} ms`);
}
