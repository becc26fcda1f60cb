import { savedToast } from '@everscan/messages/generator';
import * as m from '@everscan/messages/projects';
import * as ui from '@everscan/messages/ui';
import { useState } from 'react';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import type { ListedCode } from './download-all.ts';
import { rememberDownloaded } from './downloaded-codes.ts';

/**
 * Downloads codes as a zip, or a single one as an image, and reports the outcome as a toast.
 * @returns the number of codes made so far; `undefined` when no download is running
 */
export function useDownload(userId: number) {
  const [done, setDone] = useState<number>();
  const [download] = useAction(async (load: () => Promise<readonly ListedCode[]>) => {
    setDone(0);
    try {
      const [{ downloadAll }, codes] = await Promise.all([import('./download-all.ts'), load()]);
      const saved = await downloadAll(codes, setDone, (made) => rememberDownloaded(userId, made));
      if (!saved) return;
      const { leftOut, file = '' } = saved;
      if (leftOut.length === 0)
        toast('success', ui.successTitle, codes.length === 1 ? savedToast(file) : m.allDownloaded);
      else toast('info', m.someSkippedTitle, m.someSkipped(leftOut));
    } catch {
      toast('error', ui.errorTitle, m.notDownloaded);
    } finally {
      setDone(undefined);
    }
  });
  return { download, done };
}
