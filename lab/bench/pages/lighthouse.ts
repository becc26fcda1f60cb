import lighthouse from 'lighthouse';
import { bar, isSmoke } from '../../bars.ts';
import type { Site } from '../site.ts';

const PATHS = [
  '/',
  '/wait',
  '/pricing',
  '/privacy',
  '/blog',
  '/blog/why-use-qr',
  '/blog/qr-compatibility',
  '/blog/qr-retail-shopping',
];

/** Without pauses and a picture of the page. */
const SMOKE = {
  throttlingMethod: 'provided',
  maxWaitForLoad: 1_000,
  disableFullPageScreenshot: true,
  disableStorageReset: true,
  skipAboutBlank: true,
} as const;

export async function measureLighthouse({ url, debuggingPort }: Site): Promise<void> {
  for (const path of isSmoke ? PATHS.slice(0, 1) : PATHS) {
    const result = await lighthouse(`${url}${path}`, {
      port: debuggingPort,
      logLevel: 'error',
      ...(isSmoke && SMOKE),
      onlyCategories: isSmoke ? ['seo'] : ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result) throw new Error(`Lighthouse returned nothing for ${path}`);
    const { categories, audits } = result.lhr;
    for (const { title, score } of Object.values(categories)) {
      bar(`Lighthouse (mobile) on ${path}, ${title}`, (score ?? 0) * 100, { atLeast: 95 });
    }
    const timings = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'speed-index',
    ]
      .map((id) => `${id} ${Math.round(audits[id]?.numericValue ?? 0)} ms`)
      .join(', ');
    const shift = audits['cumulative-layout-shift']?.numericValue;
    console.log(`  ${timings}; layout shift ${shift}`);
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 0.9) console.log(`  ${audit.id}: ${audit.title}`);
    }
  }
}
