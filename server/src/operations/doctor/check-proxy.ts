import { type Connection, connectionSchema } from '@everscan/contract/health';
import type { Config } from '../../config.ts';
import { bareHost, buildOutbound, type Outbound } from '../../platform/http/outbound.ts';
import { createDoctorToken, deleteDoctorToken } from './doctor-token.ts';
import { bad, type Finding, good, reasonOf, skipped } from './finding.ts';

/** Several attempts, because a load balancer may choose a process that does not share our folder. */
const ATTEMPTS = 5;
/** An address that belongs to nobody (RFC 5737). No proxy should believe a client that claims it. */
export const FORGED = '203.0.113.77';

const FILES = 'deploy/ has configurations for nginx, HAProxy and Caddy.';

/** Calls the server at PUBLIC_URL, and compares what arrives there with what was sent. */
export async function checkProxy(config: Config): Promise<Finding[]> {
  const { publicUrl, outboundPrivate, dataDir } = config;
  const outbound = buildOutbound({ allowed: [...outboundPrivate, bareHost(publicUrl)] });
  const token = await createDoctorToken(dataDir).catch(() => undefined);
  if (token === undefined) {
    return [skipped('Proxy: not checked, because that needs a file in DATA_DIR')];
  }
  try {
    const seen = await findConnection(`${publicUrl}/connection`, token, outbound);
    if (!seen) {
      return [
        bad(
          `Proxy: another program, or a process with another DATA_DIR, responds at ${publicUrl}.`,
          'Check the proxy and its target; with several machines, run this command on each.',
        ),
      ];
    }
    const problems = compareConnection(seen, publicUrl);
    return problems.length > 0
      ? problems
      : [good(`Proxy: ${publicUrl} reaches this server, with scheme, host and client address`)];
  } catch (error) {
    const action = 'Is the server running, and does the proxy forward this address to it?';
    return [bad(`Proxy: ${publicUrl} does not respond: ${reasonOf(error)}.`, action)];
  } finally {
    await deleteDoctorToken(dataDir);
  }
}

/** How the server sees our request; undefined when another process answers. */
async function findConnection(
  url: string,
  token: string,
  outbound: Outbound,
): Promise<Connection | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': FORGED };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const response = await outbound(url, { headers });
    if (response.ok) return connectionSchema.parse(await response.json());
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`the response has the status ${response.status}`);
  }
  return undefined;
}

/** The faults of the proxy if the server sees a request to `publicUrl` as `seen`. */
export function compareConnection(seen: Connection, publicUrl: string): Finding[] {
  const { protocol, host } = new URL(publicUrl);
  const findings: Finding[] = [];
  if (!seen.isPeerTrusted && `${seen.scheme}:` !== protocol) {
    return [
      bad(
        `Proxy: requests arrive from ${seen.peer}, which TRUSTED_PROXIES does not contain.`,
        `Add it: TRUSTED_PROXIES=${seen.peer}`,
      ),
    ];
  }
  if (`${seen.scheme}:` !== protocol) {
    findings.push(
      bad(
        `Proxy: the server sees ${seen.scheme} instead of ${protocol.slice(0, -1)}.`,
        `Let the proxy set X-Forwarded-Proto. ${FILES}`,
      ),
    );
  }
  if (seen.host !== host) {
    findings.push(
      bad(
        `Proxy: the server sees the host ${seen.host} instead of ${host}.`,
        `Let the proxy pass on Host. ${FILES}`,
      ),
    );
  }
  if (seen.client === FORGED) {
    findings.push(
      bad(
        'Proxy: the server believed a forged X-Forwarded-For, so anybody can avoid rate limits.',
        `Let the proxy replace this header. ${FILES}`,
      ),
    );
  } else if (seen.isPeerTrusted && !seen.isForwarded) {
    findings.push(
      bad(
        'Proxy: it does not pass on client addresses, so all clients share one rate limit.',
        `Let it set X-Forwarded-For. ${FILES}`,
      ),
    );
  }
  return findings;
}
