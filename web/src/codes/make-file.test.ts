// @vitest-environment happy-dom
import { CodeError } from '@everscan/core/code-error';
import { fileNotRead } from '@everscan/messages/scan';
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
  const answers = holdWorkers(() => ({
    reason: 'file-fault',
    fault: { code: 'file-fault', format: 'PNG' },
  }));
  const { makeFile } = await import('./make-file.ts');
  const file = makeFile(code, { ...settings, sizePx: 1000 });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await answers[0]?.();
  await expect(file).rejects.toEqual(
    new CodeError('file-fault', { code: 'file-fault', format: 'PNG' }),
  );
});

/** A worker that answers each call with this error. */
function failWith(name: string) {
  return holdWorkers<ScanCheckRequest>(() => {
    throw Object.assign(new Error(), { name });
  });
}

test('hands out no file when an engine or a writer crashes, and says that nothing was saved', async () => {
  const answers = failWith('RuntimeError');
  const { makeFile, makeFiles } = await import('./make-file.ts');
  const { currentToast } = await import('../lib/toasts.ts');
  const refusal = new CodeError('file-unchecked', { code: 'file-not-made', format: 'PNG' });
  const file = makeFile(code, { ...settings, sizePx: 1000 });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await answers[0]?.();
  await expect(file).rejects.toEqual(refusal);
  const files = makeFiles([code], { ...settings, sizePx: 1000 });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  await answers[1]?.();
  expect(await files).toEqual([refusal]);
  expect(currentToast()).toBeUndefined();
});

test('after a check that failed by itself, the next file has a new worker', async () => {
  const started = vi.fn();
  const answers = holdWorkers(() => ({
    reason: 'file-unchecked',
    fault: { code: 'file-not-made', format: 'PNG' },
  }));
  const { Worker: Held } = globalThis;
  vi.stubGlobal(
    'Worker',
    class extends Held {
      constructor(...args: ConstructorParameters<typeof Held>) {
        super(...args);
        started();
      }
    },
  );
  const { makeFile } = await import('./make-file.ts');
  for (const count of [1, 2]) {
    const file = makeFile(code, { ...settings, sizePx: 1000 });
    await vi.waitFor(() => expect(answers).toHaveLength(count));
    await answers[count - 1]?.();
    await expect(file).rejects.toEqual(
      new CodeError('file-unchecked', { code: 'file-not-made', format: 'PNG' }),
    );
    expect(started).toHaveBeenCalledTimes(count);
  }
});

test('opens the file on the page when the engines cannot be loaded, and says of pictures that none read it', async () => {
  const answers = failWith('EnginesUnavailable');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Offline')));
  const { makeFile } = await import('./make-file.ts');
  const { currentToast } = await import('../lib/toasts.ts');
  const make = async (format: FileSettings['format']) => {
    const count = answers.length;
    const file = makeFile(code, { ...settings, format, sizePx: 1000 });
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(count));
    await answers.at(-1)?.();
    return file;
  };
  expect((await make('svg')).type).toBe('image/svg+xml');
  expect(currentToast()).toBeUndefined();
  await expect(make('jpeg')).rejects.toEqual(
    new CodeError('file-unchecked', { code: 'file-not-made', format: 'JPEG' }),
  );
  expect(currentToast()).toBeUndefined();
  expect((await make('png')).type).toBe('image/png');
  expect(currentToast()?.description).toBe(fileNotRead);
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
  expect(shown()?.description).toBe(fileNotRead);
});
