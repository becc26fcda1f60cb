import { type Design, defaultDesign } from '@everscan/core/design/design';
import type { Page } from '@playwright/test';
import { logos } from '../../../core/proof/design-cases.ts';
import { bar, isSmoke } from '../../bars.ts';

/** Times a full check in the page's own worker, and how fast edits reach the preview meanwhile. */
export async function measureScanCheck(page: Page): Promise<void> {
  const logo = { image: logos.png, width: 128, height: 96, share: 0.25, margin: 1 };
  const stops = ['#5b2bd9', '#be123c'] as const;
  const designs: readonly [string, Design][] = [
    ['dots', defaultDesign],
    ['squares', { ...defaultDesign, shape: 'standard' }],
    ['a gradient', { ...defaultDesign, ink: { type: 'linear', angle: 45, stops } }],
    ['a logo', { ...defaultDesign, logo }],
  ];
  const started = page.waitForEvent('worker');
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByLabel('Web address').fill('example.com/menu');
  const script = (await started).url();
  for (const [name, design] of isSmoke ? designs.slice(0, 1) : designs) {
    const { checks, edits } = await page.evaluate(timeChecks, {
      script,
      design,
      runs: isSmoke ? 1 : 40,
      warmUp: isSmoke ? 0 : 10,
    });
    const times = (what: string, { median, worst }: typeof checks, limit: number) =>
      bar(`${what}, ${name}, median`, median, {
        atMost: limit,
        unit: 'ms',
        with: `${worst.toFixed(1)} ms worst`,
      });
    times('Scan check', checks, 150);
    times('Edit to preview during checks', edits, 16);
  }
}

/** Runs in the page: one check after the other, and edits as quickly as they are drawn. */
async function timeChecks({
  script,
  design,
  runs,
  warmUp,
}: {
  script: string;
  design: Design;
  runs: number;
  warmUp: number;
}) {
  const summary = (times: number[]) => {
    const sorted = times.slice(warmUp).sort((a, b) => a - b);
    return { median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 };
  };
  const worker = new Worker(script, { type: 'module' });
  const checks: number[] = [];
  let isDone = false;
  const check = async () => {
    for (let id = 0; id < runs + warmUp; id++) {
      const response = new Promise<MessageEvent>((resolve) => {
        worker.onmessage = resolve;
      });
      const start = performance.now();
      const input = { text: `https://example.com/menu/${id}`, design };
      worker.postMessage({ id, request: { input, effort: 'full' } });
      const { result, error } = (await response).data;
      checks.push(performance.now() - start);
      if (error) throw new Error(error.message);
      if (!result.readable) throw new Error('An ordinary code was not readable');
    }
  };
  const checking = check().finally(() => {
    isDone = true;
  });
  checking.catch(() => {}); // reported by the await below, once the edits are done
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const input = document.querySelector('input[type=url], input[type=text]') as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const edits: number[] = [];
  for (let i = 0; !isDone; i++) {
    const observer = new MutationObserver(() => resolve());
    const { promise: drawn, resolve } = Promise.withResolvers<void>();
    observer.observe(canvas, { attributeFilter: ['aria-label'] });
    const start = performance.now();
    set?.call(input, `example.com/${i}/x`);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await drawn;
    edits.push(performance.now() - start);
    observer.disconnect();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await checking;
  worker.terminate();
  return { checks: summary(checks), edits: summary(edits) };
}
