// @vitest-environment happy-dom
import { CodeError } from '@everscan/core/code-error';
import { notChecked } from '@everscan/messages/scan';
import { afterEach, expect, test, vi } from 'vitest';
import { holdWorkers } from '../testing/held-worker.ts';
import { type DrawnCode, makeCode } from './code-file.ts';
import { defaultDraft } from './draft.ts';
import type { FileSettings } from './file-to-make.ts';
import type { ScanCheckRequest } from './scan-checker.ts';

const code = makeCode({
  ...defaultDraft,
  content: { type: 'url', data: { url: 'example.com' } },
}) as DrawnCode;
const settings: FileSettings = { format: 'png', sizePx: 1600, isBlackOnly: false };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules(); // the page keeps its worker
});

test('hands out the file that a worker made and read', async () => {
  const answers = holdWorkers<ScanCheckRequest>((request) =>
    'file' in request ? { bytes: new TextEncoder().encode(request.file.text) } : undefined,
  );
  const { makeFile } = await import('./make-file.ts');
  const file = makeFile(code, settings);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await answers[0]?.();
  expect((await file).type).toBe('image/png');
  expect(await (await file).text()).toBe(code.text);
});

test('hands out no file whose check failed, and says why', async () => {
  const answers = holdWorkers(() => ({ reason: 'file-fault', message: 'It shows another code.' }));
  const { makeFile } = await import('./make-file.ts');
  const file = makeFile(code, { ...settings, sizePx: 1000 });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await answers[0]?.();
  await expect(file).rejects.toEqual(new CodeError('file-fault', 'It shows another code.'));
});

test('makes and opens the file on the page when the worker cannot be loaded, and says that no engine read it', async () => {
  class BlockedWorker extends EventTarget {
    onerror?: (event: Event) => void;
    postMessage() {
      queueMicrotask(() => this.onerror?.(new Event('error', { cancelable: true })));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', BlockedWorker);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Blocked'))); // WebAssembly as well
  const onMissing = vi.fn();
  addEventListener('vite:preloadError', onMissing, { once: true });
  const { makeFile } = await import('./make-file.ts');
  const file = await makeFile(code, settings);
  const signature = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  expect([...signature]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(onMissing).toHaveBeenCalled();
  const { currentToast: shown } = await import('../lib/toasts.ts');
  expect(shown()?.title).toBe(notChecked);
});
