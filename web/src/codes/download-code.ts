import type { Design } from '@everscan/core/design/design';
import { saveFile } from '../lib/save-file.ts';
import { askAboutEdited, findFailedCodes } from './check-before-download.ts';
import type { DrawnCode } from './code-file.ts';
import type { FileSize } from './file-to-check.ts';

/** The code on the screen, from which files are made. */
export type DownloadSource = {
  /** Available once `begin` has resolved. */
  readonly code: DrawnCode;
  /** @param extension without a dot */
  readonly fileName: (extension: string) => string;
  /** Runs before anything else: loads missing parts, and resolves to false if the person cancels. */
  readonly begin?: (() => Promise<boolean>) | undefined;
  /** Creates the code that is shown as a preview; `undefined` when the person cancels. */
  readonly create?: (() => Promise<DrawnCode | undefined>) | undefined;
  /** Applies the design that a warning suggested; returns the code drawn with it, which `create` uses. */
  readonly onFix: (design: Design) => DrawnCode;
  /** Called when the file exists and is about to be saved, copied or shared. */
  readonly onMade: () => void;
  /** Called when the file has been saved. */
  readonly onDownloaded: (file: Blob, name: string) => void;
};

export type FileRenderer = (code: DrawnCode) => Blob | Promise<Blob>;

/**
 * Reads the code back and renders its file. If the created code has a different address from its preview, its
 * symbol differs, and it is read back as well, unless the person has already accepted a warning.
 * @returns `undefined` when the person cancels after a warning
 */
export async function makeCheckedFile(
  source: DownloadSource,
  render: FileRenderer,
  size?: FileSize,
): Promise<Blob | undefined> {
  const { begin, create, onMade } = source;
  if (begin && !(await begin())) return undefined;
  let hasAccepted = false;
  const shown = await readBack(source.code);
  const made = shown && create ? await create() : shown;
  const isOther = made?.text !== shown?.text;
  const final = made && isOther && !hasAccepted ? await readBack(made) : made;
  if (!final) return undefined;
  const file = await render(final);
  onMade();
  return file;

  async function readBack(code: DrawnCode): Promise<DrawnCode | undefined> {
    const [failed] = await findFailedCodes([{ code, ...size }]);
    if (!failed) return code;
    const answer = await askAboutEdited(failed);
    if (answer === 'cancel') return undefined;
    hasAccepted = answer === 'download';
    return answer === 'download' ? code : source.onFix(answer);
  }
}

type FileOptions = {
  /** Without a dot. */
  readonly extension: string;
  readonly render: FileRenderer;
  readonly size?: FileSize;
};

/**
 * Saves a code as a file, unless the person cancels after a warning.
 * @returns the name of the file, if it was saved
 */
export async function downloadCode(
  source: DownloadSource,
  { extension, render, size }: FileOptions,
): Promise<string | undefined> {
  const file = await makeCheckedFile(source, render, size);
  if (!file) return undefined;
  const name = source.fileName(extension);
  saveFile(file, name);
  source.onDownloaded(file, name);
  return name;
}
