import * as m from '@everscan/messages/library';
import type { ComponentProps } from 'react';
import { codeName } from '../codes/code-name.ts';
import { findContentType, loadContentTypes } from '../codes/content-types.ts';
import { readDesigns } from '../codes/library-calls.ts';
import { currentDraft } from '../features/projects/current-draft.ts';
import type { ListedCode } from '../features/projects/download-all.ts';
import type { SheetMaker } from '../features/sheets/sheet-maker.tsx';
import { CallError } from '../lib/call.ts';

/** A code to print on a label. */
export type PrintedCode = ComponentProps<typeof SheetMaker>['items'][number] &
  Pick<ListedCode, 'id'>;

/** The number of codes whose designs load at the same time. */
const BATCH = 24;

/**
 * Loads the codes for labels, with their designs and logos. Codes that were deleted meanwhile are left out.
 * @param onProgress called with the number of codes loaded so far
 * @throws {CallError} when a design cannot be loaded, or no code is left
 */
export async function loadLabels(
  codes: readonly ListedCode[],
  onProgress: (loaded: number) => void,
): Promise<PrintedCode[]> {
  if (!codes.every(({ type }) => findContentType(type))) await loadContentTypes();
  const images = new Map<string, string>(); // many codes have the same logo, which then takes memory only once
  const printed: PrintedCode[] = [];
  for (let start = 0; start < codes.length; start += BATCH) {
    onProgress(start);
    const part = codes.slice(start, start + BATCH);
    const loaded = await readDesigns(part.map(({ id }) => id));
    const designs = new Map(loaded.map((each) => [each.id, each]));
    for (const code of part) {
      const current = await currentDraft(code, designs.get(code.id));
      if (!current) continue;
      const { content, design } = current;
      const { logo } = design;
      const image = logo && (images.get(logo.image) ?? logo.image);
      if (image) images.set(image, image);
      const draft = {
        content,
        design: logo && image ? { ...design, logo: { ...logo, image } } : design,
      };
      const title = codeName(code);
      const text = textOf(code);
      printed.push({ id: code.id, title, text: text === title ? '' : text, draft });
    }
  }
  if (printed.length === 0) throw new CallError(m.codesNotLoaded);
  return printed;
}

/** The second line: the target of a dynamic code, or the content of a static one. */
function textOf({ type, data, link }: ListedCode): string {
  const text = link?.target ?? findContentType(type)?.title(data) ?? '';
  return text.replace(/^https?:\/\//, '');
}
