// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type DrawnCode, makeCode } from '../../../codes/code-file.ts';
import type { DownloadSource } from '../../../codes/download-code.ts';
import { defaultDraft } from '../../../codes/draft.ts';
import { makeCheckedFile } from '../../../codes/make-checked-file.ts';
import type { CheckRequest, ScanCheckRequest } from '../../../codes/scan-checker.ts';
import { renderPart } from '../../../testing/render.tsx';
import ExportForm from './export-form.tsx';

/** The requests for scan checks. All tests share the worker of the first one, because the page keeps it. */
const checks: CheckRequest[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  checks.length = 0;
});

/** Opens an export form whose files pass the scan check. */
function openForm(url: string) {
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      postMessage({ id, request }: { id: number; request: ScanCheckRequest }) {
        const answer = (result: unknown) => this.onmessage?.({ data: { id, result } });
        if ('file' in request) {
          const { format } = request.file.settings;
          if (format === 'svg') void makeCheckedFile(request.file, []).then(answer);
          else answer({ bytes: new Uint8Array(1) });
          return;
        }
        if ('input' in request) checks.push(request);
        answer({ needsWarning: false });
      }
    },
  );
  const code = makeCode({ ...defaultDraft, content: { type: 'url', data: { url } } }) as DrawnCode;
  const saved: string[] = [];
  const source: DownloadSource = {
    code,
    fileName: (extension) => `code.${extension}`,
    onFix: () => code,
    onMade: () => {},
    onDownloaded: (_, name) => saved.push(name),
  };
  return { ...renderPart(<ExportForm source={source} />), code, saved };
}

test('checks a file for black ink in shades of grey, but a file of another format in colour', async () => {
  const { user, saved } = openForm('example.com');

  await user.click(screen.getByRole('radio', { name: 'PDF' }));
  await user.click(screen.getByRole('checkbox', { name: /^Black only/ }));
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toEqual(['code.pdf']));
  await user.click(screen.getByRole('radio', { name: 'SVG' }));
  await user.click(screen.getByRole('button', { name: 'Download SVG' }));
  await waitFor(() => expect(saved).toEqual(['code.pdf', 'code.svg']));

  expect(checks.map(({ input }) => input.isBlackOnly)).toEqual([true, false]);
});

test('says how wide a raster file prints the code, and checks it as a raster file', async () => {
  const { user, code, saved } = openForm(`example.com/${'a'.repeat(200)}`);
  const { size, page } = code.scene;
  await user.click(screen.getByRole('radio', { name: 'PNG' }));
  await user.click(screen.getByRole('radio', { name: 'Millimetres' }));
  const length = screen.getByLabelText('Longer side in mm');
  const almost = (page.width * 5 - 1) * (25.4 / 300); // one pixel less than five per module
  await user.clear(length);
  await user.type(length, almost.toFixed(2));
  const width = (size * 4 * (25.4 / 300)).toFixed(1);
  expect(screen.getByText(/^That is/).textContent).toContain(
    `The code itself is ${width}\u00a0mm wide.`,
  );
  await user.click(screen.getByRole('button', { name: 'Download PNG' }));
  await waitFor(() => expect(saved).toEqual(['code.png']));
  expect(checks[0]?.input.isRaster).toBe(true);
});

test('offers a length at which every module of a raster file is as wide as advised', async () => {
  const { user, code } = openForm(`example.com/${'a'.repeat(200)}`);
  const { size, page } = code.scene;
  await user.click(screen.getByRole('radio', { name: 'PNG' }));
  await user.click(screen.getByRole('button', { name: 'What size should I print?' }));
  await user.click(screen.getByRole('radio', { name: 'Print size' }));
  const width = screen.getByLabelText('Code width in mm');
  await user.clear(width);
  await user.type(width, (size * 4.5 * (25.4 / 300)).toFixed(2));
  await user.click(screen.getByRole('button', { name: /^Use/ }));
  const mm = Math.ceil(page.width * 5 * (254 / 300)) / 10;
  expect(screen.getByLabelText<HTMLInputElement>('Longer side in mm').value).toBe(String(mm));
});

test('passes the clipboard the promise of an SVG within the click, with its width and height', async () => {
  const { user } = openForm('example.com');
  const copied: Promise<Blob>[] = [];
  let isInClick = false;
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly data: Record<string, Promise<Blob>>;
      constructor(data: Record<string, Promise<Blob>>) {
        this.data = data;
      }
    },
  );
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    expect(isInClick).toBe(true);
    const { data } = item as unknown as { data: Record<string, Promise<Blob>> };
    copied.push(data['text/plain'] as Promise<Blob>);
  });
  const button = screen.getByRole('button', { name: 'Copy SVG' });
  button.addEventListener('click', () => {
    isInClick = true;
    setTimeout(() => {
      isInClick = false;
    });
  });
  await user.click(button);
  await screen.findByText('Copied', { selector: 'p' });
  const blob = (await copied[0]) as Blob;
  expect(blob.type).toBe('text/plain');
  expect(await blob.text()).toMatch(/^<svg [^>]*width="50mm" height="50mm"/);
});
