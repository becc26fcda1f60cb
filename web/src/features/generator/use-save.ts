import type { ExportFormatId } from '@everscan/core/export/index';
import * as m from '@everscan/messages/download';
import * as ui from '@everscan/messages/ui';
import type { DownloadSource } from '../../codes/download-code.ts';
import { errorText } from '../../codes/fault-text.ts';
import { toast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';

type SaveOptions = {
  format?: ExportFormatId | undefined;
  /** In place of the code on the screen. */
  source?: DownloadSource | undefined;
  /** Called with the name of the file when it has been saved. */
  onSaved?: ((name: string) => void) | undefined;
};

const loadSave = () => import('./save-code.ts');

/** Saves one file at a time, by default in the format of the last one, and reports a failure in a toast. */
export function useSave(shown: DownloadSource | undefined) {
  const [run] = useAction(async ({ source = shown, format, onSaved }: SaveOptions) => {
    if (!source) return;
    try {
      const { saveCode } = await loadSave();
      const name = await saveCode(source, format);
      if (name) onSaved?.(name);
    } catch (error) {
      toast('error', ui.errorTitle, await errorText(error, m.downloadFailed));
    }
  });
  return run;
}
