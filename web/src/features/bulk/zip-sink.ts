import { saveFile } from '../../lib/save-file.ts';

/** The destination of a zip. */
export type ZipSink = {
  readonly stream: WritableStream<Uint8Array>;
  /** Completes the zip. @returns a function that saves it again */
  finish(): () => Promise<void>;
  /** Removes the incomplete zip. */
  discard(): void;
};

/** Chunks are joined into blobs of about this size. */
const PART_BYTES = 4_000_000;

type FileHandle = FileSystemFileHandle & { remove?(): Promise<void> };
type Picker = (options: { suggestedName: string; types: object[] }) => Promise<FileHandle>;

/**
 * Opens the destination of a zip: for a large zip a file on the disk, if the browser supports that, otherwise a
 * download. Must be called in a click handler, because the browser asks the user for the file.
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
    return downloadSink(name); // the browser forbids the picker, for example in a frame
  }
}

/** Collects the zip in blobs, because browsers move large blobs to the disk. */
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
