/** The script of a public kit's page: finds the entry of the code in the address, and redirects. */
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { openEntry, type PublicPhase, type Settings, scryptOptions, splitHash } from './entries.ts';

/** What this script uses of a page; the server is compiled without the types of browsers. */
type Part = { hidden: boolean; href: string; textContent: string };
declare const document: { getElementById(id: string): Part };
declare const location: { pathname: string; hash: string; replace(address: string): void };

/** Shows one part of the page. */
function show(name: string): void {
  document.getElementById('wait').hidden = true;
  document.getElementById(name).hidden = false;
}

async function open(): Promise<void> {
  const parts = /^\/q\/([0-9a-z-]{3,32})(\+|%2b)?$/i.exec(location.pathname);
  if (!parts?.[1]) return show('unknown');
  const code = parts[1].toUpperCase();
  const { salt, cost, digits } = (await (await load('/kit/settings.json')).json()) as Settings;
  const bytes = Uint8Array.from(salt.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const secrets = splitHash(await scryptAsync(code, bytes, scryptOptions(cost)), digits);
  const bucket = await load(`/kit/codes/${secrets.bucket}.bin`);
  const phases = await openEntry(new Uint8Array(await bucket.arrayBuffer()), secrets);
  const now = Date.now();
  const phase = phases?.findLast(({ from }) => from <= now) ?? phases?.[0];
  if (phase) answer(phase, code, parts[2] !== undefined);
  else show('unknown');
}

function answer(phase: PublicPhase, code: string, isPreview: boolean): void {
  if ('to' in phase) {
    const { href } = new URL(phase.to);
    if (!/^https?:/.test(href)) throw new Error('The kit leads to no website.');
    const link = document.getElementById('link');
    link.href = href;
    link.textContent = href;
    document.getElementById('code').textContent = code;
    show('preview');
    if (!isPreview) location.replace(href);
  } else if (phase.page === 'paused' && phase.text) {
    document.getElementById('text').textContent = phase.text;
    show('message');
  } else show(phase.page);
}

async function load(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

open().catch((error) => {
  show('failed');
  throw error;
});
