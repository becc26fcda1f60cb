import { saveFile } from '../../lib/save-file.ts';

/** The destination of a zip. */
export type ZipSink = {
  readonly stream: WritableStream<Uint8Array>;
  /** The zip is complete. @returns what saves it once more */
  finish(): () => Promise<void>;
  /** The zip was cancelled or failed. */
  discard(): void;
};

/** Chunks are joined into blobs of this size. */
const PART_BYTES = 4_000_000;

type FileHandle = FileSystemFileHandle & { remove?(): Promise<void> };
type Picker = (options: { suggestedName: string; types: object[] }) => Promise<FileHandle>;

/**
 * Opens the destination of a zip: a file on the disk for a large one, if the browser supports it, else
 * a download. Call it within a click, because the browser asks for the file.
 * @returns undefined when the user cancels
 */
export async function openZipSink(
  name: string,
  { isLarge }: { isLarge: boolean },
): Promise<ZipSink | undefined> {
  const pick = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!isLarge || !pick) return downloadSink(name);
  try {
    const types = [{ description: 'Zip', accept: { 'application/zip': ['.zip'] } }];
    const handle = await pick.call(window, { suggestedName: name, types });
    return {
      stream: await handle.createWritable(),
      finish: () => async () => saveFile(await handle.getFile(), name),
      discard: () => void handle.remove?.().catch(() => {}),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    return downloadSink(name); // such as in a frame, where the browser forbids it
  }
}

/** Collects blobs, which browsers move to the disk when they grow. */
function downloadSink(name: string): ZipSink {
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  function flush() {
    parts.push(new Blob(chunks));
    chunks = [];
    bytes = 0;
  }
  return {
    stream: new WritableStream<Uint8Array>({
      write(chunk) {
        chunks.push(chunk as Uint8Array<ArrayBuffer>);
        bytes += chunk.length;
        if (bytes >= PART_BYTES) flush();
      },
    }),
    finish() {
      flush();
      const zip = new Blob(parts, { type: 'application/zip' });
      saveFile(zip, name);
      return async () => saveFile(zip, name);
    },
    discard() {
      parts.length = 0;
    },
  };
}
