import type { Project } from '@everscan/contract/api/projects';
import { distinctNames } from '@everscan/core/export/file-name';
import { checkBeforeDownload } from '../../codes/check-before-download.ts';
import { fileNameOf, makeCode, renderDownload } from '../../codes/code-file.ts';
import { codeName } from '../../codes/code-name.ts';
import { findContentType, loadContentTypes } from '../../codes/content-types.ts';
import type { Draft } from '../../codes/draft.ts';
import { isDrawable, loadDrawing } from '../../codes/drawing.ts';
import { saveFile } from '../../lib/save-file.ts';
import { draftOf } from './project-draft.ts';
import { withLogo } from './project-logos.ts';

/** Codes made before the page may respond to input again. */
const BATCH = 8;

/**
 * Makes every code and saves them as `qr-codes.zip`, without those that cannot be made, such as a
 * code without an address.
 * @param onProgress called with the number of codes done so far
 * @param onMade called with the codes once their files are saved
 * @returns the titles of the codes left out; `undefined` when the person cancels after a warning
 */
export async function downloadAll(
  listed: readonly Project[],
  onProgress: (done: number) => void,
  onMade: (projects: readonly Project[]) => void,
): Promise<string[] | undefined> {
  const { downloadZip } = await import('client-zip');
  const projects = await loadLogos(listed);
  if (!projects.every(({ type }) => findContentType(type))) await loadContentTypes();
  const drafts = projects.map(draftOf);
  const hard = drafts.filter(({ design }) => !isDrawable(design));
  await Promise.all(hard.map(({ design }) => loadDrawing(design)));
  const names = distinctNames(
    projects.map((project, i) =>
      fileNameOf(drafts[i] as Draft, 'png', project.link ? codeName(project) : undefined),
    ),
  );
  const files = drafts.map((draft, i) => ({
    name: names[i] as string,
    title: codeName(projects[i] as Project),
    code: makeCode(draft),
  }));
  const drawn = files.flatMap(({ code, title }) =>
    'scene' in code ? [{ code: { ...code, title } }] : [],
  );
  if ((await checkBeforeDownload(drawn, onProgress)) === 'cancel') return undefined;

  async function* entries() {
    for (const [index, { name, code }] of files.entries()) {
      if (index % BATCH === 0) {
        onProgress(index);
        await new Promise((resolve) => setTimeout(resolve));
      }
      if ('scene' in code) yield { name, input: await renderDownload(code) };
    }
    onProgress(files.length);
  }

  saveFile(await downloadZip(entries()).blob(), 'qr-codes.zip');
  onMade(projects);
  return files.filter(({ code }) => 'problem' in code).map(({ title }) => title);
}

/** Loads a few at a time. @throws {CallError} when one cannot be loaded */
async function loadLogos(listed: readonly Project[]): Promise<Project[]> {
  const projects: Project[] = [];
  for (let i = 0; i < listed.length; i += BATCH) {
    projects.push(...(await Promise.all(listed.slice(i, i + BATCH).map(withLogo))));
  }
  return projects;
}
