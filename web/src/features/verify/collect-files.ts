/** Files by their paths, with `/` between folders. */
export type FileTree = Map<string, Blob>;

/** Unzipping holds the whole file in memory. */
const MAX_ZIP_BYTES = 500_000_000;

export class ZipError extends Error {
  readonly isTooLarge: boolean;
  constructor(isTooLarge: boolean) {
    super('The zip file cannot be read.');
    this.isTooLarge = isTooLarge;
  }
}

/** The files that were chosen in an input, either a folder or zip files. @throws {ZipError} */
export async function filesOfInput(files: readonly File[]): Promise<FileTree> {
  const tree: FileTree = new Map();
  for (const file of files) await addFile(tree, file.webkitRelativePath || file.name, file);
  return tree;
}

/** The dropped files. Must be called during the event, because its items are gone afterwards. @throws {ZipError} */
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
    // Each call returns some entries, and the last one an empty list.
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
  if (file.size > MAX_ZIP_BYTES) throw new ZipError(true);
  const { unzip } = await import('fflate');
  const zipped = new Uint8Array(await file.arrayBuffer());
  const spellings = new Map<string, string>();
  let bytes = 0;
  let isAmbiguous = false;
  const files = await new Promise<Record<string, Uint8Array<ArrayBuffer>>>((resolve, reject) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      isAmbiguous ||= isAmbiguousName(name, spellings);
      bytes += originalSize;
      return !name.endsWith('/') && bytes <= MAX_ZIP_BYTES && !isAmbiguous;
    };
    unzip(zipped, { filter }, (error, result) => {
      if (error) reject(new ZipError(false));
      else resolve(result as Record<string, Uint8Array<ArrayBuffer>>);
    });
  });
  if (bytes > MAX_ZIP_BYTES) throw new ZipError(true);
  if (isAmbiguous) throw new ZipError(false);
  for (const [path, content] of Object.entries(files)) {
    tree.set(`${folder}/${path}`, new Blob([content]));
  }
}

/**
 * Whether some programs would extract an entry of a zip file to a different place than others, or over another entry.
 * @param spellings of earlier files and folders; this function adds those of the entry
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

/** Normalises a path, so that names are equal if any file system treats them as the same. */
function folded(path: string): string {
  return path.normalize().toUpperCase().toLowerCase().normalize();
}
