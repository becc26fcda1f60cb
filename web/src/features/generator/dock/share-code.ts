import * as m from '@everscan/messages/generator';
import { type DownloadSource, makeCheckedFile } from '../../../codes/download-code.ts';
import { renderDownload } from '../../../codes/render-download.ts';
import { toast } from '../../../lib/toasts.ts';

/** Shares the image through the share sheet. @throws when the browser refuses */
export async function shareCode(source: DownloadSource): Promise<void> {
  const image = await makeCheckedFile(source, renderDownload);
  if (!image) return;
  const file = new File([image], source.fileName('png'), { type: image.type });
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === 'AbortError') return; // the person has closed the sheet
    if (error.name !== 'NotAllowedError') throw error;
    // A tap permits sharing only for a few seconds, and the check took longer, so the person has to tap again.
    toast('info', m.readyToShare, file.name, {
      label: m.shareNow,
      run: () => navigator.share({ files: [file] }).catch(() => {}),
    });
  }
}

/** Copies the image to the clipboard. @throws when the browser refuses */
export async function copyCode(source: DownloadSource): Promise<void> {
  let isCancelled = false;
  let fault: unknown;
  // Safari requires that the promise of the image is passed within the click.
  const image = makeCheckedFile(source, renderDownload).then((file) => {
    isCancelled = !file;
    return file ?? Promise.reject(new Error('Cancelled'));
  });
  image.catch((error) => {
    fault = error;
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
  } catch (error) {
    if (isCancelled) return;
    throw fault ?? error; // the browser’s error does not say why there is no image
  }
  toast('success', m.copied, m.imageCopied);
}
