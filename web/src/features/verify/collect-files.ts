/** Files by their path, with `/` between folders. */
export type FileTree = Map<string, Blob>;

/** Unzipping needs all of this in memory. */
const ZIP_MAX_BYTES = 500_000_000;

export class ZipError extends Error {
  readonly isTooLarge: boolean;
  constructor(isTooLarge: boolean) {
    super('The zip file cannot be read.');
    this.isTooLarge = isTooLarge;
  }
}

/** The files of an input: of a folder, or zip files. @throws {ZipError} */
export async function filesOfInput(files: readonly File[]): Promise<FileTree> {
  const tree: FileTree = new Map();
  for (const file of files) await addFile(tree, file.webkitRelativePath || file.name, file);
  return tree;
}

/** Call it during the event: its items are gone afterwards. @throws {ZipError} */
export async function filesOfDrop({ items }: DataTransfer): Promise<FileTree> {
  const entries = [...items]
    .map((item) => item.webkitGetAsEntry())
    .filter((entry) => entry !== null);
  const tree: FileTree = new Map();
  for (const entry of entries) await addEntry(tree, entry);
  return tree;
}

async function addEntry(tree: FileTree, entry: FileSystemEntry): Promise<void> {
  if (entry.isFile) {
    const { file } = entry as FileSystemFileEntry;
    const blob = await new Promise<File>((resolve, reject) => file.call(entry, resolve, reject));
    return addFile(tree, entry.fullPath.replace(/^\//, ''), blob);
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // Each call returns some of the entries, and none at the end.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (entries.length === 0) return;
    for (const one of entries) await addEntry(tree, one);
  }
}

async function addFile(tree: FileTree, path: string, file: File): Promise<void> {
  if (!path.includes('/') && /\.zip$/i.test(path)) await unzipInto(tree, path.slice(0, -4), file);
  else tree.set(path, file);
}

async function unzipInto(tree: FileTree, folder: string, file: File): Promise<void> {
  if (file.size > ZIP_MAX_BYTES) throw new ZipError(true);
  const { unzip } = await import('fflate');
  const zipped = new Uint8Array(await file.arrayBuffer());
  const spellings = new Map<string, string>();
  let bytes = 0;
  let isAmbiguous = false;
  const files = await new Promise<Record<string, Uint8Array<ArrayBuffer>>>((resolve, reject) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      isAmbiguous ||= isAmbiguousName(name, spellings);
      bytes += originalSize;
      return !name.endsWith('/') && bytes <= ZIP_MAX_BYTES && !isAmbiguous;
    };
    unzip(zipped, { filter }, (error, result) => {
      if (error) reject(new ZipError(false));
      else resolve(result as Record<string, Uint8Array<ArrayBuffer>>);
    });
  });
  if (bytes > ZIP_MAX_BYTES) throw new ZipError(true);
  if (isAmbiguous) throw new ZipError(false);
  for (const [path, content] of Object.entries(files)) {
    tree.set(`${folder}/${path}`, new Blob([content]));
  }
}

/**
 * Whether programs extract an entry of a zip file to different places, or over another entry.
 * @param spellings of the files and folders before it, which it adds to
 */
function isAmbiguousName(name: string, spellings: Map<string, string>): boolean {
  const path = name.replace(/\/$/, '');
  if (/\\|(?:^|\/)(?:[^/]*[. ])?(?:\/|$)/.test(path)) return true; // Windows drops dots and spaces at the end
  const folders = path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
  const isSpelledTwice = folders.some((one) => (spellings.get(folded(one)) ?? one) !== one);
  const isRepeated = spellings.has(folded(path)) && !name.endsWith('/');
  for (const one of folders) spellings.set(folded(one), one);
  return isSpelledTwice || isRepeated;
}

/** The same for all names that a disk can take for one. */
function folded(path: string): string {
  return path.normalize().toUpperCase().toLowerCase().normalize();
}
