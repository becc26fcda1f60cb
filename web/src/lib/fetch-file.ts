/** A server that says nothing for so long is taken for lost. */
const SILENCE_MS = 30_000;

export type FetchedFile = { file: Blob; name: string };

/**
 * Reads a file of any size, with the name that the server gives it. It is not tried again: the person
 * who waits for it can.
 * @param onProgress told how many bytes are here
 * @throws when it cannot be had whole
 */
export async function fetchFile(
  path: string,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await fetch(path, {
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(await reasonOf(response));
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let bytes = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      parts.push(value);
      bytes += value.length;
      onProgress(bytes);
    }
    const type = response.headers.get('content-type') ?? '';
    return { file: new Blob(parts, { type }), name: name ?? 'export' };
  } finally {
    clearTimeout(timer);
  }
}

async function reasonOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  return body.error ?? '';
}
