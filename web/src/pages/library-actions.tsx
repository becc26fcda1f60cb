import * as m from '@everscan/messages/library';
import { Download } from 'lucide-react';
import { readMatching } from '../codes/library-calls.ts';
import type { Selected } from '../features/library/use-selection.ts';
import type { ListedCode } from '../features/projects/download-all.ts';
import { useDownload } from '../features/projects/use-download.ts';
import { useDownloadMarks } from '../features/projects/use-download-marks.ts';
import { Button } from '../ui/button.tsx';

type LibraryActionsProps = { userId: number; selected: Selected };

/** What can be done with selected codes. */
export default function LibraryActions({ userId, selected }: LibraryActionsProps) {
  const markDownloaded = useDownloadMarks(userId, true);
  const { download, done } = useDownload(markDownloaded);
  return (
    <Button
      look="quiet"
      className="px-2.5"
      disabled={done !== undefined}
      onClick={() => download(() => loadSelected(selected))}
    >
      <Download aria-hidden className="size-4" />
      {done === undefined ? m.download : m.downloadProgress(done, selected.count)}
    </Button>
  );
}

/** @throws {CallError} */
async function loadSelected({ selection, codes }: Selected): Promise<readonly ListedCode[]> {
  if ('ids' in selection) return codes;
  const except = new Set(selection.except);
  const all: ListedCode[] = [];
  for await (const page of readMatching(selection.filter)) {
    all.push(...page.filter(({ id }) => !except.has(id)));
  }
  return all;
}
