import type { Kit } from '@everscan/contract/brand-kits.schemas';
import type { Action, LibraryCode } from '@everscan/contract/codes.schemas';
import { defaultDesign } from '@everscan/core/design/design';
import { lookOf } from '@everscan/core/design/presets';
import * as m from '@everscan/messages/library';
import * as sheets from '@everscan/messages/sheets';
import { type ComponentProps, useEffect } from 'react';
import { codeName } from '../codes/code-name.ts';
import { useKits } from '../codes/kit-calls.ts';
import { readDesigns } from '../codes/library-calls.ts';
import { listLooks } from '../features/bulk/looks.ts';
import { Preview } from '../features/library/preview.tsx';
import type { Selected } from '../features/library/use-selection.ts';
import CodeActions, { type ActionForm } from '../features/library-jobs/code-actions.tsx';
import { Button } from '../ui/button.tsx';
import { Download, Printer } from '../ui/icons.tsx';

type LibraryActionsProps = {
  userId: number;
  selected: Selected;
  /** Called with the number of selected codes; 0 when the selection ends. */
  onCount: (count: number) => void;
  onOpen: (Form: ActionForm, looks: Looks) => void;
  onRun: (action: Action) => Promise<unknown>;
  onDownload: () => void;
  isDownloading: boolean;
  onPrint: () => void;
  isPrinting: boolean;
};

export type Looks = ComponentProps<ActionForm>['looks'];

/** The actions for the selected codes. */
export default function LibraryActions(props: LibraryActionsProps) {
  const { userId, selected, onCount, onOpen, onRun } = props;
  useEffect(() => {
    onCount(selected.count);
    return () => onCount(0);
  }, [onCount, selected.count]);
  const { kits = [] } = useKits(userId);
  return (
    <>
      <Button
        look="quiet"
        className="px-2 sm:px-2.5"
        isBusy={props.isDownloading}
        onClick={props.onDownload}
      >
        <Download aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{m.download}</span>
      </Button>
      <Button
        look="quiet"
        className="px-2 sm:px-2.5"
        aria-haspopup="dialog"
        title={sheets.printOnLabels}
        isBusy={props.isPrinting}
        onClick={props.onPrint}
      >
        <Printer aria-hidden className="size-4" />
        <span className="max-2xl:sr-only">{sheets.printOnLabels}</span>
      </Button>
      <CodeActions
        onRun={onRun}
        onOpen={(Form) => {
          const offered = selected.codes.slice(0, OFFERED_CODES).map(ofCode);
          onOpen(Form, [...kits.map(ofKit), ...readyLooks, ...offered]);
        }}
      />
    </>
  );
}

/** The number of codes whose designs the user can choose for other codes. */
const OFFERED_CODES = 50;

const readyLooks: Looks = listLooks(defaultDesign, [])
  .filter(({ design }) => design.frame === null) // codes keep their own frames
  .map(({ value, label, group, design }) => ({
    value,
    label,
    group,
    design,
    load: async () => ({ do: 'look', look: lookOf(design) }),
  }));

function ofKit({ id, name, design }: Kit): Looks[number] {
  const load = async (replacesLabels: boolean) =>
    ({ do: 'kit', kit: id, ...(replacesLabels && { replacesLabels }) }) as const;
  return { value: `kit-${id}`, label: name, group: 'kits', design, load, setsFrame: true };
}

function ofCode(code: LibraryCode): Looks[number] {
  const load = async (replacesLabels: boolean) => {
    const [found] = await readDesigns([code.id]);
    const action = { do: 'design', ...(replacesLabels && { replacesLabels }) } as const;
    return found && { ...action, design: found.design };
  };
  const picture = <Preview code={code} sizePx={160} className="size-full rounded-none border-0" />;
  return { value: code.id, label: codeName(code), group: 'codes', picture, load, setsFrame: true };
}
