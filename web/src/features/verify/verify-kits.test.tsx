// @vitest-environment happy-dom
import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { memoryDisk } from '../../../../scripts/memory-disk.ts';
import { renderPart } from '../../testing/render.tsx';
import { verifyWithLibrary } from './browser-crypto.ts';
import VerifyKits from './verify-kits.tsx';

const SCRIPT = join(import.meta.dirname, '../../../../server/src/testing/write-kits.ts');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(memoryDisk(), 'verify-'));
  await promisify(execFile)(process.execPath, [SCRIPT, folder]);
}, 180_000);
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

type Contents = Map<string, Uint8Array<ArrayBuffer>>;

/** The files of a folder by their paths, which begin with the folder's name. */
async function filesIn(path: string): Promise<Contents> {
  const root = join(folder, path);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files: Contents = new Map();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    files.set(`${basename(root)}/${relative(root, file)}`, new Uint8Array(await readFile(file)));
  }
  return files;
}

function choose(label: string, contents: Contents) {
  const files = [...contents].map(([path, bytes]) => {
    const file = new File([bytes], basename(path));
    Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
    return file;
  });
  const input = document.querySelector(`input[aria-label="${label}"]`) as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
}

const chooseFolder = (contents: Contents) => choose('Choose folder', contents);
const chooseZip = (contents: Contents) =>
  choose('Choose zip file', new Map([['kit.zip', zipSync(Object.fromEntries(contents))]]));

const verdicts = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

function flip(contents: Contents, path: string): Contents {
  const bytes = contents.get(path) as Uint8Array<ArrayBuffer>;
  return new Map(contents).set(
    path,
    bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1),
  );
}

test('confirms that two kits are complete, consecutive and signed with the published key', async () => {
  const { user } = renderPart(<VerifyKits />);
  const kits = await filesIn('kits');
  chooseFolder(kits);
  const results = await screen.findByRole('heading', { name: 'Results' });
  await waitFor(() => expect(document.activeElement).toBe(results));
  expect(verdicts()).toEqual(['Complete and unchanged', 'Complete and unchanged']);
  screen.getByText('2026-06-01, which is among these files and matches');
  screen.getByText('None: this is the first');
  const [fingerprint = ''] =
    document.querySelector('code')?.textContent?.match(/^[0-9a-f]{64}$/) ?? [];
  const field = screen.getByLabelText('Published key (optional)');
  await user.type(field, '1234');
  screen.getByText(/^Enter a fingerprint of 64 digits/);
  await user.clear(field);
  await user.type(field, fingerprint);
  await screen.findAllByText('Genuine and complete');
  await user.clear(field);
  const pem = new TextDecoder().decode(kits.get('kits/2026-06-01/public-key.pem'));
  fireEvent.change(field, { target: { value: pem } });
  expect(await screen.findAllByText('Genuine and complete')).toHaveLength(2);
  fireEvent.change(field, { target: { value: '0'.repeat(64) } });
  expect(await screen.findAllByText('Signed with another key')).toHaveLength(2);
});

/** A dropped folder, as the browser describes it. */
function entryOf(path: string, contents: Contents): unknown {
  const bytes = contents.get(path.slice(1));
  if (bytes) {
    const file = (done: (file: File) => void) => done(new File([bytes], basename(path)));
    return { isFile: true, fullPath: path, file };
  }
  const inside = [...contents.keys()].filter((one) => `/${one}`.startsWith(`${path}/`));
  const names = new Set(inside.map((one) => one.slice(path.length).split('/')[0]));
  const entries = [...names].map((name) => entryOf(`${path}/${name}`, contents));
  const batches = [entries.slice(0, 2), entries.slice(2), []];
  const readEntries = (done: (batch: unknown) => void) => done(batches.shift());
  return { isFile: false, fullPath: path, createReader: () => ({ readEntries }) };
}

test('checks a folder that was dropped', async () => {
  renderPart(<VerifyKits />);
  const entry = entryOf('/kits', await filesIn('kits'));
  const items = [{ webkitGetAsEntry: () => entry }];
  fireEvent.drop(screen.getByText('Drop a kit here'), { dataTransfer: { items } });
  await screen.findByText('Results');
  expect(verdicts()).toEqual(['Complete and unchanged', 'Complete and unchanged']);
});

test('confirms that a public kit in a zip file is complete', async () => {
  renderPart(<VerifyKits />);
  chooseZip(await filesIn('public/kit'));
  await screen.findByText('Complete and unchanged');
  screen.getByText('Public: it does not list the codes');
});

