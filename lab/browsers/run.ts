/**
 * Drives the built site in Debian's Firefox and WebKit, the engine of Safari: uploads logos, downloads and copies codes,
 * and makes a zip. Other programs read what comes out, and draw our files beside both browsers.
 *
 *     npm run lab -- browsers [PART…]        default: renderers firefox webkit
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CodeError } from '@everscan/core/code-error';
import { defaultDesign } from '@everscan/core/design/design';
import { encodeMatrix } from '@everscan/core/encode/matrix';
import { exportFormats } from '@everscan/core/export/index';
import type { Pixels } from '@everscan/core/image/pixels';
import { pictureLogo } from '@everscan/core/logo/picture/picture-logo';
import { readPicture } from '@everscan/core/logo/picture/read-picture';
import { cleanSvg } from '@everscan/core/logo/svg/clean-svg';
import { textOfFault } from '@everscan/messages/words/faults/fault-texts';
import { logoFaults } from '@everscan/messages/words/faults/logo';
import { unzipSync } from 'fflate';
import { codecFiles } from '../../core/proof/codec-files.ts';
import { fileOf, isRead } from '../../core/proof/read-back.ts';
import { readPng } from '../../core/proof/scanners.ts';
import { lightestInFinders } from '../../core/proof/solid-finders.ts';
import {
  debianRenderers,
  decodeByImageMagick,
  slowDebianRenderers,
} from '../../core/proof/tools.ts';
import { listedCases, proveVectorFiles, type Renderer } from '../../core/proof/vector-proof.ts';
import { finding } from '../bars.ts';
import { startServer } from '../faults/server-under-test.ts';
import { requirePrograms } from '../programs.ts';
import { type Browser, downloaded, textOf, until } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

requirePrograms('browsers');

const TEXT = 'https://example.com/lab';
const root = join(import.meta.dirname, '../..');
const uploads = join(root, 'core/proof/pictures/uploads');
const directory = mkdtempSync(join(tmpdir(), 'everscan-browsers-'));
/** The bytes of each download in the first browser, by format. */
const firstFiles = new Map<string, Uint8Array>();

/** Goes on after a fault. */
async function attempt(name: string, prove: () => Promise<void>): Promise<void> {
  const fault = await prove().then(
    () => undefined,
    (error: Error) => error.message,
  );
  finding(name, fault === undefined, fault);
}

function expect(isRight: boolean, fault: string): asserts isRight {
  if (!isRight) throw new Error(fault);
}

const button = (name: string) => `//button[normalize-space()='${name}']`;
const tab = (name: string) => `//*[@role='tab'][normalize-space()='${name}']`;
const address = "//input[@id=//label[contains(., 'Web address')]/@for]";

async function drive(browser: Browser, origin: string): Promise<void> {
  const named = (what: string) => `${browser.name}: ${what}`;

  await attempt(named('Copy SVG copies the drawing'), async () => {
    await openFormats(browser, origin);
    await browser.click(button('Copy SVG'));
    await until('Copied', () => has(browser, button('Copied')));
    await proveVectorText(await pasted(browser));
  });
  await openFormats(browser, origin);
  for (const { id, label, extension } of exportFormats) {
    await attempt(named(`${label} is read by other programs, with the same bytes`), async () => {
      await browser.click(`//label[input[@aria-label='${label}']]`);
      const file = await downloaded(browser, () => browser.click(button(`Download ${label}`)));
      expect(file.name.endsWith(`.${extension}`), file.name);
      await proveFile(id, file.bytes);
      const first = firstFiles.get(id);
      firstFiles.set(id, first ?? file.bytes);
      expect(!first || Buffer.from(first).equals(file.bytes), 'other bytes than the other browser');
    });
  }

  await attempt(named('a list of two rows becomes a zip'), async () => {
    const list = join(directory, 'list.csv');
    writeFileSync(list, `name,url\none,${TEXT}\ntwo,${TEXT}\n`);
    await openPage(browser, `${origin}/bulk`);
    await browser.chooseFile("//input[@type='file']", list);
    const make = "//button[contains(normalize-space(), 'Create 2 codes')]";
    const { bytes } = await downloaded(browser, () => browser.click(make));
    const { 'manifest.csv': manifest, ...codes } = unzipSync(bytes);
    expect(manifest !== undefined, 'no manifest');
    expect(Object.keys(codes).length === 2, `${Object.keys(codes)}`);
    for (const code of Object.values(codes)) await expectRead(decodeByImageMagick(code));
  });

  await openPage(browser, origin);
  await browser.click(tab('Style'));
  await browser.click(tab('Logo'));
  for (const name of readdirSync(uploads).sort()) {
    await attempt(named(`the logo ${name} is the same as in Node`), () => proveLogo(browser, name));
  }

  const inBrowser: Renderer = {
    name: browser.name,
    format: 'svg',
    maxDifferingEdges: 0.025,
    draw: (svg, sizePx) => drawIn(browser, svg, sizePx),
  };
  for (const code of listedCases) {
    await attempt(named(`the SVG of ${code.name} looks as elsewhere`), () =>
      proveVectorFiles(code, ['svg'], [inBrowser]),
    );
  }
}

