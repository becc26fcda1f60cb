import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A name of this machine. Without https, its pages lack functions that browsers grant to localhost. */
export const PLAIN_HOST = 'everscan.test';

/** Lets Chromium start as root and without a display, and keeps it from calling other hosts. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

/** Without a locale Chromium cannot write file names that are not ASCII. */
export const CHROMIUM_ENV = { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>;

/** The headless shell renders the same pages without the browser's interface, in three fifths of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Path of a Chromium: the one named by `CHROMIUM_PATH`, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.map(onPath), chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));
}

/** Installs Chromium if there is none: Debian's package if we are root, otherwise Playwright's. */
export function installChromium(): void {
  if (findChromium()) return;
  const commands = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
    ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ];
  for (const [command = '', ...args] of commands) {
    if (findChromium()) return;
    try {
      execFileSync(command, args, { stdio: 'inherit' });
    } catch {
      // No apt, or not root: try the next command.
    }
  }
  if (!findChromium()) {
    throw new Error('No Chromium found. Install one, or name its path in CHROMIUM_PATH.');
  }
}