test('names each file that was changed, removed or added', async () => {
  renderPart(<VerifyKits />);
  const kit = await filesIn('kits/2026-06-02');
  const pages = [...kit.keys()].filter((path) => path.includes('/site/Q/'));
  const [page = '', other = ''] = pages;
  const broken = flip(flip(kit, page), '2026-06-02/nginx/redirects.map');
  broken.delete(other);
  broken.set('2026-06-02/site/extra.js', new Uint8Array(1));
  broken.set('notes.txt/a', new Uint8Array(1));
  chooseFolder(broken);
  await screen.findByText('Changed');
  expect(
    screen
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .sort(),
  ).toEqual(
    [
      `${page.slice(11)} was changed.`,
      'nginx/redirects.map was changed.',
      `${other.slice(11)} is missing.`,
      'site/extra.js was added.',
    ].sort(),
  );
  screen.getByText('1 file that is not part of a kit was not checked.');
  screen.getByText(/^Not among these files\. The SHA-256 of its manifest is [0-9a-f]{64}$/);
  const added = new Map(kit).set('2026-06-02/site/Q/ADDED222.html', new Uint8Array(1));
  chooseFolder(added);
  await screen.findByText('1 page of a code was added.');
});

test('ignores files of Finder and Explorer in a kit, but not files with similar names', async () => {
  renderPart(<VerifyKits />);
  const kit = await filesIn('kits/2026-06-01');
  const opened = new Map(kit);
  for (const path of ['.DS_Store', 'site/._Q', 'site/Thumbs.db', 'site/Desktop.ini']) {
    opened.set(`2026-06-01/${path}`, new Uint8Array(1));
  }
  chooseFolder(opened);
  await screen.findByText('Complete and unchanged');
  screen.getByText('4 files that are not part of a kit were not checked.');
  for (const path of ['site/Q/THUMBS.DB.html', 'site/Q/a.DS_Store', '.htaccess']) {
    chooseFolder(new Map(kit).set(`2026-06-01/${path}`, new Uint8Array(1)));
    await screen.findByText(`${path} was added.`);
  }
});

test.each(['manifest.json', 'manifest.sig', 'public-key.pem'])(
  'reports a kit with a flipped byte in %s as not signed',
  async (name) => {
    renderPart(<VerifyKits />);
    chooseZip(flip(await filesIn('kits/2026-06-01'), `2026-06-01/${name}`));
    await screen.findByText('Not signed');
  },
);

test.each(['manifest.sig', 'public-key.pem'])(
  'reports a kit without %s as not signed, beside another kit',
  async (name) => {
    renderPart(<VerifyKits />);
    const kits = await filesIn('kits');
    kits.delete(`kits/2026-06-02/${name}`);
    chooseFolder(kits);
    await screen.findByText('Not signed');
    screen.getByText(`${name} is missing.`);
    expect(verdicts()).toEqual(['Complete and unchanged', 'Not signed']);
  },
);

test.each([
  '/2026-06-01/site/404.html',
  './2026-06-01/site/404.html',
  '../2026-06-01/site/404.html',
  'other/../2026-06-01/site/404.html',
  '2026-06-01//site/404.html',
  '2026-06-01\\site\\404.html',
  '2026-06-01./site/404.html',
  '2026-06-01/SITE/added.html',
])('rejects a zip file with %s, which could be extracted over the kit', async (name) => {
  renderPart(<VerifyKits />);
  chooseZip((await filesIn('kits/2026-06-01')).set(name, new Uint8Array(1)));
  await screen.findByText(/^This zip file cannot be read/);
});

test('rejects a zip file with two spellings of one name', async () => {
  renderPart(<VerifyKits />);
  chooseZip(
    new Map([
      ['caf\u00e9/a', new Uint8Array(1)],
      ['CAFE\u0301/a', new Uint8Array(1)],
    ]),
  );
  await screen.findByText(/^This zip file cannot be read/);
});

test('does not report a kit as unsigned if the browser cannot read or check it', async () => {
  renderPart(<VerifyKits />);
  const kit = await filesIn('kits/2026-06-01');
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new Error('not readable'));
  chooseFolder(kit);
  await screen.findByText('The files could not be read. Please try again.');
  read.mockRestore();
  vi.stubGlobal('crypto', {});
  chooseFolder(kit);
  await screen.findByText(/an address that begins with https/);
});

test('explains that the files contain no kit', async () => {
  renderPart(<VerifyKits />);
  chooseFolder(new Map([['photos/a.jpg', new Uint8Array(1)]]));
  await screen.findByText(/These files contain no kit/);
  choose('Choose zip file', new Map([['kit.zip', new Uint8Array(100)]]));
  await screen.findByText(/This zip file cannot be read/);
});

test('verifies the same signatures with the library for browsers without Ed25519', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({
    type: 'spki',
    format: 'der',
  });
  const text = new TextEncoder().encode('a manifest');
  const signature = sign(null, text, privateKey);
  expect(await verifyWithLibrary(der, signature, text)).toBe(true);
  expect(await verifyWithLibrary(der, signature, text.with(0, 1))).toBe(false);
  expect(await verifyWithLibrary(der, signature.subarray(1), text)).toBe(false);
});
