import type { Page } from '@playwright/test';
import { bar, isSmoke } from '../../bars.ts';
import { median } from '../median.ts';

const EDITS = isSmoke ? 1 : 50;
const CHOICES = isSmoke ? 1 : 30;
/** Not counted. */
const WARM_UP = isSmoke ? 0 : 10;

/** Measures the time from the input event to the pixels on the canvas. Expects the generator on the page. */
export async function measurePreview(page: Page): Promise<void> {
  for (const [name, length, limit] of [
    ['ordinary', 30, 16],
    ['version 40', 1265, 50],
  ] as const) {
    const times = await page.getByLabel('Web address').evaluate(
      async (input, { length, edits, warmUp }) => {
        const canvas = document.querySelector('canvas') as HTMLCanvasElement;
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        const times: number[] = [];
        for (let i = 0; i < edits + warmUp; i++) {
          const drawn = new Promise((resolve) => {
            new MutationObserver(resolve).observe(canvas, { attributeFilter: ['aria-label'] });
          });
          const started = performance.now();
          set?.call(input, `example.com/${i}/`.padEnd(length, 'x'));
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
          await drawn;
          times.push(performance.now() - started);
          await new Promise(requestAnimationFrame);
        }
        return times.slice(warmUp);
      },
      { length, edits: EDITS, warmUp: WARM_UP },
    );
    reportTimes(`Edit to preview, ${name}`, times, limit);
  }
}

/** From a choice in the design to the pixels on the canvas, with two colours, a frame and a logo. */
export async function measureDesign(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('button', { name: 'Clay' }).click();
  await page.getByRole('tab', { name: 'Frame' }).click();
  await page.getByRole('radio', { name: 'Card', exact: true }).check();
  const logo = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 90 } });
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo };
  await page.getByRole('tab', { name: 'Logo' }).click();
  await page.getByLabel('Choose a logo').setInputFiles(file);
  await page.getByAltText('Your logo').waitFor();
  for (const [part, group] of [
    ['Shape', 'Dots'],
    ['Shape', 'Corner frames'],
    ['Frame', 'Frame'],
  ] as const) {
    await page.getByRole('tab', { name: part }).click();
    const radios = page.getByRole('group', { name: group, exact: true }).getByRole('radio');
    const times = await radios.evaluateAll(
      async (inputs, { choices, warmUp }) => {
        const canvas = document.querySelector('canvas') as HTMLCanvasElement;
        const times: number[] = [];
        // The one after the chosen one first: a click on that would draw nothing.
        const first = 1 + inputs.findIndex((input) => (input as HTMLInputElement).checked);
        for (let i = first; i < first + choices + warmUp; i++) {
          const drawn = new Promise((resolve) => {
            new MutationObserver(resolve).observe(canvas, { attributeFilter: ['width'] });
          });
          const started = performance.now();
          (inputs[i % inputs.length] as HTMLInputElement).click();
          await drawn;
          times.push(performance.now() - started);
          await new Promise(requestAnimationFrame);
        }
        return times.slice(warmUp);
      },
      { choices: CHOICES, warmUp: WARM_UP },
    );
    reportTimes(`${group} to preview`, times, 32);
  }
}

function reportTimes(what: string, times: readonly number[], limit: number): void {
  const worst = `${Math.max(...times).toFixed(1)} ms worst of ${times.length}`;
  bar(`${what}, median`, median(times), { atMost: limit, unit: 'ms', with: worst });
}
