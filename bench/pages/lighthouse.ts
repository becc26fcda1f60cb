import lighthouse from 'lighthouse';
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

export async function measureLighthouse({ url, debuggingPort }: Site): Promise<void> {
  for (const path of PATHS) {
    const result = await lighthouse(`${url}${path}`, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result) throw new Error(`Lighthouse returned nothing for ${path}`);
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    );
    const timings = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'speed-index',
    ]
      .map((id) => `${id} ${Math.round(audits[id]?.numericValue ?? 0)} ms`)
      .join(', ');
    console.log(timings);
    const shift = audits['cumulative-layout-shift']?.numericValue;
    console.log(`Lighthouse (mobile) on ${path}: ${scores.join(', ')}; layout shift ${shift}`);
    for (const audit of Object.values(audits)) {
      if (audit.score !== null && audit.score < 0.9) console.log(`  ${audit.id}: ${audit.title}`);
    }
  }
}
