/**
 * The script of a public kit's page: finds the entry of the code in the address, and redirects. The server is
 * compiled without the types of browsers, so `page` declares the ones used here.
 */
import './older-browsers.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { openEntry, scryptOptions, splitHash } from './entries.js';

/** @typedef {{ hidden: boolean, href: string, textContent: string }} Part */
/** @type {{
 *   document: { getElementById(id: string): Part },
 *   location: { pathname: string, replace(address: string): void },
 * }} */
const page = /** @type {any} */ (globalThis);

const part = (/** @type {string} */ id) => page.document.getElementById(id);

/** @param {string} id the only part to show */
function show(id) {
  part('wait').hidden = true;
  part(id).hidden = false;
}

async function open() {
  const path = page.location.pathname;
  const [, typed, plus] = /^\/q\/([0-9a-z-]{3,32})(\+|%2b)?(?:[/.,);]|%20|&.*)?$/i.exec(path) ?? [];
  if (typed === undefined) return show('unknown');
  const code = typed.toUpperCase();
  /** @type {any} */
  const json = await (await load('/kit/settings.json')).json();
  const { salt, cost, digits } = /** @type {import('./entries.js').Settings} */ (json);
  const bytes = Uint8Array.from(salt.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const secrets = splitHash(await scryptAsync(code, bytes, scryptOptions(cost)), digits);
  const bucket = await load(`/kit/codes/${secrets.bucket}.bin`);
  const phases = await openEntry(new Uint8Array(await bucket.arrayBuffer()), secrets);
  const now = Date.now();
  const phase = phases?.filter(({ from }) => from <= now).pop() ?? phases?.[0];
  if (phase) answer(phase, code, plus !== undefined);
  else show('unknown');
}

/**
 * @param {import('./entries.js').PublicPhase} phase
 * @param {string} code
 * @param {boolean} isPreview
 */
function answer(phase, code, isPreview) {
  if ('to' in phase) {
    const { href } = new URL(phase.to);
    if (!/^https?:/.test(href)) throw new Error('The kit leads to no website.');
    const link = part('link');
    link.href = href;
    link.textContent = href;
    part('code').textContent = code;
    show('preview');
    if (!isPreview) page.location.replace(href);
  } else if (phase.page === 'paused' && phase.text) {
    part('text').textContent = phase.text;
    show('message');
  } else show(phase.page);
}

/** @param {string} path */
async function load(path) {
  // A cached file of one kit would not fit the next.
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

open().catch((error) => {
  show('failed');
  throw error;
});
