import type { ErrorBody } from '@everscan/contract/errors';
import { urlOf } from './api.ts';
import { knownText } from './call.ts';

/** If no data arrive for this long, the connection counts as lost. */
const SILENCE_MS = 30_000;

export type FetchedFile = { file: Blob; name: string };

/**
 * Downloads a file of any size, with the name that the server gives it. There is no automatic retry, because the user
 * can start the download again.
 * @param onProgress called with the number of bytes received so far
 * @throws when the file does not arrive completely
 */
export async function fetchFile(
  route: 'GET /api/export',
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await fetch(urlOf(route, {}), {
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
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  return (await knownText(body)) ?? body.error ?? '';
}
