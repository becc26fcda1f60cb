import type { Project } from '@everscan/contract/api/projects';
import { distinctNames } from '@everscan/core/export/file-name';
import { fileNameOf, makeFile } from '../../lib/code-file.ts';
import { findContentType, loadContentTypes } from '../../lib/content-types.ts';
import type { Draft } from '../../lib/draft.ts';
import { isDrawable, loadDrawing } from '../../lib/drawing.ts';
import { saveFile } from '../../lib/save-file.ts';
import { draftOf } from './draft-of.ts';

/** Codes made between two looks at the page, so that it stays alive in between. */
const BATCH = 8;

/**
 * Makes every code and saves them as `qr-codes.zip`. Codes that cannot be made, such as one
 * without an address, are left out.
 * @param onProgress told how many are done
 * @returns the titles of those left out
 */
export async function downloadAll(
  projects: readonly Project[],
  onProgress: (done: number) => void,
): Promise<string[]> {
  const { downloadZip } = await import('client-zip');
  if (!projects.every(({ type }) => findContentType(type))) await loadContentTypes();
  const drafts = projects.map(draftOf);
  if (!drafts.every(({ design }) => isDrawable(design))) await loadDrawing();
  const leftOut: string[] = [];
  const names = distinctNames(drafts.map((draft) => fileNameOf(draft)));

  async function* files() {
    for (const [index, project] of projects.entries()) {
      if (index % BATCH === 0) {
        onProgress(index);
        await new Promise((resolve) => setTimeout(resolve));
      }
      const input = makeFile(drafts[index] as Draft);
      if (input) yield { name: names[index] as string, input };
      else leftOut.push(project.title);
    }
    onProgress(projects.length);
  }

  saveFile(await downloadZip(files()).blob(), 'qr-codes.zip');
  return leftOut;
}
