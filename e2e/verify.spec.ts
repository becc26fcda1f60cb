import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './test.ts';

const SCRIPT = fileURLToPath(new URL('../server/src/testing/write-kits.ts', import.meta.url));

test('/verify accepts a folder with kits, finds one flipped byte, and sends nothing', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'verify-'));
  await promisify(execFile)(process.execPath, [SCRIPT, folder]);
  try {
    const user = page.waitForResponse('**/api/user');
    await page.goto('/verify');
    await user; // the page's own request for the user
    const input = page.locator('input[webkitdirectory]');
    await expect(input).toHaveCount(1);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.resourceType() === 'fetch')
        sent.push(request.url());
    });
    await input.setInputFiles(join(folder, 'kits'));
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Complete and unchanged' })).toHaveCount(2);
    await expectAccessible(page);

    const pages = join(folder, 'kits/2026-06-01/site/Q');
    const [name = ''] = await readdir(pages);
    const bytes = await readFile(join(pages, name));
    await writeFile(join(pages, name), bytes.with(0, (bytes[0] ?? 0) ^ 1));
    await input.setInputFiles(join(folder, 'kits'));
    await expect(page.getByRole('heading', { name: 'Changed', exact: true })).toHaveCount(1);
    await expect(page.getByText(`site/Q/${name} was changed.`)).toBeVisible();
    await expectAccessible(page);
    expect(sent).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
