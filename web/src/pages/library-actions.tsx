import type { Kit } from '@everscan/contract/api/kits';
import type { LibraryCode } from '@everscan/contract/api/library';
import type { LibraryJob } from '@everscan/contract/api/library-jobs';
import { defaultDesign } from '@everscan/core/design/design';
import { kitLook } from '@everscan/messages/kits';
import * as m from '@everscan/messages/library';
import * as jobs from '@everscan/messages/library-jobs';
import * as sheets from '@everscan/messages/sheets';
import { Download, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useKits } from '../codes/kit-calls.ts';
import { readDesigns, readMatching } from '../codes/library-calls.ts';
import { listLooks } from '../features/bulk/looks.ts';
import { useGroups } from '../features/library/library-data.ts';
import type { Selected } from '../features/library/use-selection.ts';
import CodeActions from '../features/library-jobs/code-actions.tsx';
import type { ListedCode } from '../features/projects/download-all.ts';
import { useDownload } from '../features/projects/use-download.ts';
import { useDownloadMarks } from '../features/projects/use-download-marks.ts';
import { SheetMaker } from '../features/sheets/sheet-maker.tsx';
import { messageOf } from '../lib/call.ts';
import { toast } from '../lib/toasts.ts';
import { useAction } from '../lib/use-action.ts';
import { useLatest } from '../lib/use-latest.ts';
import { Button } from '../ui/button.tsx';
import { loadLabels, type PrintedCode } from './library-labels.ts';

type LibraryActionsProps = {
  userId: number;
  selected: Selected;
  /** Codes have been selected. */
  onSelected: () => void;
  onStarted: (job: LibraryJob) => void;
};

/** What can be done with selected codes. */
export default function LibraryActions(props: LibraryActionsProps) {
  const { userId, selected, onStarted } = props;
  const onSelected = useLatest(props.onSelected);
  useEffect(() => onSelected.current(), [onSelected]);
  const groups = useGroups(userId);
  const markDownloaded = useDownloadMarks(userId, true);
  const { kits = [] } = useKits(userId);
  const { download, done } = useDownload(markDownloaded);
  const [loaded, setLoaded] = useState<number>();
  const [printed, setPrinted] = useState<readonly PrintedCode[]>();
  const [print, isLoading] = useAction(async () => {
    setLoaded(0);
    try {
      setPrinted(await loadLabels(await loadSelected(selected), setLoaded));
    } catch (error) {
      toast('error', sheets.printOnLabels, messageOf(error, m.codesNotLoaded));
    } finally {
      setLoaded(undefined);
    }
  });
  return (
    <>
      <Button
        look="quiet"
        className="px-2 sm:px-2.5"
        disabled={done !== undefined}
        onClick={() => download(() => loadSelected(selected))}
      >
        <Download aria-hidden className="size-4" />
        {done === undefined ? (
          <span className="max-sm:sr-only">{m.download}</span>
        ) : (
          m.downloadProgress(done, selected.count)
        )}
      </Button>
      <Button
        look="quiet"
        className="px-2 sm:px-2.5"
        aria-haspopup="dialog"
        disabled={isLoading}
        onClick={print}
      >
        <Printer aria-hidden className="size-4" />
        {loaded === undefined ? (
          <span className="max-sm:sr-only">{sheets.printOnLabels}</span>
        ) : (
          m.downloadProgress(loaded, selected.count)
        )}
      </Button>
      <CodeActions
        {...{ ...selected, groups, onStarted }}
        looks={[
          ...kits.map(lookOfKit),
          ...readyLooks,
          ...selected.codes.slice(0, OFFERED_CODES).map(lookOf),
        ]}
      />
      {printed && (
        <SheetMaker
          items={printed}
          onSaved={(items) => {
            const saved = new Set<unknown>(items);
            markDownloaded(printed.filter((code) => saved.has(code)));
          }}
          onClose={() => setPrinted(undefined)}
        />
      )}
    </>
  );
}

/** Codes whose design can be chosen for the others. */
const OFFERED_CODES = 50;

const readyLooks = listLooks(defaultDesign, []).map(({ value, label, design }) => ({
  value,
  label,
  load: async () => design,
}));

function lookOfKit({ id, name, design }: Kit) {
  return { value: `kit-${id}`, label: kitLook(name), load: async () => design, kit: id };
}

function lookOf({ id, title }: LibraryCode) {
  const load = async () => (await readDesigns([id]))[0]?.design;
  return { value: id, label: jobs.designOf(title), load };
}

/** @throws {CallError} */
async function loadSelected({ selection, codes }: Selected): Promise<readonly ListedCode[]> {
  if (!('filter' in selection)) return codes;
  const except = new Set(selection.except);
  const all: ListedCode[] = [];
  for await (const page of readMatching(selection.filter)) {
    all.push(...page.filter(({ id }) => !except.has(id)));
  }
  return all;
}
