// @vitest-environment happy-dom
import type { Verdict } from '@everscan/core/scan-check/verdict';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultDraft } from '../../../codes/draft.ts';
import type { ScanCheckRequest } from '../../../codes/scan-checker.ts';
import { openGenerator } from '../../../testing/open-generator.tsx';
import { seen, type } from '../../../testing/open-workbench.tsx';

let files: string[];
let share: (data: ShareData) => Promise<void>;
let verdict: Partial<Verdict> | undefined;

beforeEach(() => {
  files = [];
  verdict = undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  // A phone with a share sheet.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('visualViewport', undefined);
  Object.assign(navigator, { canShare: () => true, share: (data: ShareData) => share(data) });
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      postMessage({ id, request }: { id: number; request: ScanCheckRequest }) {
        const error = { name: 'EnginesUnavailable', message: 'Not checked' };
        const isAnswered = verdict && 'input' in request;
        const answer = isAnswered ? { result: verdict } : { error };
        queueMicrotask(() => this.onmessage?.({ data: { id, ...answer } }));
      }
      terminate() {}
    },
  );
});

afterEach(() => vi.restoreAllMocks());

const dock = () => within(screen.getByRole('region', { name: 'Your code' }));
const toast = () => within(screen.getByRole('region', { name: 'Notifications' }));

test('sharing a new dynamic code after its download creates no second one, and a failure is reported', async () => {
  const { app } = await openGenerator([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Dynamic' }));
  fireEvent.change(await screen.findByLabelText('Target'), { target: { value: 'menu.example' } });
  fireEvent.click(await dock().findByRole('button', { name: 'Create' }));
  const button = await toast().findByRole('button', { name: 'Share' });
  const shared = new Promise<ShareData>((resolve) => {
    share = async (data) => {
      resolve(data);
      throw new Error('No share sheet');
    };
  });
  fireEvent.click(button);
  expect((await shared).files?.map(({ name }) => name)).toEqual(files);
  await seen('The image could not be shared. Download it instead.');
  expect(await app.saved()).toHaveLength(1);
});

test('a fix after a download also corrects the code as which the draft was saved', async () => {
  const { app } = await openGenerator([]);
  verdict = {
    rating: 'hard',
    needsWarning: false,
    causes: ['quiet-zone'],
    trials: [],
    groups: [],
    fix: { cause: 'quiet-zone', isSingle: true, design: { ...defaultDraft.design, quietZone: 4 } },
  };
  type('bar.example');
  fireEvent.click(dock().getByRole('button', { name: 'Download' }));
  const button = await toast().findByRole('button', { name: /and save again$/ });
  await waitFor(async () => expect(await app.saved()).toHaveLength(1));
  await screen.findByRole('list', { name: 'Saved QR codes' });
  fireEvent.click(button);
  await waitFor(() => expect(files).toHaveLength(2));
  await waitFor(async () =>
    expect(await app.saved()).toMatchObject([{ design: { quietZone: 4 } }]),
  );
});