/** Chooses a file, and expects the image or the message that Node has for it. */
async function proveLogo(browser: Browser, name: string): Promise<void> {
  const path = join(uploads, name);
  const bytes = new Uint8Array(readFileSync(path));
  const wanted = await (name.endsWith('.svg') ? drawing(bytes) : picture(bytes)).catch(
    (error: Error) =>
      error instanceof CodeError ? textOfFault(logoFaults, error.fault) : error.message,
  );
  await browser.chooseFile("//input[@type='file']", path);
  const found = await until('a logo', () =>
    browser.run<string | null>(
      `const note = document.getElementById('logo-note');
       if (note?.getAttribute('role') === 'alert') return note.textContent;
       return document.querySelector('img[alt="Your logo"]')?.src ?? null;`,
    ),
  );
  expect(found === wanted, `${found.slice(0, 80)} instead of ${wanted.slice(0, 80)}`);
  if (await has(browser, button('Remove logo'))) await browser.click(button('Remove logo'));
  await until('no logo', async () => !(await has(browser, "//img[@alt='Your logo']")));
}

async function picture(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return (await pictureLogo(await readPicture(bytes, codecFiles), codecFiles)).image;
}

async function drawing(bytes: Uint8Array): Promise<string> {
  const cleaned = cleanSvg(Buffer.from(bytes).toString());
  expect(cleaned.is === 'paths', 'not a drawing');
  return cleaned.image;
}

/** Opens a page, and waits until React listens to clicks. */
async function openPage(browser: Browser, address: string): Promise<void> {
  await browser.open(address);
  await until('a page that listens', () =>
    browser.run(
      `const [button] = document.getElementsByTagName('button');
       return button && Object.keys(button).some((key) => key.startsWith('__react'));`,
    ),
  );
}

async function openFormats(browser: Browser, origin: string): Promise<void> {
  await openPage(browser, origin);
  await browser.fill(address, TEXT);
  await browser.click(button('Formats'));
  await browser.click(button('More options…'));
  await textOf(browser, button('Copy SVG'));
}

function has(browser: Browser, xpath: string): Promise<boolean> {
  return browser.run(
    'return Boolean(document.evaluate(args[0], document, null, 9).singleNodeValue)',
    xpath,
  );
}

/** The text in the clipboard, pasted with the keyboard into another page. */
async function pasted(browser: Browser): Promise<string> {
  await browser.open('data:text/html,<textarea></textarea>');
  await browser.click('//textarea');
  await browser.paste();
  return until('a paste', () => browser.run("return document.querySelector('textarea').value"));
}

async function expectRead(drawn: Pixels): Promise<void> {
  expect(await isRead(drawn, TEXT), `${drawn.width} × ${drawn.height} pixels are not read`);
}

