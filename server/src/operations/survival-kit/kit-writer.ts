import { hash } from 'node:crypto';
import type { Db } from '../../platform/db/connect.ts';
import type { RedirectRow } from '../../redirects/redirects.ts';
import { type BlockedHosts, pageTextsIn } from '../../redirects/redirects.ts';
import { type KitFiles, openKitFiles } from './kit-files.ts';
import { linkBatches, signKit, writeKitFolder } from './kit-folder.ts';
import { buildKitPages } from './kit-pages.ts';
import { phasesOf } from './kit-phases.ts';
import { readme } from './kit-readme.ts';
import { legalAddress } from './legal-address.ts';
import {
  CADDY_GROUP_END,
  caddyfile,
  caddyGroup,
  caddyGroupHead,
  caddyLine,
  caddyPageLine,
  nginxConfiguration,
  nginxLine,
  nginxPageLine,
  redirectsLine,
} from './server-files.ts';

/** Pages per file in `checks/`. */
const PAGES_PER_CHECK = 10_000;

export type KitOptions = {
  db: Db;
  /** The folder to write; it must not exist, or be empty. */
  folder: string;
  /** Origin of short links. */
  shortUrl: string;
  blockList: BlockedHosts;
  now: number;
};

/**
 * Writes all short links as a static site. The folder appears once it is complete.
 * @returns how many links the kit contains
 */
export async function writeKit(options: KitOptions): Promise<number> {
  return writeKitFolder(options.folder, (draft) => fill(draft, options));
}

async function fill(draft: string, options: KitOptions): Promise<number> {
  const { db, now } = options;
  const { host } = new URL(options.shortUrl);
  const files = openKitFiles(draft);
  const pages = buildKitPages(await pageTextsIn('en'));
  files.append('nginx/redirects.map', '');
  files.append('nginx/pages.map', '');
  files.append('_redirects', '');
  // Even a kit without codes needs this file, because the README's commands read it.
  files.append(checkFile(0), `${hash('sha256', pages.missing, 'hex')}  site/404.html\n`);
  let links = 0;
  for await (const rows of linkBatches(db, draft)) {
    for (const row of rows) {
      writeLink(row, { files, pages, check: checkFile(links), ...options });
      links++;
    }
  }
  for (const path of files.paths()) {
    if (path.startsWith('caddy/')) files.append(path, CADDY_GROUP_END);
  }
  const site = { host, links };
  files.append('site/404.html', pages.missing);
  files.append('site/index.html', pages.root);
  files.append('nginx/everscan.conf', nginxConfiguration(site));
  files.append('caddy/Caddyfile', caddyfile(site));
  const madeAt = new Date(now).toISOString();
  files.append('README.txt', readme({ ...site, madeAt }));
  await signKit(files, { ...options, ...site, format: 'everscan-kit' });
  return links;
}

/** Path of the file with the checksum of the page of a link, by its position. */
function checkFile(position: number): string {
  return `checks/${String(Math.floor(position / PAGES_PER_CHECK)).padStart(6, '0')}.txt`;
}

type LinkOptions = {
  files: KitFiles;
  pages: ReturnType<typeof buildKitPages>;
  /** Path of the file with the page's checksum. */
  check: string;
  now: number;
  blockList: BlockedHosts;
};

function writeLink(row: RedirectRow, { files, pages, check, now, blockList }: LinkOptions): void {
  const { code } = row;
  const phases = phasesOf(row, now, blockList);
  const path = `site/Q/${code}.html`;
  files.append(check, `${files.write(path, pages.of(code, phases))}  ${path}\n`);
  const [first] = phases;
  const group = caddyGroup(code);
  const caddy = `caddy/redirects/${group}.caddy`;
  if (!files.has(caddy)) files.append(caddy, caddyGroupHead(group));
  // A web server cannot evaluate a schedule, so the page of a code that will change decides by the visitor's clock.
  if (phases.length > 1 || !first || !('location' in first.answer)) {
    files.append('nginx/pages.map', nginxPageLine(code));
    files.append(caddy, caddyPageLine(code));
    return;
  }
  const address = legalAddress(first.answer.location);
  files.append('_redirects', redirectsLine(code, address));
  const nginx = nginxLine(code, address);
  files.append(nginx ? 'nginx/redirects.map' : 'nginx/pages.map', nginx ?? nginxPageLine(code));
  files.append(caddy, caddyLine(code, address));
}
