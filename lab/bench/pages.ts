/**
 * What the site costs a visitor: bytes, milliseconds from an edit to the preview and its scan check, how fast
 * a slow phone responds, the list of saved codes, and Lighthouse's scores. Also measures the memory of the
 * idle server.
 */
import { readFileSync } from 'node:fs';
import { measureInteractions } from './pages/interaction.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { measureDesign, measurePreview } from './pages/preview.ts';
import { measureSavedCodes } from './pages/saved-codes.ts';
import { measureScanCheck } from './pages/scan-check.ts';
import { measureWeight } from './pages/weight.ts';
import { withSite } from './site.ts';

await withSite(async (site) => {
  const page = await site.browser.newPage({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
  });
  await measureWeight(page);
  await measurePreview(page);
  await measureDesign(page);
  await measureInteractions(site);
  await measureScanCheck(page);
  console.log(`Idle server: ${residentMegabytes(site.server.pid)} MB resident`);
  await measureSavedCodes(page);
  await measureLighthouse(site);
});

function residentMegabytes(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0);
}
