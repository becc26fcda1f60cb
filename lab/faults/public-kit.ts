import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../e2e/chromium.ts';
import {
  openEntry,
  type PublicPhase,
  type Secrets,
  type Settings,
  scryptOptions,
  splitHash,
} from '../../server/src/operations/survival-kit/public-site/entries.js';

const hashCode = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** The target of a code, or the heading of its page. */
export type Expected = { code: string; location: string | null; heading: string };

type Followed = { by: string; right: number; of: number; wrong: object[] };

/** How many codes Chromium follows; each takes a second. */
const SAMPLE = 48;

/** Follows all codes of a public kit in Node, and a sample in Chromium. @param url the address of the host */
export async function followPublicKit(
  url: string,
  expected: readonly Expected[],
): Promise<Followed[]> {
  return [
    await followInNode(url, expected),
    await followInChromium(url, expected.slice(0, SAMPLE)),
  ];
}

async function followInNode(url: string, expected: readonly Expected[]): Promise<Followed> {
  const response = await fetch(`${url}/kit/settings.json`);
  const { salt, cost, digits } = (await response.json()) as Settings;
  const page = await (await fetch(`${url}/Q/ANY-CODE`)).text();
  const { dkLen, ...options } = { ...scryptOptions(cost), maxmem: 2 ** 27 };
  const headingOf = (id: string) =>
    new RegExp(`<section id="${id}"[^>]*><h1>(.*?)</h1>`).exec(page)?.[1];
  const wrong: object[] = [];
  let next = 0;
  const follow = async () => {
    for (let one = expected[next++]; one; one = expected[next++]) {
      const hash = await hashCode(one.code, Buffer.from(salt, 'hex'), dkLen, options);
      const phase = (await entryOf(url, splitHash(hash, digits)))?.findLast(
        ({ from }) => from <= Date.now(),
      );
      const isRight =
        phase &&
        ('to' in phase ? phase.to === one.location : headingOf(phase.page) === one.heading);
      if (!isRight) wrong.push({ ...one, phase });
    }
  };
  await Promise.all([follow(), follow()]);
  const of = expected.length;
  return { by: 'in Node', right: of - wrong.length, of, wrong };
}

async function entryOf(url: string, secrets: Secrets): Promise<PublicPhase[] | undefined> {
  const response = await fetch(`${url}/kit/codes/${secrets.bucket}.bin`);
  return openEntry(new Uint8Array(await response.arrayBuffer()), secrets);
}

async function followInChromium(url: string, expected: readonly Expected[]): Promise<Followed> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath && { executablePath }),
  });
  const wrong: object[] = [];
  try {
    const page = await browser.newPage();
    await page.route(
      (address) => address.origin !== url,
      (route) => route.fulfill({ body: '<title>target</title>', contentType: 'text/html' }),
    );
    for (const one of expected) {
      await page.goto(`${url}/Q/${one.code}`, { waitUntil: 'commit' });
      if (one.location !== null) {
        await page.waitForURL((address) => address.origin !== url).catch(() => {});
        if (bare(page.url()) !== bare(one.location)) wrong.push({ ...one, went: page.url() });
      } else {
        const heading = page.locator('section:not(#wait):visible h1');
        const text = await heading.textContent().catch(() => null);
        if (text !== one.heading) wrong.push({ ...one, text });
      }
    }
  } finally {
    await browser.close();
  }
  const of = expected.length;
  return { by: 'in Chromium', right: of - wrong.length, of, wrong };
}

/** An address without the name and password that browsers hide. */
function bare(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}
