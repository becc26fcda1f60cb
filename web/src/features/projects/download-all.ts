import type { Project } from '@everscan/contract/codes.schemas';
import type { Content } from '@everscan/core/content/index';
import { type Design, defaultDesign } from '@everscan/core/design/design';
import { distinctNames } from '@everscan/core/export/file-name';
import { askAboutFailed, findFailedCodes } from '../../codes/check-before-download.ts';
import { fileNameOf, makeCode } from '../../codes/code-file.ts';
import { codeName } from '../../codes/code-name.ts';
import { findContentType, loadContentTypes } from '../../codes/content-types.ts';
import type { Draft } from '../../codes/draft.ts';
import { isDrawable, loadDrawing } from '../../codes/drawing.ts';
import { readDesigns } from '../../codes/library-calls.ts';
import { DOWNLOAD, makeFiles } from '../../codes/make-file.ts';
import type { FailedCode } from '../../codes/questions.ts';
import { acceptSamples } from '../../codes/sample-question.ts';
import { saveFile } from '../../lib/save-file.ts';
import { currentDraft } from './current-draft.ts';

/** Codes whose designs and drawings are in memory at the same time. */
const MAX_PART_SIZE = 96;

/** A saved code as a list shows it. */
export type ListedCode = Pick<Project, 'id' | 'version' | 'title' | 'type' | 'data' | 'style'> & {
  link: { target: string } | null;
  /** If the design or the image of its logo is missing, it is loaded. */
  design?: Design;
};

/**
 * Makes all codes and saves them as `qr-codes.zip`, or a single one as its file. Leaves out codes that cannot be made,
 * such as a code without an address or a code that was deleted meanwhile.
 * @param onProgress called with the number of codes made so far
 * @param onMade called with the codes whose files are saved
 * @returns the titles of the codes left out and the name of the saved file, if there is one; `undefined` when the person
 * cancels after a question
 * @throws {CallError} when a design or a code that was changed meanwhile cannot be loaded
 */
export async function downloadAll<Code extends ListedCode>(
  codes: readonly Code[],
  onProgress: (done: number) => void,
  onMade: (codes: readonly Code[]) => void,
): Promise<{ leftOut: string[]; file?: string } | undefined> {
  const named = codes.map((code) => ({
    id: code.id,
    title: codeName(code),
    content: contentOf(code),
  }));
  if (!(await acceptSamples(named))) return undefined;
  const { downloadZip } = await import('client-zip');
  if (!codes.every(({ type }) => findContentType(type))) await loadContentTypes();
  const names = distinctNames(
    codes.map((code) => {
      const design = { ...defaultDesign, shape: code.style };
      return fileNameOf(
        { content: contentOf(code), design },
        'png',
        code.link ? codeName(code) : undefined,
      );
    }),
  );
  const files: { name: string; input: Blob }[] = [];
  const failed: FailedCode[] = [];
  const made: Code[] = [];
  const leftOut: string[] = [];
  for (const { start, part } of partsOf(codes)) {
    const report = (done: number) => onProgress(start + done);
    const drawn = await drawAll(part);
    const checked = drawn.flatMap(({ code }) => (code ? [{ code }] : []));
    failed.push(...(await findFailedCodes(checked, report)));
    const blobs = await makeFiles(
      checked.map(({ code }) => code),
      DOWNLOAD,
    );
    for (const [i, { title, code }] of drawn.entries()) {
      const input = code && blobs.shift();
      if (!(input instanceof Blob)) {
        leftOut.push(title);
        continue;
      }
      files.push({ name: names[start + i] as string, input });
      made.push(part[i] as Code);
    }
    report(part.length);
  }
  const isUnwanted = failed.length > 0 && (await askAboutFailed(failed, files.length)) === 'cancel';
  if (isUnwanted) return undefined;
  const isSingle = codes.length === 1;
  if (isSingle && files.length === 0) return { leftOut };
  const zip = async () => ({ name: 'qr-codes.zip', input: await downloadZip(files).blob() });
  const file = (isSingle && files[0]) || (await zip());
  saveFile(file.input, file.name);
  onMade(made);
  return { leftOut, file: file.name };
}

/** Splits the codes into parts of about the same size. A part with a single code would be checked more thoroughly. */
function* partsOf<Code>(codes: readonly Code[]) {
  const parts = Math.max(1, Math.ceil(codes.length / MAX_PART_SIZE));
  const size = Math.ceil(codes.length / parts);
  for (let start = 0; start < codes.length; start += size) {
    yield { start, part: codes.slice(start, start + size) };
  }
}

/** Draws the codes. The result has no `code` if one cannot be drawn. */
async function drawAll(codes: readonly ListedCode[]) {
  const missing = codes.filter(({ design }) => !design || design.logo?.image === '');
  const loaded = new Map(
    (await readDesigns(missing.map(({ id }) => id))).map((each) => [each.id, each]),
  );
  const drafts: (Draft | undefined)[] = [];
  for (const code of codes) {
    const draft = missing.includes(code)
      ? await currentDraft(code, loaded.get(code.id))
      : { content: contentOf(code), design: code.design as Design };
    drafts.push(draft);
  }
  const hard = drafts.flatMap((draft) => (draft && !isDrawable(draft.design) ? draft.design : []));
  await Promise.all(hard.map((design) => loadDrawing(design)));
  return drafts.map((draft, i) => {
    const title = codeName(codes[i] as ListedCode);
    const code = draft && makeCode(draft);
    return code && 'scene' in code
      ? { title, code: { ...code, title } }
      : { title, code: undefined };
  });
}

const contentOf = ({ type, data }: ListedCode) => ({ type, data }) as Content;
