import { downloadFailed, printSize } from '@everscan/messages/download';
import * as m from '@everscan/messages/generator';
import { fixAndSaveAgain, savedButHard } from '@everscan/messages/scan';
import * as ui from '@everscan/messages/ui';
import { causeWords, fixLabel } from '@everscan/messages/words/scan-check';
import type { DrawnCode } from '../../../codes/code-file.ts';
import type { DownloadSource } from '../../../codes/download-code.ts';
import { errorText } from '../../../codes/fault-text.ts';
import { checkScan } from '../../../codes/scan-checker.ts';
import { toast } from '../../../lib/toasts.ts';
import { canShareFiles } from '../can-share-files.ts';
import { leastWidthText } from '../export/least-width.ts';
import { corrected, saveCode } from '../save-code.ts';
import { shareCode } from './share-code.ts';
import { shortened } from './shortened.ts';

/** What fits beside "Saved" on the narrowest phones. */
const MAX_NAME = 24;

type SavedCode = {
  name: string;
  code: DrawnCode;
  source: DownloadSource;
  /** Opens the card about the saved file. */
  onMore: () => void;
};

/** Confirms a download in a toast, because the card about the saved file is further down the page. */
export async function confirmDownload({ name, code, source, onMore }: SavedCode): Promise<void> {
  const { text, design, isLevelFixed, scene } = code;
  const check = checkScan(text, design, { isLevelFixed, isPreview: true });
  const verdict = await check.catch(() => undefined);
  const more = { label: printSize, run: onMore };
  if (verdict?.rating === 'hard' || verdict?.rating === 'unreadable') {
    const { fix, causes } = verdict;
    const title = savedButHard(causes.map((id) => causeWords[id].label)[0]);
    const again = fix && {
      label: fixAndSaveAgain(fixLabel(fix)),
      run: reporting(downloadFailed, () => saveCode(corrected(source, fix.design))),
    };
    toast('info', title, '', again ?? more);
    return;
  }
  const share = canShareFiles()
    ? { label: m.shareFile, run: reporting(m.notShared, () => shareCode(source)) }
    : undefined;
  const title = m.savedToast(shortened(name, MAX_NAME));
  toast('success', title, m.printFrom(leastWidthText(scene)), share ?? more, share && more);
}

/** Reports a failure in another toast. */
const reporting = (failed: string, work: () => Promise<unknown>) => () =>
  work().catch(async (error) => {
    toast('error', ui.errorTitle, await errorText(error, failed));
  });
