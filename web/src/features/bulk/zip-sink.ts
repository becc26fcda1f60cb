import { saveFile } from '../../lib/save-file.ts';

/** Where a zip goes while it is made. */
export type ZipSink = {
  readonly stream: WritableStream<Uint8Array>;
  /** The zip is whole. */
  finish(): void;
  /** Nothing came of it. */
  discard(): void;
};

/** Files whose bytes need not be kept in memory. */
const PART_BYTES = 4_000_000;

type FileHandle = FileSystemFileHandle & { remove?(): Promise<void> };
type Picker = (options: { suggestedName: string; types: object[] }) => Promise<FileHandle>;

/**
 * A large zip is written to the disk while it grows, where the browser can; any other is a download.
 * Call it within a click: the browser asks where to put it.
 * @returns undefined when the person thought better of it
 */
export async function openZipSink(name: string, isLarge: boolean): Promise<ZipSink | undefined> {
  const pick = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!isLarge || !pick) return downloadSink(name);
  try {
    const types = [{ description: 'Zip', accept: { 'application/zip': ['.zip'] } }];
    const handle = await pick.call(window, { suggestedName: name, types });
    return {
      stream: await handle.createWritable(),
      finish: () => {},
      discard: () => void handle.remove?.().catch(() => {}),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    return downloadSink(name); // such as in a frame, where the browser forbids it
  }
}

/** Parts become blobs, which browsers move to the disk when they grow. */
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
      saveFile(new Blob(parts, { type: 'application/zip' }), name);
    },
    discard() {
      parts.length = 0;
    },
  };
}
