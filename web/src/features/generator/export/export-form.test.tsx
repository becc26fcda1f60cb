// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type DrawnCode, makeCode } from '../../../codes/code-file.ts';
import type { DownloadSource } from '../../../codes/download-code.ts';
import { defaultDraft } from '../../../codes/draft.ts';
import type { ScanCheckRequest } from '../../../codes/scan-checker.ts';
import { renderPart } from '../../../testing/render.tsx';
import ExportForm from './export-form.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a file for black ink is checked in its greys, and one of another format is not', async () => {
  const checks: ScanCheckRequest[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      postMessage({ id, request }: { id: number; request: ScanCheckRequest }) {
        checks.push(request);
        this.onmessage?.({ data: { id, result: { needsWarning: false } } });
      }
    },
  );
  const content = { type: 'url', data: { url: 'example.com' } } as const;
  const code = makeCode({ ...defaultDraft, content }) as DrawnCode;
  const saved: string[] = [];
  const source: DownloadSource = {
    code,
    fileName: (extension) => `code.${extension}`,
    onFix: () => code,
    onMade: () => {},
    onDownloaded: (_, name) => saved.push(name),
  };
  const { user } = renderPart(<ExportForm source={source} />);

  await user.click(screen.getByRole('radio', { name: 'PDF' }));
  await user.click(screen.getByRole('checkbox', { name: /^Black only/ }));
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toEqual(['code.pdf']));
  await user.click(screen.getByRole('radio', { name: 'SVG' }));
  await user.click(screen.getByRole('button', { name: 'Download SVG' }));
  await waitFor(() => expect(saved).toEqual(['code.pdf', 'code.svg']));

  expect(checks.map(({ input }) => input.isBlackOnly)).toEqual([true, false]);
});