async function proveVectorText(svg: string): Promise<void> {
  expect(
    /<svg [^>]*width="[\d.]+mm" height="[\d.]+mm"/.test(svg),
    `no length: ${svg.slice(0, 200)}`,
  );
  await proveFile('svg', Buffer.from(svg));
}

async function proveFile(format: string, file: Uint8Array): Promise<void> {
  const renderers = [...debianRenderers, ...slowDebianRenderers].filter(
    (renderer) => renderer.format === format,
  );
  if (renderers.length === 0) return expectRead(decodeByImageMagick(file));
  for (const { draw } of renderers) await expectRead(await draw(file, 600));
}

/** Draws an SVG as an image of a page, into a canvas: WebKit's screenshots end where its first window did. */
async function drawIn(browser: Browser, svg: Uint8Array, sizePx: number): Promise<Pixels> {
  const text = Buffer.from(svg).toString();
  const [, w, h] = (/viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(text) ?? []).map(Number);
  const scale = sizePx / Math.max(w as number, h as number);
  const [width, height] = [Math.round((w as number) * scale), Math.round((h as number) * scale)];
  // Browsers round natural lengths to whole pixels, and would enlarge what they have rounded.
  const size = ` width="${width}" height="${height}" preserveAspectRatio="none"`;
  const sized = text.replace(/ width="[^"]*" height="[^"]*"/, size);
  const drawn = await browser.run<string>(
    `const image = new Image();
     image.src = args[0];
     await image.decode();
     const canvas = document.createElement('canvas');
     [canvas.width, canvas.height] = [args[1], args[2]];
     const context = canvas.getContext('2d');
     context.fillStyle = '#fff';
     context.fillRect(0, 0, canvas.width, canvas.height);
     context.drawImage(image, 0, 0, canvas.width, canvas.height);
     return canvas.toDataURL();`,
    `data:image/svg+xml;base64,${Buffer.from(sized).toString('base64')}`,
    width,
    height,
  );
  return readPng(Buffer.from(drawn.split(',')[1] ?? '', 'base64'));
}

/** Of 255. */
const DARK = 60;

/** Light lines in dark areas appear where the edges of shapes fall between pixels. */
async function proveFinders({ name, format, draw }: Renderer): Promise<void> {
  const file = await fileOf(
    { name, text: TEXT, design: { ...defaultDesign, shape: 'standard' }, format },
    format,
  );
  const { size } = encodeMatrix(TEXT, defaultDesign.level);
  for (const sizePx of [97, 143, 211, 334, 517, 777]) {
    const lightest = lightestInFinders(await draw(file, sizePx), size, defaultDesign.quietZone);
    expect(lightest <= DARK, `${format} by ${name} at ${sizePx} px: a pixel of ${lightest}`);
  }
}

async function compareRenderers(): Promise<void> {
  for (const renderer of [...debianRenderers, ...slowDebianRenderers]) {
    const { name, format } = renderer;
    await attempt(`${name}: the finder patterns of ${format} are solid at odd sizes`, () =>
      proveFinders(renderer),
    );
  }
  for (const code of listedCases) {
    await attempt(`Inkscape and MuPDF: ${code.name} looks as elsewhere`, () =>
      proveVectorFiles(code, ['svg', 'pdf'], slowDebianRenderers),
    );
  }
}

async function driveSite(start: (directory: string) => Promise<Browser>): Promise<void> {
  const browser = await start(directory);
  await drive(browser, server.url.replace('127.0.0.1', 'localhost')).finally(() => browser.close());
}

const parts: Record<string, () => Promise<void>> = {
  renderers: compareRenderers,
  firefox: () => driveSite(startFirefox),
  webkit: () => driveSite(startWebkit),
};
execFileSync(process.execPath, ['scripts/build-web.ts'], { cwd: root, stdio: 'inherit' });
const server = await startServer(join(directory, 'data'));
try {
  const named = process.argv.slice(2);
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    const part = parts[name];
    if (!part) throw new RangeError(`No part is called ${name}`);
    await attempt(`${name} ran to its end`, part);
  }
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
