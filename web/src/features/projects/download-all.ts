import type { Project } from '@everscan/contract/api/projects';
import { distinctNames } from '@everscan/core/export/file-name';
import { fileNameOf, makeCode, makeFile } from '../../lib/code-file.ts';
import { findContentType, loadContentTypes } from '../../lib/content-types.ts';
import type { Draft } from '../../lib/draft.ts';
import { isDrawable, loadDrawing } from '../../lib/drawing.ts';
import { checkBeforeHandOut } from '../../lib/hand-out.ts';
import { saveFile } from '../../lib/save-file.ts';
import { draftOf } from './draft-of.ts';
import { withLogo } from './project-logos.ts';

/** Codes made between two looks at the page, so that it stays alive in between. */
const BATCH = 8;

/**
 * Makes every code and saves them as `qr-codes.zip`. Codes that cannot be made, such as one
 * without an address, are left out.
 * @param onProgress told how many are done
 * @returns the titles of those left out; `undefined` when the person, warned of codes that cannot be
 *   read, did not want the file
 */
export async function downloadAll(
  listed: readonly Project[],
  onProgress: (done: number) => void,
): Promise<string[] | undefined> {
  const { downloadZip } = await import('client-zip');
  const projects = await loadLogos(listed);
  if (!projects.every(({ type }) => findContentType(type))) await loadContentTypes();
  const drafts = projects.map(draftOf);
  if (!drafts.every(({ design }) => isDrawable(design))) await loadDrawing();
  const drawn = drafts.flatMap((draft, i) => {
    const code = makeCode(draft);
    return 'scene' in code ? [{ code: { ...code, title: projects[i]?.title ?? code.title } }] : [];
  });
  if ((await checkBeforeHandOut(drawn, onProgress)) === 'cancel') return undefined;
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

/** Loads a few at a time. @throws {CallError} when one cannot be loaded */
async function loadLogos(listed: readonly Project[]): Promise<Project[]> {
  const projects: Project[] = [];
  for (let i = 0; i < listed.length; i += BATCH) {
    projects.push(...(await Promise.all(listed.slice(i, i + BATCH).map(withLogo))));
  }
  return projects;
}
