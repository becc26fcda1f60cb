import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readPng, scanWithQr, scanWithZxing } from '../core/proof/scanners.ts';
import { expect } from './test.ts';

export const makeButton = (page: Page) =>
  page.getByRole('button', { name: /^Create [\d,]+ codes?$/ });
export const rowsOf = (page: Page) => page.getByRole('region', { name: 'Your list' });

export async function choose(page: Page, list: string | Uint8Array, name = 'list.csv') {
  const buffer = Buffer.from(list as string);
  const mimeType = name.endsWith('.csv') ? 'text/csv' : 'application/octet-stream';
  await page.getByLabel('List as an Excel or CSV file').setInputFiles({ name, mimeType, buffer });
}

/** The files of the zip by path, and its manifest by row. */
export async function makeZip(page: Page, timeout = 120_000) {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout }),
    makeButton(page).click(),
  ]);
  expect(download.suggestedFilename()).toBe('qr-codes.zip');
  return openZip(await readFile(await download.path()));
}

export function openZip(bytes: Uint8Array) {
  const { 'manifest.csv': manifest, ...files } = unzipSync(bytes);
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(manifest);
  expect(text.startsWith('\ufeff')).toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
    delimiter: ',',
  });
  expect(errors).toEqual([]);
  return { files, manifest: data };
}

/** The texts that two scanners read. */
export async function scan(png: Uint8Array) {
  return [scanWithQr(readPng(png)), (await scanWithZxing(png))?.exact];
}
