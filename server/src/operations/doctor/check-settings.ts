import { readFile } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { describeUnknown } from '../../environment.ts';
import { isLoopback } from '../../platform/http/network.ts';
import { bad, type Finding, good, skipped } from './finding.ts';

/** Finds settings that are valid one by one but do not fit together. */
export function checkSettings(
  { publicUrl, shortUrl, host, trustedProxies, oidc }: Config,
  variables: NodeJS.ProcessEnv,
): Finding[] {
  const findings = describeUnknown(variables).map((unknown) =>
    bad(`Settings: ${unknown}`, '.env.example lists all names.'),
  );
  const { hostname } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
  if (isLocal && !isLoopback(host) && host !== 'localhost') {
    findings.push(
      bad(
        `Settings: the server listens on ${host}, but PUBLIC_URL is ${publicUrl}.`,
        'Set PUBLIC_URL to the address that visitors see: mails, previews and codes contain it.',
      ),
    );
  }
  for (const [name, url] of Object.entries({ PUBLIC_URL: publicUrl, SHORT_URL: shortUrl })) {
    if (url.startsWith('https:') || isLocal || (name === 'SHORT_URL' && url === publicUrl))
      continue;
    findings.push(
      bad(
        `Settings: ${name} is not an https address.`,
        'Put a proxy with a certificate in front (docs/deploy.md) and change it.',
      ),
    );
  }
  if (publicUrl.startsWith('https:') && trustedProxies.length === 0) {
    findings.push(
      bad(
        'Settings: PUBLIC_URL is an https address, so there is a proxy, but TRUSTED_PROXIES is empty.',
        'Set it to the address of the proxy: until then, all visitors share one rate limit.',
      ),
    );
  }
  const trust = 'Settings: OIDC_TRUST_EMAIL accepts addresses that the provider has not verified';
  const notes = oidc?.trustEmail ? [skipped(trust)] : [];
  return [...(findings.length > 0 ? findings : [good('Settings: all are valid')]), ...notes];
}

/** Whether Node.js is the version that this release is tested with. */
export async function checkNode(version = process.versions.node): Promise<Finding> {
  const file = new URL('../../../../package.json', import.meta.url);
  const { dependencies } = JSON.parse(await readFile(file, 'utf8'));
  const needed = String(dependencies.node).replace(/^\D+/, '');
  const isOld = version.localeCompare(needed, 'en', { numeric: true }) < 0;
  return isOld
    ? bad(`Node.js: ${version} is older than ${needed}.`, 'Run npm ci, and start with npm.')
    : good(`Node.js: ${version}`);
}
