// @vitest-environment happy-dom
import { CodeError } from '@everscan/core/code-error';
import { defaultDesign } from '@everscan/core/design/design';
import { geist } from '@everscan/core/lettering/geist';
import { createScene } from '@everscan/core/scene/scene';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrawnCode } from '../../../codes/code-file.ts';
import { holdWorkers } from '../../../testing/held-worker.ts';
import { exportFile } from './export-file.ts';
import { type ExportSettings, type FileToRender, renderFile } from './render-file.ts';

afterEach(() => vi.unstubAllGlobals());

const text = 'https://example.com';
const design = {
  ...defaultDesign,
  shape: 'diamond',
  ink: { type: 'linear', angle: 45, stops: ['#0b2f7a', '#08728f'] },
  frame: { id: 'card', text: 'SCAN ME', color: '#0b5d4e', textColor: '#ffffff' },
} as const;
const scene = createScene(text, design, { font: geist });
const code: DrawnCode = { scene, title: 'Code', text, design, isLevelFixed: false };
const settings: ExportSettings = { format: 'webp', sizePx: 1600, isBlackOnly: false };
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

test('makes large images in a worker', async () => {
  const answers = holdWorkers<FileToRender>((request) => renderFile(structuredClone(request)));
  const file = exportFile(code, settings);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await answers[0]?.();
  expect((await file).type).toBe('image/webp');
  expect(await bytesOf(await file)).toEqual(await renderFile({ scene, title: 'Code', settings }));
});

test('makes small images and vector files on the page', async () => {
  const answers = holdWorkers(() => undefined);
  await exportFile(code, { ...settings, sizePx: 1000 });
  await exportFile(code, { ...settings, format: 'svg' });
  expect(answers).toHaveLength(0);
});

test('makes a large image on the page when the worker cannot be loaded, and reports that', async () => {
  class BlockedWorker extends EventTarget {
    onerror?: (event: Event) => void;
    postMessage() {
      queueMicrotask(() => this.onerror?.(new Event('error', { cancelable: true })));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', BlockedWorker);
  const onMissing = vi.fn();
  addEventListener('vite:preloadError', onMissing, { once: true });
  const file = await exportFile(code, settings);
  expect(await bytesOf(file)).toEqual(await renderFile({ scene, title: 'Code', settings }));
  expect(onMissing).toHaveBeenCalled();
});

test('reports an image that is too small for its code', async () => {
  const long = createScene('1'.repeat(7000), { level: 'L' });
  const tiny = { ...settings, sizePx: 64 };
  await expect(exportFile({ ...code, scene: long }, tiny)).rejects.toBeInstanceOf(CodeError);
});
