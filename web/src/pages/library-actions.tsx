import type { LibraryCode } from '@everscan/contract/api/library';
import type { LibraryJob } from '@everscan/contract/api/library-jobs';
import { defaultDesign } from '@everscan/core/design/design';
import * as m from '@everscan/messages/library';
import * as jobs from '@everscan/messages/library-jobs';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { readDesigns, readMatching } from '../codes/library-calls.ts';
import { listLooks } from '../features/bulk/looks.ts';
import { useGroups } from '../features/library/library-data.ts';
import type { Selected } from '../features/library/use-selection.ts';
import CodeActions from '../features/library-jobs/code-actions.tsx';
import type { ListedCode } from '../features/projects/download-all.ts';
import { Button } from '../ui/button.tsx';

type LibraryActionsProps = {
  userId: number;
  selected: Selected;
  /** There is a selection, or no longer. */
  onPresence: (isPresent: boolean) => void;
  onStarted: (job: LibraryJob) => void;
  onDownload: (load: () => Promise<readonly ListedCode[]>, count: number) => void;
  isDownloading: boolean;
};

/** What can be done with selected codes. */
export default function LibraryActions(props: LibraryActionsProps) {
  const { userId, selected, onPresence, onStarted, onDownload, isDownloading } = props;
  useEffect(() => {
    onPresence(true);
    return () => onPresence(false);
  }, [onPresence]);
  const groups = useGroups(userId);
  return (
    <>
      <Button
        look="quiet"
        className="px-2.5"
        disabled={isDownloading}
        onClick={() => onDownload(() => loadSelected(selected), selected.count)}
      >
        <Download aria-hidden className="size-4" />
        {m.download}
      </Button>
      <CodeActions
        {...{ ...selected, groups, onStarted }}
        looks={[...readyLooks, ...selected.codes.slice(0, OFFERED_CODES).map(lookOf)]}
      />
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

function lookOf({ id, title }: LibraryCode) {
  const load = async () => (await readDesigns([id]))[0]?.design;
  return { value: id, label: jobs.designOf(title), load };
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
