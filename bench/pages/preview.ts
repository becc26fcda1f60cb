import type { Page } from '@playwright/test';

/** Measures the time from the input event to the pixels on the canvas. Expects the generator on the page. */
export async function measurePreview(page: Page): Promise<void> {
  for (const [name, length, limit] of [
    ['ordinary', 30, 16],
    ['version 40', 1265, 50],
  ] as const) {
    const times = await page.getByLabel('Web address').evaluate(async (input, length) => {
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      const times: number[] = [];
      for (let i = 0; i < 60; i++) {
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
      return times.slice(10).sort((a, b) => a - b);
    }, length);
    const [median, worst] = [times[25] as number, times.at(-1) as number];
    console.log(
      `Edit to preview, ${name}: ${median.toFixed(1)} ms median, ${worst.toFixed(1)} ms worst of 50 (limit ${limit})`,
    );
  }
}

/** From a choice in the design to the pixels on the canvas, with a gradient, a frame and a logo. */
export async function measureDesign(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Style' }).click();
  await page.getByRole('button', { name: 'Sunset' }).click();
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
    const times = await radios.evaluateAll(async (inputs) => {
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const times: number[] = [];
      for (let i = 0; i < 40; i++) {
        const drawn = new Promise((resolve) => {
          new MutationObserver(resolve).observe(canvas, { attributeFilter: ['width'] });
        });
        const started = performance.now();
        (inputs[i % inputs.length] as HTMLInputElement).click();
        await drawn;
        times.push(performance.now() - started);
        await new Promise(requestAnimationFrame);
      }
      return times.slice(10).sort((a, b) => a - b);
    });
    const [median, worst] = [times[15] as number, times.at(-1) as number];
    console.log(
      `${group} to preview: ${median.toFixed(1)} ms median, ${worst.toFixed(1)} ms worst of 30 (limit 32)`,
    );
  }
}
