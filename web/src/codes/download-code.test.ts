// @vitest-environment happy-dom
import { notChecked } from '@everscan/messages/scan';
import { expect, test } from 'vitest';
import { currentToast, subscribeToToast } from '../lib/toasts.ts';
import { type DrawnCode, makeCode } from './code-file.ts';
import { type DownloadSource, makeCheckedFile } from './download-code.ts';
import { defaultDraft } from './draft.ts';

const codeOf = (url: string) =>
  makeCode({ ...defaultDraft, content: { type: 'url', data: { url } } }) as DrawnCode;
const preview = codeOf('go.example/q/PREVIEW-');
const created = codeOf('go.example/q/7K3M9XPA');

/** Makes the file of a preview, and returns the events in their order. */
async function make(given: Pick<Partial<DownloadSource>, 'begin' | 'create'>) {
  const events: string[] = [];
  const source: DownloadSource = {
    code: preview,
    fileName: () => 'code.png',
    onFix: () => preview,
    onMade: () => events.push('made'),
    onDownloaded: () => {},
    ...given,
  };
  const file = await makeCheckedFile(source, (code) => {
    events.push(`drew ${code.text}`);
    return new Blob();
  });
  return { file, events };
}

test('also reads a created code back when its symbol differs from the preview', async () => {
  for (const [code, checks] of [
    [created, 2],
    [preview, 1],
  ] as const) {
    let shown = 0;
    const stop = subscribeToToast(() => {
      if (currentToast()?.title === notChecked) shown++; // no engine runs here
    });
    await make({ create: async () => code });
    stop();
    expect(shown).toBe(checks);
  }
});

test('hands out the created code, never its preview', async () => {
  const { file, events } = await make({ begin: async () => true, create: async () => created });
  expect(file).toBeInstanceOf(Blob);
  expect(events).toEqual([`drew ${created.text}`, 'made']);
});

test('makes no file when the person does not sign in, or the code is not created', async () => {
  let creations = 0;
  const create = async () => {
    creations++;
    return undefined;
  };
  for (const begin of [async () => false, async () => true]) {
    expect(await make({ begin, create })).toEqual({ file: undefined, events: [] });
  }
  expect(creations).toBe(1);
});
