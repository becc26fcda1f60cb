import type { Content } from '@everscan/core/content/index';
import * as m from '@everscan/messages/library';
import type { ComponentProps } from 'react';
import { codeName } from '../codes/code-name.ts';
import { findContentType, loadContentTypes } from '../codes/content-types.ts';
import { readDesigns } from '../codes/library-calls.ts';
import type { ListedCode } from '../features/projects/download-all.ts';
import type { SheetMaker } from '../features/sheets/sheet-maker.tsx';
import { CallError } from '../lib/call.ts';

/** A code to print on a label. */
export type PrintedCode = ComponentProps<typeof SheetMaker>['items'][number] &
  Pick<ListedCode, 'id' | 'isDownloaded'>;

/** Codes whose designs load at the same time. */
const BATCH = 24;

/**
 * What labels show of these codes, with their logos. Codes that were deleted meanwhile are left out.
 * @param onProgress called with the number of codes loaded so far
 * @throws {CallError} when a design cannot be loaded, or no code is left
 */
export async function loadLabels(
  codes: readonly ListedCode[],
  onProgress: (loaded: number) => void,
): Promise<PrintedCode[]> {
  if (!codes.every(({ type }) => findContentType(type))) await loadContentTypes();
  const images = new Map<string, string>(); // many codes have the same logo: keep it once
  const printed: PrintedCode[] = [];
  for (let start = 0; start < codes.length; start += BATCH) {
    onProgress(start);
    const part = codes.slice(start, start + BATCH);
    const loaded = await readDesigns(part.map(({ id }) => id));
    const designs = new Map(loaded.map(({ id, design }) => [id, design]));
    for (const code of part) {
      const design = designs.get(code.id);
      if (!design) continue;
      const { logo } = design;
      const image = logo && (images.get(logo.image) ?? logo.image);
      if (image) images.set(image, image);
      const draft = {
        content: { type: code.type, data: code.data } as Content,
        design: logo && image ? { ...design, logo: { ...logo, image } } : design,
      };
      const { id, isDownloaded } = code;
      const title = codeName(code);
      const text = textOf(code);
      printed.push({ id, isDownloaded, title, text: text === title ? '' : text, draft });
    }
  }
  if (printed.length === 0) throw new CallError(m.codesNotLoaded);
  return printed;
}

/** The second line: where a dynamic code leads, otherwise what the code holds. */
function textOf({ type, data, link }: ListedCode): string {
  const text = link?.target ?? findContentType(type)?.title(data) ?? '';
  return text.replace(/^https?:\/\//, '');
}
